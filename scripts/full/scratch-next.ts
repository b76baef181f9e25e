import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from '../port.ts'
import { expectThat, installScratch, runIn } from '../scratch-app.ts'

/** The packed library in a stranger's Next.js app: used from server components, built, served with styled HTML. */

const folder = await installScratch('next', {
  dependencies: ['react@19.3.1', 'react-dom@19.3.1', 'next@16.4.6'],
  devDependencies: ['typescript@5.9.3', '@types/react@19.3.0', '@types/react-dom@19.3.0', '@types/node@24'],
  files: {
    'app/layout.tsx': `import '@frond/ui/css'
import type { ReactNode } from 'react'
import { Providers } from './providers'

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className="light">
      <body>
        <Providers>{children}</Providers>
      </body>
    </html>
  )
}
`,
    'app/providers.tsx': `'use client'

import { App, type LinkAdapter } from '@frond/ui'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'

const link: LinkAdapter = { Link, useLocation: () => ({ pathname: usePathname(), search: '', hash: '' }) }

export function Providers({ children }: { children: ReactNode }) {
  return <App link={link}>{children}</App>
}
`,
    // A server component: no directive of its own.
    'app/page.tsx': `import { Accordion, Badge, Button } from '@frond/ui'
import { Modal } from '@frond/ui/modal'

export default function Page() {
  return (
    <main>
      <Button label="Save changes" to="/" />
      <Badge label="New" />
      <Accordion items={[{ label: 'One', content: <p>First</p> }]} />
      <Modal title="Sure?" trigger={<Button label="Open" />}>
        Body
      </Modal>
    </main>
  )
}
`,
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
})

runIn(folder, 'npx', ['next', 'build'], { NEXT_TELEMETRY_DISABLED: '1' })

const port = await findFreePort()
const server = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'start', '-p', String(port)], {
  cwd: folder,
  stdio: 'ignore',
})
try {
  const html = await firstAnswer(`http://localhost:${port}/`)
  expectThat(html.includes('fr-button') && html.includes('Save changes'), 'the server sends the button')
  expectThat(/<link[^>]+stylesheet/.test(html), 'the page links a stylesheet')
  const stylesheet = /href="([^"]+\.css[^"]*)"/.exec(html)?.[1] ?? ''
  const css = await (await fetch(new URL(stylesheet, `http://localhost:${port}`))).text()
  expectThat(css.includes('.fr-button') && css.includes('--ui-radius'), 'the stylesheet holds components and tokens')
} finally {
  server.kill()
}
console.log('next: installed, built and served')

async function firstAnswer(url: string): Promise<string> {
  for (let attempt = 0; attempt < 60; attempt++) {
    try {
      const response = await fetch(url)
      if (response.ok) return await response.text()
    } catch {
      // Not up yet.
    }
    await wait(500)
  }
  throw new Error(`${url} did not answer within 30 s.`)
}
