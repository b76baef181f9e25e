import { globSync } from 'node:fs'
import { index, route, type RouteConfig } from '@react-router/dev/routes'
import { toPath } from './content-path'
import { site } from './site'

/** Each Markdown file has a route of its own, so that the build writes its page, and other addresses are not found. */
const pages = globSync('content/**/*.md')
  .map(toPath)
  .sort()
  .map((path) => route(path.slice(1), 'pages/doc.tsx', { id: path }))

const indexes = site.versions.map(({ id }) => route(`search/${id}.json`, 'search-index.ts', { id: `search-${id}` }))

export default [index('pages/home.tsx'), ...pages, ...indexes, route('*', 'pages/not-found.tsx')] satisfies RouteConfig
