import { highlightInline } from '@frond/content/highlight'
import { plainHtml } from '../article/plain-html'

interface CodeProps {
  code: string
  language?: string
  /** Name for scripts that update the code in the block. */
  live?: string
}

/** A code block with a copy button. */
export function Code({ code, language = 'tsx', live }: CodeProps) {
  return (
    <div className="block-code home-code" dir="ltr" data-code="">
      <pre tabIndex={0} data-live-code={live}>
        {plainHtml([highlightInline(code.trimEnd(), language)])}
      </pre>
      <button type="button" className="copy-button" data-copy="Copied" aria-label="Copy code" />
    </div>
  )
}
