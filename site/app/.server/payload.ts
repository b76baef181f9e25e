import type { MiddlewareFunction } from 'react-router'
import type { DocsPayload } from '../docs/payload'
import { renderDocsPage } from '../docs/render-page.server'
import { renderNavigation, treePaths } from '../docs/render-navigation.server'
import { docsSections } from '../docs/sections'
import { documentPaths, renderDocument } from '../companions/documents.server'
import { renderRawPage } from '../companions/raw-page.server'
import { answerIsland } from '../islands/server-islands.server'
import { pageData } from './page-data'
import { notFoundProblem, problem } from './problem'
import { contentTypes } from './site-manifest'

const suffix = '/_payload.json'

/**
 * Answers `{path}/_payload.json`, `/raw{path}.md` and what else machines read. The build writes these answers as files;
 * in development they are made on demand, as islands are always.
 */
export const answerCompanions: MiddlewareFunction<Response> = async ({ request }, next) => {
  const { pathname } = new URL(request.url)
  const [, rawPath] = /^\/raw(\/docs\/.+)\.md$/.exec(pathname) ?? []
  if (rawPath) {
    const markdown = renderRawPage(rawPath)
    if (markdown !== undefined)
      return new Response(markdown, { headers: { 'Content-Type': 'text/markdown; charset=utf-8' } })
  }
  if (documentPaths.includes(pathname)) {
    const type = contentTypes[pathname.slice(pathname.lastIndexOf('.'))]!
    return new Response(renderDocument(pathname), { headers: { 'Content-Type': type } })
  }
  if (pathname.startsWith('/_islands/')) return answerIsland(request)
  if (!pathname.endsWith(suffix)) return next()

  const payload = await renderPayload(pathname.slice(0, -suffix.length) || '/')
  return payload ? Response.json(payload) : problem(notFoundProblem(`No payload: ${pathname}`))
}

/** The payload of a page, or of the tree of a docs section. */
export async function renderPayload(path: string): Promise<object | undefined> {
  const section = docsSections[treePaths.indexOf(path)]
  if (section) return renderNavigation(section.name)
  const page = await renderDocsPage(path)
  if (!page) return pageData(path)
  const { title, description, html, styles } = page
  return { path: page.path, title, description, html, styles } satisfies DocsPayload
}
