import { route, type RouteConfig } from '@react-router/dev/routes'

/** Every page of the site. Redirects are in `redirects.ts`; files, payloads and `/healthz` are the server's. */
export default [
  route('docs/*', 'routes/docs.tsx'),
  route('examples/*', 'routes/example.tsx'),
  route('api/icons/:collection', 'routes/icons.ts'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
