import { site } from '../../site.config'
import { findSimilarPages } from '../content/content.server'
import { keepStaticPart } from '../article/static-parts.server'
import { socialMeta } from '../companions/social-meta'
import { DocsNavigation, isTreeShown } from '../docs/DocsNavigation'
import { DocsPage } from '../docs/DocsPage'
import type { DocsPageData, DocsPayload } from '../docs/payload'
import { sectionOf, treePath } from '../content/docs-sections'
import { useContentReload } from '../docs/use-content-reload'
import { renderNavigationFor } from '../docs/render-navigation.server'
import { renderDocsPage } from '../docs/render-page.server'
import { loadPage, loadPayload } from '../navigation/payload-cache'
import { notFound } from '../navigation/not-found'
import type { RouteHandle } from '../navigation/route-middleware'
import type { Route } from './+types/docs'

export const handle: RouteHandle = { middleware: 'known-page' }

// Prerendering requests the path with a trailing slash and the browser without, so build the path from the params.
function toPath(params: Route.LoaderArgs['params']): string {
  return `/docs/${params['*']}`.replace(/\/+$/, '')
}

export async function loader({ params }: Route.LoaderArgs): Promise<DocsPageData> {
  const path = toPath(params)
  const page = await renderDocsPage(path)
  if (!page) throw notFound(path, { fatal: true, suggestions: findSimilarPages(path) })

  keepStaticPart(path, page)
  keepStaticPart(`navigation:${path}`, renderNavigationFor(path))
  return { path, title: page.title, description: page.description }
}

export async function clientLoader({ params }: Route.ClientLoaderArgs): Promise<DocsPageData> {
  const path = toPath(params)
  const section = sectionOf(path)
  const [page, tree] = await Promise.all([
    loadPage<DocsPayload>(path),
    isTreeShown(section) ? undefined : loadPayload<{ html: string }>(treePath(section)),
  ])
  return { ...page, navigation: tree?.html }
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  return [
    { title: `${loaderData.title} - ${site.name}` },
    { name: 'description', content: loaderData.description },
    { tagName: 'link', rel: 'canonical', href: `${site.url}${loaderData.path}` },
    { tagName: 'link', rel: 'alternate', type: 'text/markdown', href: `/raw${loaderData.path}.md` },
    ...socialMeta(loaderData),
  ]
}

export default function DocsRoute({ loaderData }: Route.ComponentProps) {
  useContentReload()
  const { path, html } = loaderData

  return (
    <div className="mx-auto flex max-w-container px-4 sm:px-6 lg:px-8">
      <DocsNavigation key={sectionOf(path)} path={path} html={loaderData.navigation} />
      <DocsPage key={import.meta.env.DEV ? path + html : path} {...loaderData} />
    </div>
  )
}
