import { use } from 'react'
import { Island, IslandsContext } from '../Island.server'
import { SourceCode } from './SourceCode.server'

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

/** An example that runs, its source, and the way to see it alone. One that fills a page runs in a frame. */
export function ComponentExample({ name, source = true, collapse, className, flush }: ComponentExampleProps) {
  const code = findSource(name)
  const isLong = collapse ?? code.split('\n').length > LONG
  const isPage = use(IslandsContext)?.modules.get(`example:${name}`)?.layout === 'page'

  return (
    <div className="block-frame" data-block="example" data-name={name}>
      <div className={`block-preview ${flush || isPage ? 'p-0' : ''} ${className ?? ''}`} data-preview="">
        {isPage ? <PageFrame name={name} /> : <Island kind="example" name={name} />}
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
        {!isPage && (
          <button
            type="button"
            className="bar-button bar-width"
            data-toggle="width"
            aria-pressed="false"
            aria-label="Try other widths"
          />
        )}
        <a
          className="bar-button bar-open"
          href={`/examples/${name}`}
          target="_blank"
          rel="noopener"
          aria-label={`Open ${name} alone`}
        />
      </div>
      {source && <SourceCode code={code} language="tsx" collapse={isLong ? 'Show all of the code' : undefined} />}
    </div>
  )
}

/** A whole page in the page. Browsers begin with frames long before they are in sight, so it waits to be given its address. */
function PageFrame({ name }: { name: string }) {
  const title = `${name} in a frame`
  const address = `/examples/${name}`
  return (
    <>
      <iframe data-src={address} title={title} className="example-page" />
      <noscript>
        <iframe src={address} loading="lazy" title={title} className="example-page" />
      </noscript>
    </>
  )
}

/** The text of an example as it is shown: the file itself. */
export function findSource(name: string): string {
  const source = sources[`../../../examples/${name}.tsx`]
  if (source === undefined) throw new Error(`::component-example: there is no examples/${name}.tsx.`)
  return source.trimEnd()
}
