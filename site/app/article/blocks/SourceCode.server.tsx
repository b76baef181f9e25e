import { highlightInline } from '@frond/content/highlight'
import { removeHighlightAfter } from '../collapsed-code'
import { plainHtml } from '../plain-html'

/** Number of visible lines of collapsed code. */
const SHOWN_LINES = 12

interface SourceCodeProps {
  code: string
  language: string
  /** Starts collapsed. The text is the label of the button that expands the code. */
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
