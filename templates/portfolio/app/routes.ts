import { index, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  index('pages/home.tsx'),
  route('work/:slug', 'pages/project.tsx'),
  route('about', 'pages/about.tsx'),
  route('writing', 'pages/writing.tsx'),
  route('writing/:slug', 'pages/article.tsx'),
  route('contact', 'pages/contact.tsx'),
  route('feed.xml', 'feed.ts'),
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig
