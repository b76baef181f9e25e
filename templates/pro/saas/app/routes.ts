import { index, layout, prefix, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  layout('layouts/site.tsx', [
    index('pages/home.tsx'),
    route('pricing', 'pages/pricing.tsx'),
    route('blog', 'pages/blog.tsx'),
    route('blog/:name', 'pages/post.tsx'),
    route('changelog', 'pages/changelog.tsx'),
    ...prefix('docs', [
      layout('layouts/docs.tsx', [index('pages/docs-home.tsx'), route(':name', 'pages/docs-page.tsx')]),
    ]),
    route('account', 'layouts/account.tsx', [
      index('pages/account/profile.tsx'),
      route('notifications', 'pages/account/notifications.tsx'),
      route('billing', 'pages/account/billing.tsx'),
    ]),
    route('*', 'pages/not-found.tsx'),
  ]),
  layout('layouts/auth.tsx', [route('sign-in', 'pages/sign-in.tsx'), route('sign-up', 'pages/sign-up.tsx')]),
] satisfies RouteConfig
