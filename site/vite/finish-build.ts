import { globSync, mkdirSync, writeFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pagePath, type SiteManifest } from '../server/files/site-manifest.ts'
import { redirects } from '../redirects.ts'
import { productionDatabase } from './build-content.ts'
import { createMatcher } from './build-matcher.ts'
import { listBuiltFiles, prepareFiles } from './prepare-files.ts'
import { prerenderedPaths } from './prerendered-paths.ts'
import { reportEach } from './progress.ts'
import { loadBundle, renderPages } from './render-pages.ts'
import { findImages } from './site-images.ts'
import { writeArchives } from './templates.ts'
import { writeTrees } from './write-page.ts'

const site = join(import.meta.dirname, '..')
const build = join(site, 'build')
const client = join(build, 'client')

/**
 * The expected number of inline scripts: theme before first paint, scroll position, boot, banner, secrets in the address,
 * and the one that React adds for forms with a function as their action. The build fails on more, because each is added to the policy.
 */
const SCRIPTS = 6
/** The maximum number of different inline styles: themes of page parts, and icons drawn by CSS. */
const STYLES = 24

/**
 * Runs after Vite has written the scripts and the server bundle. Writes the pages, their payloads and Markdown, documents such
 * as `sitemap.xml`, and `site.json`, the list of files that the server sends.
 */
export async function finishBuild(): Promise<void> {
  const bundle = loadBundle(build)
  const { serverEntry } = bundle.entry.module
  const paths = prerenderedPaths(productionDatabase)
  const pages = await renderPages(bundle, paths, { build, onPage: reportEach('Rendered', 'pages', paths.length) })
  await writeTrees(serverEntry, client)
  await writeArchives(client)
  const timestamp = Date.now()
  const pagePaths = globSync('**/index.html', { cwd: client })
    .map((file) => pagePath(`/${file}`))
    .sort()
  for (const path of serverEntry.documentPaths)
    writeFileSync(join(client, path), serverEntry.renderDocument(path, pagePaths))
  writeBuildInfo(serverEntry.buildId, timestamp, pagePaths)

  const scripts = joinHashes(
    'scripts',
    SCRIPTS,
    pages.map((page) => page.scripts),
  )
  // After client navigation the policy of the first document still applies, so the policy of every page must allow the
  // styles of all pages.
  const styles = joinHashes(
    'styles',
    STYLES,
    pages.map((page) => page.styles),
  )
  const stylesByFile = new Map(pages.map(({ file, ownStyles }) => [file, [...new Set([...ownStyles, ...styles])]]))
  const entries = await prepareFiles(client, listBuiltFiles(client), { findStyles: (file) => stylesByFile.get(file) })

  const manifest: SiteManifest = {
    id: serverEntry.buildId,
    timestamp,
    scripts,
    files: entries,
    images: await findImages({
      folder: join(site, 'public'),
      etags: new Map(Object.entries(entries).map(([path, { etag }]) => [path, etag])),
    }),
  }
  await writeFile(join(build, 'site.json'), JSON.stringify(manifest))
}

/** The different hashes of inline scripts or styles of all pages. Throws if there are too many, because each is added to the policy. */
function joinHashes(kind: 'scripts' | 'styles', most: number, hashes: readonly (readonly string[])[]): string[] {
  const all = [...new Set(hashes.flat())].sort()
  if (all.length > most)
    throw new Error(
      `The pages hold ${all.length} different inline ${kind}; the content security policy allows ${most}.`,
    )
  return all
}

/** Writes the files with the id of the latest build and the pages of each build. Open pages fetch them to detect a new build. */
function writeBuildInfo(id: string, timestamp: number, prerendered: readonly string[]): void {
  const folder = join(client, '_builds')
  mkdirSync(join(folder, 'meta'), { recursive: true })
  writeFileSync(join(folder, 'latest.json'), JSON.stringify({ id, timestamp }))
  const matcher = createMatcher(redirects)
  writeFileSync(join(folder, `meta/${id}.json`), JSON.stringify({ id, timestamp, matcher, prerendered }))
}
