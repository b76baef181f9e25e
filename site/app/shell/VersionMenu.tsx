import { DropdownMenu } from '@frond/ui/dropdown-menu'
import { AdoptedTrigger } from '../popups/AdoptedTrigger'
import type { IntentPopupProps } from '../popups/intent-popups'
import { versions } from './versions'

/** Links to the docs of each version that has docs. */
export function VersionMenu({ trigger, defaultOpen }: IntentPopupProps) {
  return (
    <DropdownMenu
      defaultOpen={defaultOpen}
      size="sm"
      content={{ align: 'start' }}
      items={versions.map(({ label, to }, index) => ({
        label,
        to,
        icon: 'lucide:book-open',
        active: index === 0,
        description: index === 0 ? 'Current version' : 'Older version',
      }))}
    >
      <AdoptedTrigger element={trigger} />
    </DropdownMenu>
  )
}
