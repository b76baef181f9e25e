import { highlightInline } from '@frond/content/highlight'
import { collapseCode, findComponentStart } from '../collapsed-code'
import { plainHtml } from '../plain-html'

/** Number of visible lines of collapsed code, as in its `max-height`. */
const SHOWN_LINES = 8

interface SourceCodeProps {
  code: string
  language: string
  /** Starts collapsed. The text is the label of the button that expands the code. */
  collapse?: string
}

/** Highlighted source code. While it is collapsed, it starts with the component: imports and data are hidden. */
export function SourceCode({ code, language, collapse }: SourceCodeProps) {
  const highlighted = highlightInline(code, language)
  const visible = { start: findComponentStart(code), lines: SHOWN_LINES }

  return (
    <div className="block-code" data-code="" data-collapsed={collapse ? '' : undefined}>
      <pre tabIndex={0}>{plainHtml([collapse ? collapseCode(highlighted, visible) : highlighted])}</pre>
      <button type="button" className="copy-button" data-copy="Copied" aria-label="Copy code" />
      {collapse && (
        <button type="button" className="expand-button" data-expand="">
          {collapse}
        </button>
      )}
    </div>
  )
}
