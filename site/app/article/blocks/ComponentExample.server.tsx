import { highlightInline } from '@frond/content/highlight'
import { Island } from '../Island.server'
import { plainHtml } from '../plain-html'

const sources = import.meta.glob<string>('../../../examples/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** From how many lines on the source starts closed. */
const LONG = 16

interface ComponentExampleProps {
  /** The file below `examples/`, without its extension. */
  name: string
  /** Shows the source below. */
  source?: boolean
  /** Starts with the source closed. By default long sources do. */
  collapse?: boolean
  /** Extra classes around the running example. */
  className?: string
  /** Takes away the space around the example. */
  flush?: boolean
}

/** An example that runs, its source, and the way to see it alone. */
export function ComponentExample({ name, source = true, collapse, className, flush }: ComponentExampleProps) {
  const code = findSource(name)
  const isLong = collapse ?? code.split('\n').length > LONG

  return (
    <div className="block-frame" data-block="example">
      <div className={`block-preview ${flush ? 'p-0' : ''} ${className ?? ''}`} data-preview="">
        <Island kind="example" name={name} />
      </div>
      <div className="block-bar">
        <code>{name}.tsx</code>
        <button
          type="button"
          className="bar-button bar-dir ms-auto"
          data-toggle="dir"
          aria-pressed="false"
          aria-label="Right to left"
        />
        <button
          type="button"
          className="bar-button bar-mode"
          data-toggle="dark"
          aria-pressed="false"
          aria-label="Show in the other mode"
        />
        <a
          className="bar-button bar-open"
          href={`/examples/${name}`}
          target="_blank"
          aria-label={`Open ${name} alone`}
        />
      </div>
      {source && <SourceCode code={code} collapse={isLong} />}
    </div>
  )
}

function SourceCode({ code, collapse }: { code: string; collapse: boolean }) {
  return (
    <div className="block-code" data-code="" data-collapsed={collapse ? '' : undefined}>
      <pre tabIndex={0}>{plainHtml([highlightInline(code, 'tsx')])}</pre>
      <button type="button" className="copy-button" data-copy="Copied" aria-label="Copy code" />
      {collapse && (
        <button type="button" className="expand-button" data-expand="">
          Show all of the code
        </button>
      )}
    </div>
  )
}

/** The text of an example as it is shown: the file itself. */
export function findSource(name: string): string {
  const source = sources[`../../../examples/${name}.tsx`]
  if (source === undefined) throw new Error(`::component-example: there is no examples/${name}.tsx.`)
  return source.trimEnd()
}
