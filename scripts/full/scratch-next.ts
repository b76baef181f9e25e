import { expectThat, homePage, installScratch, packageManagers, runIn, tryPage, versions } from '../scratch-app.ts'

/** New Next.js apps: the library is used from server components, and the server sends styled HTML. */

const app = {
  dependencies: [...versions.react, 'next@16.4.6'],
  devDependencies: [versions.icons, ...versions.types],
  files: {
    'app/layout.tsx': `import '@frond/ui/css'
import type { ReactNode } from 'react'
import { Providers } from './providers'

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className="light">
      <head>
        <link rel="icon" href="data:," />
      </head>
      <body>
        <Providers>{children}</Providers>
      </body>
    </html>
  )
}
`,
    'app/providers.tsx': `'use client'

import './frond-icons'
import { App, type LinkAdapter } from '@frond/ui'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'

const link: LinkAdapter = { Link, useLocation: () => ({ pathname: usePathname(), search: '', hash: '' }) }

export function Providers({ children }: { children: ReactNode }) {
  return <App link={link}>{children}</App>
}
`,
    'app/page.tsx': homePage,
    // With Cache Components a build fails if a component reads the clock while it is prerendered.
    'next.config.ts': 'export default { cacheComponents: true, partialPrefetching: true }\n',
    'tsconfig.json': JSON.stringify({
      compilerOptions: {
        target: 'es2022',
        lib: ['dom', 'es2022'],
        module: 'esnext',
        moduleResolution: 'bundler',
        jsx: 'react-jsx',
        strict: true,
        noEmit: true,
        esModuleInterop: true,
        resolveJsonModule: true,
        isolatedModules: true,
        skipLibCheck: true,
        incremental: true,
        plugins: [{ name: 'next' }],
      },
      include: ['app', 'next-env.d.ts', '.next/types/**/*.ts'],
    }),
  },
}

for (const packageManager of packageManagers) {
  const what = `next, ${packageManager}`
  const folder = await installScratch('next', app, packageManager)
  runIn(folder, 'npx', ['frond-ui', 'icons'])
  await tryPage(`${what}, development`, folder, ['next/dist/bin/next', 'dev'])
  runIn(folder, 'npx', ['next', 'build'])
  const { html } = await tryPage(`${what}, built`, folder, ['next/dist/bin/next', 'start'])
  expectThat(html.includes('fr-button') && html.includes('Save changes'), 'the server sends the button')
  expectThat(/<link[^>]+stylesheet/.test(html), 'the page links a stylesheet')
}
