import { ProseCodeCollapse as CodeCollapse, type ProseCodeCollapseProps } from '@frond/ui/prose'
import { HtmlPanel } from '../HtmlPanel'

/** A long code block with a button that expands it. */
export default function ProseCodeCollapse({ html, ...props }: ProseCodeCollapseProps & { html?: string }) {
  return (
    <CodeCollapse {...props}>
      <HtmlPanel html={html} className="*:my-0 *:rounded-none *:border-0" />
    </CodeCollapse>
  )
}
