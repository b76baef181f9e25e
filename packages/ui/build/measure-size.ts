import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import { frond } from '../src/vite.ts'
import { buildPackage } from './build.ts'
import { compressedSize } from './component-sizes.ts'

/** Size of a page without React in KiB, minified and compressed with brotli 11. */
export interface PageSize {
  script: number
  styles: number
  total: number
  /** Source files in the script. */
  modules: string[]
}

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

/** Bundles a page as an application does: with the built package, its root entry and the Vite plugin. */
export async function measurePage(name: string, source: string): Promise<PageSize> {
  if (!existsSync(join(root, 'dist/package.json'))) await buildPackage()
  const folder = join(root, 'node_modules/.cache/size', name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const entry = join(folder, 'main.jsx')
  writeFileSync(entry, source)

  const output = await bundleForProduction(folder, entry)
  const sizeOf = async (extension: string) => {
    const files = output.output.filter(({ fileName }) => fileName.endsWith(extension))
    const sizes = await Promise.all(
      files.map((file) => compressedSize(file.type === 'chunk' ? file.code : file.source)),
    )
    return sizes.reduce((sum, size) => sum + size, 0) / 1024
  }
  const script = await sizeOf('.js')
  const styles = await sizeOf('.css')
  const modules = output.output.flatMap((file) => (file.type === 'chunk' ? Object.keys(file.modules) : []))
  return { script, styles, total: script + styles, modules }
}

async function bundleForProduction(folder: string, entry: string): Promise<Rolldown.RolldownOutput> {
  // Vite compiles JSX for production only if this variable says so, and Vitest sets it to `test`. Tests that run later in the
  // same process need the old value.
  const { NODE_ENV } = process.env
  process.env.NODE_ENV = 'production'
  try {
    return (await build({
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
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = NODE_ENV
  }
}

export const pages = {
  button: `import { Button } from '@frond/ui'
import { createRoot } from 'react-dom/client'
createRoot(document.getElementById('root')).render(<Button>Save</Button>)
`,
  form: `import { Button, Checkbox, FormField, Input, RadioGroup, Select, Slider, Switch, Textarea } from '@frond/ui'
import { createRoot } from 'react-dom/client'
const items = [{ value: 'a', label: 'A' }, { value: 'b', label: 'B' }]
createRoot(document.getElementById('root')).render(
  <form>
    <FormField label="Name" error="Fill this in"><Input name="name" /></FormField>
    <FormField label="About"><Textarea name="about" /></FormField>
    <FormField label="Country"><Select items={items} defaultValue="a" /></FormField>
    <Checkbox label="I agree" /><RadioGroup legend="Plan" items={items} /><Switch label="News" />
    <FormField label="Volume"><Slider defaultValue={40} /></FormField>
    <Button>Save</Button>
  </form>,
)
`,
  app: `import { Accordion, Avatar, Badge, Button, DropdownMenu, Modal, Pagination, Progress, Table, Tabs, Toaster, Tooltip, useToast } from '@frond/ui'
import { createRoot } from 'react-dom/client'
const items = [{ label: 'One', content: 'First' }]
function Page() {
  const toast = useToast()
  return (
    <main>
      <Tabs items={items} /><Accordion items={items} /><Avatar text="AB" /><Badge>New</Badge><Progress value={60} />
      <DropdownMenu items={[{ label: 'Edit' }]}><Button>Actions</Button></DropdownMenu>
      <Modal title="Sure?" trigger={<Button>Open</Button>}>Body</Modal>
      <Tooltip text="Help"><Button onClick={() => toast.add({ title: 'Saved' })}>Save</Button></Tooltip>
      <Table data={[{ name: 'Fern' }]} /><Pagination total={100} /><Toaster />
    </main>
  )
}
createRoot(document.getElementById('root')).render(<Page />)
`,
} as const
