import { docsPages } from '../../content/content.server'
import { Island, type IslandReference } from '../Island.server'
import { exampleNames } from '../island-modules.server'
import { Still } from './Still.server'

interface ComponentsListProps {
  /** The category whose components are listed. */
  category: string
}

/** Lists the components of one category, each with a thumbnail: an example rendered as static HTML. */
export function ComponentsList({ category }: ComponentsListProps) {
  const pages = pagesOf(category)
  if (pages.length === 0) throw new Error(`::components-list: no page has the category "${category}".`)

  return (
    <ul className="gallery" data-gallery="">
      {pages.map(({ path, title, description }) => {
        const slug = slugOf(path)
        const example = thumbnailOf(slug)
        return (
          <li key={path} className="gallery-card" data-words={`${title} ${description}`.toLowerCase()}>
            <div className="gallery-stage" inert aria-hidden>
              {example && <Still name={example} className="gallery-still" page={pageLike[slug]} />}
            </div>
            <div className="gallery-text">
              <a href={path}>{title}</a>
              <p>{description}</p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}

/** The text field that filters the lists of the page. */
export function ComponentsFilter() {
  return <Island kind="filter" name="gallery" />
}

/** Returns the examples that the list of a category shows, so that they can be loaded before rendering starts. */
export function findThumbnails(category: string): IslandReference[] {
  return pagesOf(category).flatMap(({ path }) => {
    const name = thumbnailOf(slugOf(path))
    return name ? [{ kind: 'example' as const, name }] : []
  })
}

/**
 * Components that need the width of a page. Their thumbnails are scaled down as a page, with or without a margin. The
 * thumbnail of an overlay is a scene: the overlay and the part of the page around it.
 */
const pageLike: Readonly<Record<string, 'edge' | 'margin' | 'scene' | undefined>> = {
  'blog-posts': 'margin',
  'changelog-versions': 'margin',
  'confirm-dialog': 'scene',
  'content-search': 'scene',
  'context-menu': 'scene',
  'dashboard-search': 'scene',
  drawer: 'scene',
  'dropdown-menu': 'scene',
  footer: 'edge',
  header: 'edge',
  main: 'edge',
  modal: 'scene',
  page: 'margin',
  'page-body': 'margin',
  'page-columns': 'margin',
  'page-cta': 'margin',
  'page-grid': 'margin',
  'page-header': 'margin',
  'page-hero': 'edge',
  'page-section': 'edge',
  popover: 'scene',
  'pricing-plans': 'margin',
  'pricing-table': 'margin',
  slideover: 'scene',
  toast: 'scene',
  toaster: 'scene',
  tooltip: 'scene',
}

function pagesOf(category: string) {
  return docsPages().filter((page) => page.category === category && page.path.startsWith('/docs/components/'))
}

function slugOf(path: string): string {
  return path.split('/').at(-1)!
}

/** Picks the `thumbnail` example, then `basic`, then the first one. */
function thumbnailOf(slug: string): string | undefined {
  const own = exampleNames().filter((name) => name.startsWith(`${slug}/`))
  return ['thumbnail', 'basic'].map((name) => `${slug}/${name}`).find((name) => own.includes(name)) ?? own[0]
}
