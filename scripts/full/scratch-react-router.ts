import { expectThat, homePage, installScratch, packageManagers, runIn, tryPage, versions } from '../scratch-app.ts'

/** New React Router apps in framework mode, which render on the server: they work in development and when built. */

const reactRouter = '8.4.0'

const app = {
  dependencies: [
    ...versions.react,
    `react-router@${reactRouter}`,
    `@react-router/node@${reactRouter}`,
    `@react-router/serve@${reactRouter}`,
    'isbot@5',
  ],
  devDependencies: ['vite@8.3.8', `@react-router/dev@${reactRouter}`, versions.icons, ...versions.types],
  files: {
    'vite.config.ts': `import { frond } from '@frond/ui/vite'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({ plugins: [reactRouter(), frond()] })
`,
    'app/routes.ts': `import { index, type RouteConfig } from '@react-router/dev/routes'

export default [index('home.tsx')] satisfies RouteConfig
`,
    'app/root.tsx': `import { App, type LinkAdapter } from '@frond/ui'
import type { ReactNode } from 'react'
import { Link, Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router'

const link: LinkAdapter = { Link: ({ href, ...props }) => <Link to={href} {...props} />, useLocation }

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className="light">
      <head>
        <link rel="icon" href="data:," />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return (
    <App link={link}>
      <Outlet />
    </App>
  )
}
`,
    'app/home.tsx': homePage,
  },
}

for (const packageManager of packageManagers) {
  const what = `react-router, ${packageManager}`
  const folder = await installScratch('react-router', app, packageManager)
  const { html } = await tryPage(`${what}, development`, folder, ['@react-router/dev/bin.cjs', 'dev'])
  expectThat(html.includes('fr-button') && html.includes('Save changes'), 'the server sends the button')
  runIn(folder, 'npx', ['react-router', 'build'])
  await tryPage(`${what}, built`, folder, ['@react-router/serve/bin.cjs', 'build/server/index.js'])
}
