import { globSync, readFileSync, statSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { createZip, type ZipFile } from '@frond/pro-server'
import type { Plugin } from 'vite'
import { toInstallableManifest } from '../packed-library.ts'

const folder = join(import.meta.dirname, '../../templates')

interface Template {
  name: string
  path: string
  isPro: boolean
  /** The paths of its source files. */
  files: string[]
}

/** The templates in the repository. */
export function findTemplates(): Template[] {
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

const outputs = new Set(['node_modules', 'dist', '.react-router', '.next', 'next-env.d.ts', 'frond-icons.ts'])

function listSources(path: string): string[] {
  return globSync('**/*', { cwd: path, exclude: (name) => outputs.has(basename(name)) })
    .filter((file) => statSync(join(path, file)).isFile())
    .sort()
}

/** Tells the template pages which files each template has. */
export function templateFiles(): Plugin {
  return {
    name: 'frond:template-files',
    resolveId: {
      filter: { id: /^virtual:template-files$/ },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:template-files$/ },
      handler() {
        const files = Object.fromEntries(findTemplates().map((template) => [template.name, template.files]))
        return `export default ${JSON.stringify(files)}`
      },
    },
  }
}

/** Writes an archive of each free template to `/templates/{name}.zip`. Pro templates need a license. */
export async function writeArchives(client: string): Promise<void> {
  await mkdir(join(client, 'templates'), { recursive: true })
  for (const template of findTemplates()) {
    if (template.isPro) continue
    await writeFile(join(client, 'templates', `${template.name}.zip`), createZip(readArchiveFiles(template)))
  }
}

/** The files of a template as its archive contains them. */
export function readArchiveFiles({ name, path, files }: Template): ZipFile[] {
  return files.map((file) => {
    const content = readFileSync(join(path, file))
    return {
      name: `${name}/${file}`,
      content: file === 'package.json' ? Buffer.from(toInstallableManifest(content.toString())) : content,
    }
  })
}
