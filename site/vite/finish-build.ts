import { globSync, mkdirSync, writeFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { firstManifestFile, manifestFile, pagePath, type SiteManifest } from '../server/files/site-manifest.ts'
import { redirects } from '../redirects.ts'
import { productionDatabase } from './build-content.ts'
import { createMatcher } from './build-matcher.ts'
import { lowerPriority } from './lower-priority.ts'
import { listBuiltFiles, prepareFiles } from './prepare-files.ts'
import { prerenderedPaths } from './prerendered-paths.ts'
import { FIRST_PAGES, reportEach } from './progress.ts'
import { loadBundle, renderPages } from './render-pages.ts'
import { findImages } from './site-images.ts'
import { writeArchives } from './templates.ts'
import { writeTrees, type PageHashes } from './write-page.ts'

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
 * The pages that the build writes first, so that the server of `npm start` can listen while it renders the others. They are
 * the pages that visitors usually open first, and enough pages to contain every inline script and style of the site: the
 * content security policy of each early page allows only those (`checkFirstPages`).
 */
const firstPages = [
  '/',
  '/docs/getting-started',
  '/docs/components',
  '/docs/components/icon',
  '/docs/components/theme',
  '/docs/getting-started/theme/design-system',
  '/docs/getting-started/theme/step-by-step',
  '/pro/activate',
  '/pro/manage',
]

/**
 * Runs after Vite has written the scripts and the server bundle. Writes the pages, their payloads and Markdown, documents such
 * as `sitemap.xml`, and `site.json`, the list of files that the server sends.
 */
export async function finishBuild(): Promise<void> {
  const bundle = await loadBundle(build)
  const { serverEntry } = bundle.entry.module
  const timestamp = Date.now()
  const paths = prerenderedPaths(productionDatabase)
  const bundledFiles = listBuiltFiles(client)
  const pages = await renderPages(bundle, paths, {
    build,
    first: firstPages,
    async onFirst(first) {
      const files = [...new Set([...bundledFiles, ...first.flatMap((page) => page.files)])]
      await writeManifest(firstManifestFile, await describeFiles(files, first))
      console.log(FIRST_PAGES)
      lowerPriority()
    },
    onPage: reportEach('Rendered', 'pages', paths.length - firstPages.length),
  })
  checkFirstPages(pages.slice(0, firstPages.length), pages)
  await writeTrees(serverEntry, client)
  await writeArchives(client)
  const pagePaths = globSync('**/index.html', { cwd: client })
    .map((file) => pagePath(`/${file}`))
    .sort()
  for (const path of serverEntry.documentPaths)
    writeFileSync(join(client, path), serverEntry.renderDocument(path, pagePaths))
  writeBuildInfo(serverEntry.buildId, timestamp, pagePaths)

  await writeManifest(manifestFile, await describeFiles(listBuiltFiles(client), pages))

  async function writeManifest(name: string, files: FileDescriptions): Promise<void> {
    const manifest: SiteManifest = { id: serverEntry.buildId, timestamp, ...files }
    await writeFile(join(build, name), JSON.stringify(manifest))
  }
}

type FileDescriptions = Omit<SiteManifest, 'id' | 'timestamp'>

/** Throws if the first pages are sent with a policy that does not allow what other pages contain. */
function checkFirstPages(first: readonly PageHashes[], pages: readonly PageHashes[]): void {
  const known = new Set(first.flatMap(({ scripts, styles }) => [...scripts, ...styles]))
  const others = pages.filter(({ scripts, styles }) => [...scripts, ...styles].some((hash) => !known.has(hash)))
  if (others.length === 0) return
  const files = others.map(({ file }) => file).sort()
  throw new Error(
    `These pages have inline scripts or styles that no page of firstPages in vite/finish-build.ts has. Add the pages to it.\n${files.join('\n')}`,
  )
}

/** What the server needs to send files of the build. The policies of all pages allow what the given pages contain. */
async function describeFiles(paths: readonly string[], pages: readonly PageHashes[]): Promise<FileDescriptions> {
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
  const files = await prepareFiles(client, paths, { findStyles: (file) => stylesByFile.get(file) })
  const images = await findImages({
    folder: join(site, 'public'),
    etags: new Map(Object.entries(files).map(([path, { etag }]) => [path, etag])),
  })
  return { scripts, styles, files, images }
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
