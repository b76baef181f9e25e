import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, delimiter, dirname, join } from 'node:path'
import { findScriptHashes } from '../site/server/http/content-security-policy.ts'
import type { SiteManifest } from '../site/server/files/site-manifest.ts'
import { listBuiltFiles, prepareFiles } from '../site/vite/prepare-files.ts'
import { root, run, type RunResult } from './run.ts'
import { findFiles } from './source-files.ts'
import { buildIfStale, library, type Target } from './targets.ts'

/** Builds the templates as previews that the site's server sends below `/templates/{name}/preview/`. */

/** The preview of each template, by name. A Next.js app needs its own server, so it has none. */
export function previewTargets(): Map<string, Target> {
  const packages = findFiles(['templates/*/package.json', 'templates/pro/*/package.json']).filter(
    (file) => !existsSync(join(root, dirname(file), 'next.config.ts')),
  )
  return new Map(packages.map((file) => toTarget(dirname(file))).map((target) => [basename(target.output), target]))
}

function toTarget(folder: string): Target {
  const name = basename(folder)
  const output = `.cache/previews/${name}`
  return {
    name: `preview-${name}`,
    inputs: [folder, 'packages/ui', 'package-lock.json'],
    output,
    build: () => buildPreview(name, folder, join(root, output)),
  }
}

async function buildPreview(name: string, folder: string, output: string): Promise<RunResult> {
  await buildIfStale(library)
  const base = `/templates/${name}/preview/`
  const result = await run('npm', ['run', 'build', '--silent'], {
    cwd: join(root, folder),
    // The template's commands must run on the same Node as this script.
    env: { BASE_PATH: base, NODE_ENV: 'production', PATH: dirname(process.execPath) + delimiter + process.env.PATH },
    quiet: true,
  })
  if (result.code !== 0) return result

  const client = join(output, 'client')
  rmSync(output, { recursive: true, force: true })
  copyBuild(join(root, folder, 'dist'), join(client, base), base)
  await writeManifest(name, client)
  return result
}

/**
 * Vite writes the files for browsers to `dist`. React Router writes them to `dist/client`, with the prerendered pages below
 * the base path, and a page for all other paths in `index.html`.
 */
function copyBuild(dist: string, target: string, base: string): void {
  const client = join(dist, 'client')
  if (!existsSync(client)) return cpSync(dist, target, { recursive: true })
  const prerendered = join(client, base)
  const isBelowBase = (path: string) => `${path}/`.startsWith(`${join(client, 'templates')}/`)
  cpSync(client, target, { recursive: true, filter: (path) => !isBelowBase(path) })
  if (!existsSync(prerendered)) return
  renameSync(join(target, 'index.html'), join(target, '__spa-fallback.html'))
  cpSync(prerendered, target, { recursive: true })
}

/** The manifest has the same format as the one of the site, so that the same code sends the files. */
async function writeManifest(name: string, client: string): Promise<void> {
  const files = listBuiltFiles(client)
  const pages = files.filter((file) => file.endsWith('.html')).map((file) => readFileSync(file, 'utf8'))
  const manifest: SiteManifest = {
    id: name,
    timestamp: Date.now(),
    scripts: [...new Set(pages.flatMap(findScriptHashes))].sort(),
    files: await prepareFiles(client, files),
  }
  writeFileSync(join(dirname(client), 'site.json'), JSON.stringify(manifest))
}
