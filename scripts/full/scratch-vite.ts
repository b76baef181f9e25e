import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expectThat, installScratch, runIn } from '../scratch-app.ts'

/** The packed library in a stranger's Vite app: installs, type-checks, builds, and brings the styles it needs and no others. */

const folder = await installScratch('vite', {
  dependencies: ['react@19.3.1', 'react-dom@19.3.1'],
  devDependencies: [
    'vite@8.3.8',
    'typescript@5.9.3',
    '@types/react@19.3.0',
    '@types/react-dom@19.3.0',
    '@types/node@24',
  ],
  files: {
    'index.html':
      '<!doctype html><html class="light"><body><div id="root"></div><script type="module" src="/src/main.tsx"></script></body></html>',
    'vite.config.ts': `import { frond } from '@frond/ui/vite'
import { defineConfig } from 'vite'

export default defineConfig({ plugins: [frond()] })
`,
    'tsconfig.json': JSON.stringify({
      compilerOptions: {
        target: 'es2022',
        module: 'esnext',
        moduleResolution: 'bundler',
        jsx: 'react-jsx',
        strict: true,
        noEmit: true,
        types: ['vite/client', 'node'],
      },
      include: ['src', 'vite.config.ts'],
    }),
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
    'src/main.tsx': `import { Accordion, App, Button, useToast } from '@frond/ui'
import { createRoot } from 'react-dom/client'
import { theme } from './theme'

function Page() {
  const toast = useToast()
  return (
    <>
      <Button label="Save" variant="neon" onClick={() => toast.add({ title: 'Saved' })} />
      <Accordion items={[{ label: 'One', content: 'First', price: 4 }]} body={({ item }) => item.price.toFixed(2)} />
    </>
  )
}

createRoot(document.getElementById('root')!).render(
  <App theme={theme}>
    <Page />
  </App>,
)
`,
  },
})

runIn(folder, 'npx', ['tsc'])
runIn(folder, 'npx', ['vite', 'build'])

const styles = globSync('dist/assets/*.css', { cwd: folder })
  .map((file) => readFileSync(join(folder, file), 'utf8'))
  .join('\n')
expectThat(styles.includes('.fr-button'), 'the build has the styles of Button')
expectThat(styles.includes('.fr-accordion'), 'the build has the styles of Accordion')
expectThat(styles.includes('--ui-radius'), 'the build has the tokens')
expectThat(!styles.includes('.fr-modal'), 'the build has no styles of Modal, which is not imported')
console.log('vite: installed, type-checked and built')
