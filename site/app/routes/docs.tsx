import { site } from '../../site.config'
import { findSimilarPages } from '../.server/content'
import { keepStaticPart } from '../.server/static-parts'
import { DocsNavigation } from '../docs/DocsNavigation'
import { DocsPage } from '../docs/DocsPage'
import type { DocsPageData } from '../docs/payload'
import { useContentReload } from '../docs/use-content-reload'
import { renderNavigation } from '../docs/render-navigation.server'
import { renderDocsPage } from '../docs/render-page.server'
import { loadNavigation, loadPayload, PayloadError } from '../navigation/payload-cache'
import { notFound } from '../navigation/not-found'
import type { Route } from './+types/docs'

// Prerendering asks for the path with a slash at its end and the browser without, so the path is made from the params.
function toPath(params: Route.LoaderArgs['params']): string {
  return `/docs/${params['*']}`.replace(/\/+$/, '')
}

export async function loader({ params }: Route.LoaderArgs): Promise<DocsPageData> {
  const path = toPath(params)
  const page = await renderDocsPage(path)
  if (!page) throw notFound(path, { fatal: true, suggestions: findSimilarPages(path) })

  keepStaticPart(path, page)
  keepStaticPart('navigation', renderNavigation())
  return { path, title: page.title, description: page.description }
}

export async function clientLoader({ params }: Route.ClientLoaderArgs): Promise<DocsPageData> {
  const path = toPath(params)
  try {
    const [payload, navigation] = await Promise.all([loadPayload(path), loadNavigation()])
    return { ...payload, navigation }
  } catch (error) {
    if (error instanceof PayloadError && error.status === 404) throw notFound(path, { fatal: true })
    throw error
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const title = `${loaderData.title} - ${site.name}`
  return [
    { title },
    { name: 'description', content: loaderData.description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: loaderData.description },
    { tagName: 'link', rel: 'canonical', href: `${site.url}${loaderData.path}` },
    { tagName: 'link', rel: 'alternate', type: 'text/markdown', href: `/raw${loaderData.path}.md` },
  ]
}

export default function DocsRoute({ loaderData }: Route.ComponentProps) {
  useContentReload()
  const { path, html } = loaderData

  return (
    <div className="mx-auto flex max-w-container px-4 sm:px-6 lg:px-8">
      <DocsNavigation html={loaderData.navigation} />
      <DocsPage key={import.meta.env.DEV ? path + html : path} {...loaderData} />
    </div>
  )
}
