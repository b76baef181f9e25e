import { index, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  index('pages/home.tsx'),
  route('releases/:version', 'pages/release.tsx'),
  route('subscribe', 'pages/subscribe.tsx'),
  route('feed.xml', 'feed.ts'),
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig
