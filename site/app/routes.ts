import { index, route, type RouteConfig } from '@react-router/dev/routes'

/** Every page of the site. Redirects are in `redirects.ts`; files, payloads and `/healthz` are the server's. */
export default [
  index('routes/home.tsx'),
  route('docs/*', 'routes/docs.tsx'),
  route('examples/*', 'routes/example.tsx'),
  route('figma', 'routes/figma.tsx'),
  route('pro', 'routes/pro.tsx'),
  route('pro/activate', 'routes/pro-activate.tsx'),
  route('pro/pricing', 'routes/pro-pricing.tsx'),
  route('pro/purchase', 'routes/pro-purchase.tsx'),
  route('releases/:version?', 'routes/releases.tsx'),
  route('showcase', 'routes/showcase.tsx'),
  route('team', 'routes/team.tsx'),
  route('templates', 'routes/templates.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
