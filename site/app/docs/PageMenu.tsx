import { DropdownMenu } from '@frond/ui/dropdown-menu'
import { useToast } from '@frond/ui/use-toast'
import { useLocation } from 'react-router'
import { site } from '../../site.config'
import { AdoptedTrigger } from '../popups/AdoptedTrigger'
import type { IntentPopupProps } from '../popups/intent-popups'
import { assistantLink } from './assistant-link'

/** Further actions for the Markdown version of a page. */
export function PageMenu({ trigger, defaultOpen }: IntentPopupProps) {
  const toast = useToast()
  const file = `/raw${useLocation().pathname.replace(/\/+$/, '')}.md`
  const url = site.url + file

  async function copyLink(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url)
      toast.add({ title: 'Link copied', icon: 'lucide:check', color: 'success' })
    } catch {
      toast.add({ title: 'The link could not be copied', icon: 'lucide:x', color: 'error' })
    }
  }

  const away = { target: '_blank', rel: 'noopener' } as const
  return (
    <DropdownMenu
      defaultOpen={defaultOpen}
      size="sm"
      content={{ align: 'end' }}
      items={[
        { label: 'Copy Markdown link', icon: 'lucide:link', onSelect: () => void copyLink() },
        { label: 'View as Markdown', icon: 'simple-icons:markdown', to: file, ...away },
        { label: 'Open in ChatGPT', icon: 'simple-icons:openai', to: assistantLink('ChatGPT', url), ...away },
        { label: 'Open in Claude', icon: 'simple-icons:claude', to: assistantLink('Claude', url), ...away },
      ]}
    >
      <AdoptedTrigger element={trigger} />
    </DropdownMenu>
  )
}
