import { ProseCollapsible as Collapsible, type ProseCollapsibleProps } from '@frond/ui/prose'
import { HtmlPanel } from '../HtmlPanel'

/** A button that shows and hides content. */
export default function ProseCollapsible({ html, ...props }: ProseCollapsibleProps & { html?: string }) {
  return (
    <Collapsible {...props}>
      <HtmlPanel html={html} />
    </Collapsible>
  )
}
