import { use } from 'react'
import { Island, IslandsContext } from '../Island.server'
import { SourceCode } from './SourceCode.server'

const sources = import.meta.glob<string>('../../../examples/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Sources with more lines than this start collapsed. */
const LONG = 12

interface ComponentExampleProps {
  /** Path of the file below `examples/`, without its extension. */
  name: string
  /** Shows the source below the example. */
  source?: boolean
  /** Starts with the source collapsed. By default, only long sources do. */
  collapse?: boolean
  /** Extra classes for the element around the running example. */
  className?: string
  /** Removes the padding around the example. */
  flush?: boolean
  /** Renders an example that fills a page at the width of a desktop, scaled down. */
  wide?: boolean
  /** Hydrates the example when it comes near the viewport, for one that shows nothing before hydration. */
  wake?: boolean
}

/** A running example with its source and a link that opens it alone. An example that fills a page runs in an iframe. */
export function ComponentExample({
  name,
  source = true,
  collapse,
  className,
  flush,
  wide,
  wake,
}: ComponentExampleProps) {
  const code = findSource(name)
  const isLong = collapse ?? code.split('\n').length > LONG
  const isPage = use(IslandsContext)?.modules.get(`example:${name}`)?.layout === 'page'

  return (
    <div className="block-frame" data-block="example" data-name={name}>
      <div
        className={`block-preview ${flush || isPage ? 'p-0' : ''} ${className ?? ''}`}
        data-preview=""
        data-wake={wake ? 'now' : undefined}
      >
        {isPage ? <PageFrame name={name} wide={wide} /> : <Island kind="example" name={name} />}
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

/**
 * An iframe with a full-page example. Browsers load iframes long before they are in the viewport, so the script sets
 * `src` later.
 */
function PageFrame({ name, wide }: { name: string; wide?: boolean }) {
  const title = `${name} in a frame`
  const address = `/examples/${name}`
  return (
    <div className={wide ? 'example-wide' : 'contents'}>
      <iframe data-src={address} title={title} className="example-page" />
      <noscript>
        <iframe src={address} loading="lazy" title={title} className="example-page" />
      </noscript>
    </div>
  )
}

/** Returns the source of an example for a knob panel: the component has no parameter, and the panel inserts its values. */
export function findPanelSource(name: string): string {
  const source = findSource(name).replace(/\(props: [^)]*\)/, '()')
  if (!source.includes('...props'))
    throw new Error(`::component-code: examples/${name}.tsx does not pass on its props.`)
  return source.replaceAll(/,\s+type (\w+)/g, (text, type: string) =>
    source.split(new RegExp(String.raw`\b${type}\b`)).length > 2 ? text : '',
  )
}

/** Returns the source of an example as displayed, without the export that tells the site to show it as a page. */
export function findSource(name: string): string {
  const source = sources[`../../../examples/${name}.tsx`]
  if (source === undefined) throw new Error(`::component-example: there is no examples/${name}.tsx.`)
  return source.replace(/^export const layout = .*\n+/m, '').trimEnd()
}
