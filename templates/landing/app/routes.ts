import { index, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  index('pages/home.tsx'),
  route('pricing', 'pages/pricing.tsx'),
  route('contact', 'pages/contact.tsx'),
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig
