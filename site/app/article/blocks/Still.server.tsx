import { use } from 'react'
import { renderToString } from 'react-dom/server'
import { IslandsContext } from '../Island.server'
import { IslandRoot } from '../IslandRoot'

export interface StillProps {
  /** Path of the file below `examples/`, without its extension. */
  name: string
  className: string
  /** How the gallery scales the picture. */
  page?: string
}

/** An example as a picture: static HTML that is never hydrated. Render it in an inert element. */
export function Still({ name, className, page }: StillProps) {
  const islands = use(IslandsContext)
  const Component = islands?.modules.get(`example:${name}`)?.Island
  if (!islands || !Component) throw new Error(`Still: example "${name}" was not prepared before rendering.`)
  const html = renderToString(
    <IslandRoot>
      <Component />
    </IslandRoot>,
    { identifierPrefix: islands.nextId() },
  )
  // Replace the headings of the picture, because they must not be part of the page outline.
  const still = html.replace(/<(\/?)h[1-6]\b/g, '<$1div')
  return <div className={className} data-page={page} dangerouslySetInnerHTML={{ __html: still }} />
}

/**
 * A picture of an overlay in use, at the start of its page. The overlay itself would need a script to open, and would move
 * the focus or cover the page.
 */
export function ComponentStill({ name }: Pick<StillProps, 'name'>) {
  return (
    <div inert aria-hidden>
      <Still name={name} className="block-frame" />
    </div>
  )
}
