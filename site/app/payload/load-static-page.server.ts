import type { RouterContextProvider } from 'react-router'
import { pageData } from './page-data.server'
import { proStateContext } from './pro-state.server'
import { keepOwnPart, keepStaticPart } from '../article/static-parts.server'
import { notFound } from '../navigation/not-found'
import type { StaticPageContent, StaticPageData } from '../static-page/static-page'

/** For route loaders: stores the HTML of the page for rendering, and returns the rest as loader data. */
export async function loadStaticPage(path: string, context: Readonly<RouterContextProvider>): Promise<StaticPageData> {
  const pro = context.get(proStateContext)
  const page = (await pageData(path, pro)) as StaticPageContent | undefined
  if (!page) throw notFound(path, { fatal: true })

  const { html, styles, title, description } = page
  // The answer to a form may contain a key. Another visitor can request the same path at the same time.
  if (pro.fields) keepOwnPart(context, path, { html, styles })
  else keepStaticPart(path, { html, styles })
  return { path: page.path, title, description }
}
