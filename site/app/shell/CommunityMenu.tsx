import { Icon } from '@frond/ui/icon'
import { Popover } from '@frond/ui/popover'
import { AdoptedTrigger } from '../popups/AdoptedTrigger'
import type { IntentPopupProps } from '../popups/intent-popups'
import { communityLinks } from '../menu'
import { menuIcons } from './menu-icons'
import { ExternalMark } from './MenuLinks'

/** Short delays, so that the menu does not flicker when the pointer only crosses the trigger. */
const OPEN_DELAY_MS = 80
const CLOSE_DELAY_MS = 150

/** The popup of “Community”: the team, and the tools around the library. It opens on hover and on keyboard focus. */
export function CommunityMenu({ trigger, defaultOpen }: IntentPopupProps) {
  return (
    <Popover
      mode="hover"
      enableTouch
      openDelay={OPEN_DELAY_MS}
      closeDelay={CLOSE_DELAY_MS}
      // The pointer or the focus is usually on the trigger before this code is loaded.
      defaultOpen={defaultOpen || trigger.matches(':hover, :focus-visible')}
      aria-label="Community"
      className="w-80 p-2"
      renderContent={({ close }) => (
        <nav aria-label="Community" className="grid gap-0.5">
          {communityLinks.map(({ label, to, description, external }) => (
            <a
              key={label}
              href={to}
              target={external ? '_blank' : undefined}
              rel={external ? 'noopener' : undefined}
              className="flex gap-3 rounded-md p-2.5 text-sm transition-colors hover:bg-elevated focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary"
              onClick={() => close()}
            >
              <Icon name={menuIcons[label]!} className="mt-0.5 size-4.5 shrink-0 text-dimmed" />
              <span className="min-w-0">
                <span className="flex items-center gap-1 font-medium text-highlighted">
                  {label}
                  {external && <ExternalMark />}
                </span>
                <span className="text-muted">{description}</span>
              </span>
            </a>
          ))}
        </nav>
      )}
    >
      <AdoptedTrigger element={trigger} />
    </Popover>
  )
}
