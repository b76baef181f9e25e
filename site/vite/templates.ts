import { globSync, readFileSync, statSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { createZip } from '@frond/pro-server'
import type { Plugin } from 'vite'

const folder = join(import.meta.dirname, '../../templates')
const moduleName = 'virtual:template-files'

/** The templates, with the paths of their source files. */
export function findTemplates(): { name: string; path: string; isPro: boolean; files: string[] }[] {
  return globSync(['*/package.json', 'pro/*/package.json'], { cwd: folder })
    .map((file) => file.slice(0, -'/package.json'.length))
    .sort()
    .map((path) => ({
      name: basename(path),
      path: join(folder, path),
      isPro: path.startsWith('pro/'),
      files: listSources(join(folder, path)),
    }))
}

const outputs = new Set(['node_modules', 'dist', '.react-router', '.next'])

function listSources(path: string): string[] {
  return globSync('**/*', { cwd: path, exclude: (name) => outputs.has(basename(name)) })
    .filter((file) => statSync(join(path, file)).isFile())
    .sort()
}

/** Tells the template pages which files each template has. */
export function templateFiles(): Plugin {
  return {
    name: 'frond:template-files',
    resolveId: (id) => (id === moduleName ? `\0${id}` : undefined),
    load(id) {
      if (id !== `\0${moduleName}`) return
      const files = Object.fromEntries(findTemplates().map((template) => [template.name, template.files]))
      return `export default ${JSON.stringify(files)}`
    },
  }
}

/** Writes an archive of each free template to `/templates/{name}.zip`. Pro templates need a license. */
export async function writeArchives(client: string): Promise<void> {
  await mkdir(join(client, 'templates'), { recursive: true })
  for (const { name, path, isPro, files } of findTemplates()) {
    if (isPro) continue
    const archive = createZip(
      files.map((file) => ({ name: `${name}/${file}`, content: readFileSync(join(path, file)) })),
    )
    await writeFile(join(client, 'templates', `${name}.zip`), archive)
  }
}
