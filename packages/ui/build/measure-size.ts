import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { frond } from '../src/vite.ts'
import { buildPackage } from './build.ts'

/** What a page that uses these components sends, beyond React: minified, brotli 11, in KiB. */
export interface PageSize {
  script: number
  styles: number
  total: number
  /** Files that went into the script. */
  modules: string[]
}

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

/** Bundles a page as a stranger would: from the built package, by its root entry, with the Vite plugin. */
export async function measurePage(name: string, source: string): Promise<PageSize> {
  if (!existsSync(join(root, 'dist/package.json'))) await buildPackage()
  const folder = join(root, 'node_modules/.cache/size', name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const entry = join(folder, 'main.jsx')
  writeFileSync(entry, source)

  const output = (await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [frond() as never],
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { alias: [{ find: /^@frond\/ui$/, replacement: join(root, 'dist/index.js') }] },
    build: {
      write: false,
      target: 'esnext',
      modulePreload: false,
      cssCodeSplit: false,
      rolldownOptions: { input: entry, external: [/^react(-dom)?(\/|$)/] },
    },
  })) as Rolldown.RolldownOutput

  const sizeOf = (extension: string) =>
    output.output
      .filter((file) => file.fileName.endsWith(extension))
      .reduce((sum, file) => sum + compressed(file.type === 'chunk' ? file.code : file.source), 0)
  const script = sizeOf('.js')
  const styles = sizeOf('.css')
  const modules = output.output.flatMap((file) => (file.type === 'chunk' ? Object.keys(file.modules) : []))
  return { script, styles, total: script + styles, modules }
}

function compressed(content: string | Uint8Array): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length / 1024
}

export const pages = {
  button: `import { Button } from '@frond/ui'
import { createRoot } from 'react-dom/client'
createRoot(document.getElementById('root')).render(<Button>Save</Button>)
`,
  foundation: `import { Accordion, App, Avatar, Badge, Button, Icon, Link, Modal, Tabs, Theme, Tooltip, useToast } from '@frond/ui'
import { createRoot } from 'react-dom/client'
function Page() {
  const toast = useToast()
  return (
    <Theme theme={{}}>
      <Button label="Save" onClick={() => toast.add({ title: 'Saved' })} />
      <Link to="/">Home</Link><Icon name="lucide:check" /><Badge label="New" /><Avatar alt="Ada" />
      <Accordion items={[{ label: 'One', content: 'First' }]} /><Tabs items={[{ label: 'One', content: 'First' }]} />
      <Tooltip text="Help"><Button label="Help" /></Tooltip><Modal title="Sure?" trigger={<Button label="Open" />}>Body</Modal>
    </Theme>
  )
}
createRoot(document.getElementById('root')).render(<App><Page /></App>)
`,
} as const
