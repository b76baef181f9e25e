import { highlightInline } from '@frond/content/highlight'
import { removeHighlightAfter } from '../collapsed-code'
import { plainHtml } from '../plain-html'

/** How many lines of closed code can be seen. */
const SHOWN_LINES = 12

interface SourceCodeProps {
  code: string
  language: string
  /** Starts closed, with a button of this name that opens it. */
  collapse?: string
}

export function SourceCode({ code, language, collapse }: SourceCodeProps) {
  const highlighted = highlightInline(code, language)

  return (
    <div className="block-code" data-code="" data-collapsed={collapse ? '' : undefined}>
      <pre tabIndex={0}>{plainHtml([collapse ? removeHighlightAfter(highlighted, SHOWN_LINES) : highlighted])}</pre>
      <button type="button" className="copy-button" data-copy="Copied" aria-label="Copy code" />
      {collapse && (
        <button type="button" className="expand-button" data-expand="">
          {collapse}
        </button>
      )}
    </div>
  )
}
