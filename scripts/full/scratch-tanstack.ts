import { installScratch, packageManagers, runIn, versions, viteTsconfig } from '../scratch-app.ts'
import { tryGuide } from '../scratch-guide.ts'
import { tanstackBlocks } from './guides/framework-blocks.ts'
import { readAnswer } from './tasks/read-answer.ts'

/** New TanStack Start apps with the code of the installation guide: they work in development and when built. */

const app = {
  dependencies: [...versions.react, '@tanstack/react-router@1.170.46', '@tanstack/react-start@1.169.5'],
  devDependencies: ['vite@8.3.8', '@vitejs/plugin-react@6.3.0', versions.icons, ...versions.types],
  files: {
    ...Object.fromEntries(readAnswer(tanstackBlocks.installation)),
    'src/routes/dates.tsx': `import { DatePicker } from '@frond/ui'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/dates')({ component: Dates })

function Dates() {
  return <DatePicker aria-label="Departure" />
}
`,
    // The template has these files.
    'src/router.tsx': `import { createRouter } from '@tanstack/react-router'
import { routeTree } from './routeTree.gen'

export function getRouter() {
  return createRouter({ routeTree, scrollRestoration: true })
}
`,
    'public/favicon.ico': '',
    'tsconfig.json': viteTsconfig(['src', 'vite.config.ts'], { skipLibCheck: true }),
  },
}

for (const packageManager of packageManagers) {
  const what = `tanstack start, ${packageManager}`
  const folder = await installScratch('tanstack', app, packageManager)
  await tryGuide(`${what}, development`, folder, ['vite/bin/vite.js', 'dev'])
  runIn(folder, 'npx', ['vite', 'build'])
  runIn(folder, 'npx', ['tsc'])
  await tryGuide(`${what}, built`, folder, ['vite/bin/vite.js', 'preview'])
}
