import { ContextMenu } from '@frond/ui/context-menu'
import { useToast } from '@frond/ui/use-toast'
import { AdoptedTrigger } from '../popups/AdoptedTrigger'
import type { IntentPopupProps } from '../popups/intent-popups'

const BRAND_COLOR = '#00DC82'

/** The context menu of the logo. */
export function LogoMenu({ trigger }: IntentPopupProps) {
  const toast = useToast()

  async function copyLogo(): Promise<void> {
    try {
      await navigator.clipboard.writeText(toFile(trigger.querySelector('svg')!))
      toast.add({ title: 'Logo copied as SVG', icon: 'lucide:check', color: 'success' })
    } catch {
      toast.add({ title: 'The logo could not be copied', icon: 'lucide:x', color: 'error' })
    }
  }

  return (
    <ContextMenu
      items={[
        { label: 'Copy logo as SVG', icon: 'lucide:copy', onSelect: () => void copyLogo() },
        { label: 'Browse design kit', icon: 'lucide:figma', to: '/figma' },
      ]}
    >
      <AdoptedTrigger element={trigger} />
    </ContextMenu>
  )
}

/** Serializes the logo as a standalone SVG file, with its namespace and the brand color. */
function toFile(drawing: SVGElement): string {
  const svg = drawing.cloneNode(true) as SVGElement
  svg.removeAttribute('class')
  svg.removeAttribute('aria-hidden')
  return new XMLSerializer().serializeToString(svg).replaceAll('currentColor', BRAND_COLOR)
}
