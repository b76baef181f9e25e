import { globSync } from 'node:fs'
import {
  expectThat,
  homePage,
  installScratch,
  packageManagers,
  readStyles,
  runIn,
  tryPage,
  versions,
  viteTsconfig,
} from '../scratch-app.ts'

/** New Vite apps, plain and with Tailwind: they type-check, work in development and when built, and load the styles they need. */

const files = {
  'index.html':
    '<!doctype html><html class="light"><head><link rel="icon" href="data:," /></head><body><div id="root"></div><script type="module" src="/src/main.tsx"></script></body></html>',
  'tsconfig.json': viteTsconfig(['src', 'vite.config.ts']),
  'src/theme.ts': `import { createTheme } from '@frond/ui'
import { violet } from '@frond/ui/colors'

declare module '@frond/ui' {
  interface VariantExtensions {
    button: { variant: 'neon' }
  }
}

export const theme = createTheme({
  colors: { primary: violet },
  components: { button: { props: { size: 'lg' }, variants: { variant: { neon: { base: 'neon' } } } } },
})

// @ts-expect-error: a part that is not there
createTheme({ components: { button: { slots: { lable: 'x' } } } })
`,
  'src/Home.tsx': homePage,
  'src/main.css': '',
  'src/main.tsx': `import { Accordion, App, Button, useToast } from '@frond/ui'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import Home from './Home'
import './main.css'
import { theme } from './theme'

function Typed() {
  const toast = useToast()
  return (
    <>
      <Button label="Save" variant="neon" onClick={() => toast.add({ title: 'Saved' })} />
      <Accordion items={[{ label: 'One', content: 'First', price: 4 }]} body={({ item }) => item.price.toFixed(2)} />
    </>
  )
}

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App theme={theme}>
      <Home />
      <Typed />
    </App>
  </StrictMode>,
)
`,
}

const apps = {
  plain: {
    dependencies: versions.react,
    devDependencies: ['vite@8.3.8', '@vitejs/plugin-react@6.3.0', versions.icons, ...versions.types],
    files: { ...files, 'vite.config.ts': viteConfig('') },
  },
  'vite-7': {
    dependencies: versions.react,
    devDependencies: ['vite@7.3.8', '@vitejs/plugin-react@5.2.0', versions.icons, ...versions.types],
    files: { ...files, 'vite.config.ts': viteConfig('') },
  },
  tailwind: {
    dependencies: versions.react,
    devDependencies: [
      'vite@8.3.8',
      '@vitejs/plugin-react@6.3.0',
      'tailwindcss@4.3.5',
      '@tailwindcss/vite@4.3.5',
      versions.icons,
      ...versions.types,
    ],
    files: {
      ...files,
      'vite.config.ts': viteConfig('tailwindcss(), '),
      'src/main.css': "@import 'tailwindcss';\n@import '@frond/ui/tailwind.css';\n",
    },
  },
}

for (const packageManager of packageManagers) {
  for (const [name, app] of Object.entries(apps)) {
    const what = `vite, ${name}, ${packageManager}`
    const folder = await installScratch(`vite-${name}`, app, packageManager)
    runIn(folder, 'npx', ['tsc'])
    const { requests } = await tryPage(`${what}, development`, folder, ['vite/bin/vite.js'])
    expectThat(requests < 50, `the library is bundled in development, but the page makes ${requests} requests`)
    runIn(folder, 'npx', ['vite', 'build'])
    await tryPage(`${what}, built`, folder, ['vite/bin/vite.js', 'preview'])

    const styles = readStyles(folder, globSync('dist/assets/*.css', { cwd: folder }))
    expectThat(styles.includes('.fr-button'), 'the build has the styles of Button')
    expectThat(styles.includes('.fr-accordion'), 'the build has the styles of Accordion')
    expectThat(styles.includes('--ui-radius'), 'the build has the tokens')
    expectThat(!styles.includes('.fr-slideover'), 'the build has no styles of Slideover, which is not imported')
  }
}

function viteConfig(morePlugins: string): string {
  return `import { frond } from '@frond/ui/vite'
import react from '@vitejs/plugin-react'
${morePlugins && "import tailwindcss from '@tailwindcss/vite'\n"}import { defineConfig } from 'vite'

export default defineConfig({ plugins: [react(), ${morePlugins}frond()] })
`
}
