import { loadPage } from '../navigation/payload-cache'
import { loadStaticPage } from '../payload/load-static-page.server'
import { pageMeta, type StaticPageData } from '../static-page/static-page'
import { StaticPage } from '../static-page/StaticPage'
import type { Route } from './+types/static-page'

/** Prerendering requests the path with a trailing slash. */
function toPath({ pathname }: URL): string {
  return pathname.replace(/\/+$/, '')
}

export const loader = ({ url, context }: Route.LoaderArgs) => loadStaticPage(toPath(url), context)
export const clientLoader = ({ url }: Route.ClientLoaderArgs) => loadPage<StaticPageData>(toPath(url))
export const meta: Route.MetaFunction = pageMeta

/** Pages whose content is one HTML string from the server: every page of `pages.ts` that names this module. */
export default function StaticPageRoute({ loaderData }: Route.ComponentProps) {
  return <StaticPage {...loaderData} />
}
