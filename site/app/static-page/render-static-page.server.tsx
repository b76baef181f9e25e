import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { componentStyles } from '../article/component-styles.server'
import { IslandsContext, prepareIslands, type IslandReference } from '../article/Island.server'
import type { StaticPageContent, StaticPageHead } from './static-page'

/** Library components by the slot name in their markup. */
const components = new Map(
  Object.keys(import.meta.glob('../../../packages/ui/src/components/*.tsx')).map((file) => {
    const name = file.slice(file.lastIndexOf('/') + 1, -'.tsx'.length)
    return [toSlug(name), name] as const
  }),
)

/** Renders a page to HTML. Its islands are loaded first, because rendering is synchronous. */
export async function renderStaticPage(
  { path, title, description }: StaticPageHead,
  page: ReactElement,
  references: readonly IslandReference[] = [],
): Promise<StaticPageContent> {
  const islands = await prepareIslands(references)
  const html = renderToStaticMarkup(
    <IslandsContext value={islands}>
      <main id="content" tabIndex={-1} className="outline-none">
        {page}
      </main>
    </IslandsContext>,
  )
  return { path, title, description, html, styles: [...new Set([...findStyles(html), ...islands.styles])] }
}

/** Returns the stylesheets of the components in an HTML string, because no browser module imports them. */
function findStyles(html: string): string[] {
  const slots = new Set([...html.matchAll(/ data-slot="([a-z-]+)"/g)].map(([, slot]) => slot!))
  return [...slots].flatMap((slot) => componentStyles(components.get(slot) ?? ''))
}

function toSlug(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase()
}
