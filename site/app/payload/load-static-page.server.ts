import { pageData } from './page-data.server'
import { keepStaticPart } from '../article/static-parts.server'
import { notFound } from '../navigation/not-found'
import type { StaticPageContent, StaticPageData } from '../static-page/static-page'

/** For the loader of a route: the page is put where it is rendered from, and what is left of it is data. */
export async function loadStaticPage(path: string): Promise<StaticPageData> {
  const page = (await pageData(path)) as StaticPageContent | undefined
  if (!page) throw notFound(path, { fatal: true })

  const { html, styles, title, description } = page
  keepStaticPart(path, { html, styles })
  return { path: page.path, title, description }
}
