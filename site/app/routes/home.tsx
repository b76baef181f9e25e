import { site } from '../../site.config'
import { keepStaticPart } from '../article/static-parts.server'
import { socialMeta } from '../companions/social-meta'
import type { HomeData } from '../home/home-data'
import { HomePage } from '../home/HomePage'
import { renderHome } from '../home/render-home.server'
import { loadPage } from '../navigation/payload-cache'
import type { Route } from './+types/home'

export async function loader(): Promise<HomeData> {
  const home = await renderHome()
  keepStaticPart('/', home)
  return { title: home.title, description: home.description }
}

export function clientLoader(): Promise<HomeData> {
  return loadPage<HomeData>('/')
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  return [
    { title: `${site.name} - ${loaderData.title}` },
    { name: 'description', content: loaderData.description },
    ...socialMeta({ path: '/', ...loaderData }),
    { tagName: 'link', rel: 'canonical', href: site.url },
  ]
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return <HomePage html={loaderData.html} />
}
