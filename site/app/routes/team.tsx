import { loadPage } from '../navigation/payload-cache'
import { loadStaticPage } from '../payload/load-static-page.server'
import { pageMeta, type StaticPageData } from '../static-page/static-page'
import { StaticPage } from '../static-page/StaticPage'
import type { Route } from './+types/team'

const path = '/team'

export const loader = () => loadStaticPage(path)
export const clientLoader = () => loadPage<StaticPageData>(path)
export const meta: Route.MetaFunction = pageMeta

export default function TeamRoute({ loaderData }: Route.ComponentProps) {
  return <StaticPage {...loaderData} />
}
