import type { DocsPayload } from '../docs/payload'
import { renderDocsPage } from '../docs/render-page.server'
import { renderNavigation, treePaths } from '../docs/render-navigation.server'
import { docsSections } from '../content/docs-sections'
import { pageData } from './page-data.server'

/** Returns the payload of a page, or of the navigation tree of a docs section. */
export async function renderPayload(path: string): Promise<object | undefined> {
  const section = docsSections[treePaths.indexOf(path)]
  if (section) return renderNavigation(section.name)
  const page = await renderDocsPage(path)
  if (!page) return pageData(path)
  const { title, description, html, splits, articleEnd, styles } = page
  return { path: page.path, title, description, html, splits, articleEnd, styles } satisfies DocsPayload
}
