import { loadPage } from '../navigation/payload-cache'
import { loadStaticPage } from '../payload/load-static-page.server'
import { pageMeta, type StaticPageData } from '../static-page/static-page'
import { StaticPage } from '../static-page/StaticPage'
import type { Route } from './+types/pro-pricing'

const path = '/pro/pricing'

export const loader = () => loadStaticPage(path)
export const clientLoader = () => loadPage<StaticPageData>(path)
export const meta: Route.MetaFunction = pageMeta

export default function PricingRoute({ loaderData }: Route.ComponentProps) {
  return <StaticPage {...loaderData} />
}
