import { loadPage } from '../navigation/payload-cache'
import { loadStaticPage } from '../payload/load-static-page.server'
import { pageMeta, type StaticPageData } from '../static-page/static-page'
import { StaticPage } from '../static-page/StaticPage'
import type { Route } from './+types/releases'

/** The list of releases, or the one that the address names. */
function toPath({ version }: Route.LoaderArgs['params']): string {
  return version === undefined ? '/releases' : `/releases/${version}`
}

export const loader = ({ params }: Route.LoaderArgs) => loadStaticPage(toPath(params))
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => loadPage<StaticPageData>(toPath(params))
export const meta: Route.MetaFunction = pageMeta

export default function ReleasesRoute({ loaderData }: Route.ComponentProps) {
  return <StaticPage {...loaderData} />
}
