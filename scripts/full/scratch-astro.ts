import { installScratch, packageManagers, runIn, versions } from '../scratch-app.ts'
import { tryGuide } from '../scratch-guide.ts'
import { astroBlocks } from './guides/framework-blocks.ts'
import { readAnswer } from './tasks/read-answer.ts'

/** New Astro sites with the code of the installation guide: they work in development and when built. */

const app = {
  dependencies: [...versions.react, 'astro@7.3.5', '@astrojs/react@7.0.0'],
  devDependencies: [versions.icons, ...versions.types],
  files: {
    ...Object.fromEntries(readAnswer(astroBlocks.installation)),
    'src/components/Dates.tsx': `import { App, DatePicker } from '@frond/ui'

export function Dates() {
  return (
    <App>
      <DatePicker aria-label="Departure" />
    </App>
  )
}
`,
    'src/pages/dates.astro': `---
import { Dates } from '../components/Dates'
import Layout from '../layouts/Layout.astro'
---

<Layout>
  <Dates client:load />
</Layout>
`,
    'public/favicon.ico': '',
    'tsconfig.json': JSON.stringify({
      extends: 'astro/tsconfigs/strict',
      include: ['.astro/types.d.ts', 'src'],
      compilerOptions: { jsx: 'react-jsx', jsxImportSource: 'react' },
    }),
  },
}

for (const packageManager of packageManagers) {
  const what = `astro, ${packageManager}`
  const folder = await installScratch('astro', app, packageManager)
  await tryGuide(`${what}, development`, folder, ['astro/bin/astro.mjs', 'dev'])
  runIn(folder, 'npx', ['astro', 'build'])
  await tryGuide(`${what}, built`, folder, ['astro/bin/astro.mjs', 'preview'])
}
