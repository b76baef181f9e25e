import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { ServerBundle } from '../server/endpoints/server-bundle.ts'
import { pagePath, type SiteManifest } from '../server/files/site-manifest.ts'
import { findScriptHashes, findStyleHashes } from '../server/http/content-security-policy.ts'
import type { ServerEntry } from '../app/server-boundary.ts'
import { redirects } from '../redirects.ts'
import { productionDatabase } from './build-content.ts'
import { createMatcher } from './build-matcher.ts'
import { inlineStyles } from './inline-styles.ts'
import { listBuiltFiles, prepareFiles } from './prepare-files.ts'
import { prerenderedPaths } from './prerendered-paths.ts'
import { reportEach } from './progress.ts'
import { findPathsWithLoader, renderPages } from './render-pages.ts'
import { findImages } from './site-images.ts'
import { writeArchives } from './templates.ts'
import { keepUsedRules } from './used-rules.ts'

const site = join(import.meta.dirname, '..')
const client = join(site, 'build/client')

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
  // Vite runs this module, and would transform the whole bundle for an `import()`. Node loads it as it is.
  const bundle = createRequire(import.meta.url)(join(site, 'build/server/index.js')) as ServerBundle
  const { serverEntry } = bundle.entry.module
  const paths = prerenderedPaths(productionDatabase)
  await renderPages(bundle, paths, { client, onPage: reportEach('Rendered', 'pages', paths.length) })
  joinStyles()
  await writePayloads(serverEntry, findPathsWithLoader(bundle, paths))
  await writeRawPages(serverEntry)
  await writeArchives(client)
  const timestamp = Date.now()
  const pages = globSync('**/index.html', { cwd: client })
    .map((file) => pagePath(`/${file}`))
    .sort()
  for (const path of serverEntry.documentPaths)
    writeFileSync(join(client, path), serverEntry.renderDocument(path, pages))
  writeBuildInfo(serverEntry.buildId, timestamp, pages)

  const files = listBuiltFiles(client)
  const texts = files.filter((file) => file.endsWith('.html')).map((file) => readFileSync(file, 'utf8'))
  const scripts = [...new Set(texts.flatMap(findScriptHashes))].sort()
  if (scripts.length > SCRIPTS) {
    throw new Error(
      `The pages hold ${scripts.length} different inline scripts; the content security policy allows ${SCRIPTS}.`,
    )
  }

  const styles = findPageStyles(files)
  inlineStylesheets()
  const entries = await prepareFiles(client, files, { findStyles: (file) => (isPage(file) ? styles : []) })

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
  await writeFile(join(site, 'build/site.json'), JSON.stringify(manifest))
}

/** The gallery page links many stylesheets, and many links prefetch its payload. So its styles are not part of the payload. */
const MOST_PAYLOAD_CSS = 100_000

const routeStyles = /<link rel="stylesheet" href="([^"]+)" data-precedence="route"\/>/g
const islandStyles = /<link rel="stylesheet" href="([^"]+)" data-precedence="island"\/>/g

/**
 * Joins the stylesheets of the islands of a page into one file. Each component has its own, so a page with many examples
 * would request a dozen. Pages with the same components share the file.
 */
function joinStyles(): void {
  for (const file of globSync('**/index.html', { cwd: client })) {
    const html = readFileSync(join(client, file), 'utf8')
    const hrefs = [...html.matchAll(islandStyles)].map(([, href]) => href!)
    if (hrefs.length < 2) continue

    const all = hrefs.map((href) => readFileSync(join(client, href), 'utf8')).join('\n')
    // Islands that hydrate on interaction load their stylesheets themselves.
    const before = [...html.matchAll(routeStyles)].map(([, href]) => readFileSync(join(client, href!), 'utf8')).join('')
    const css = html.includes('data-wake="touch"') ? keepUsedRules(all, html, before) : all
    const href = `/assets/page-${createHash('sha256').update(css).digest('base64url').slice(0, 8)}.css`
    writeFileSync(join(client, href), css)
    let isFirst = true
    const joined = html.replace(islandStyles, (link, old: string) => {
      const kept = isFirst ? link.replace(old, href) : ''
      isFirst = false
      return kept
    })
    writeFileSync(join(client, file), joined)
  }
}

/**
 * Writes the payload of each page: its data, and the stylesheets that its HTML links to.
 */
async function writePayloads(
  { renderPayload, treePaths }: ServerEntry,
  pathsWithLoader: ReadonlySet<string>,
): Promise<void> {
  const pages = globSync('**/index.html', { cwd: client })
  for (const path of [...treePaths, ...pages.map((file) => `/${file.replace(/\/?index\.html$/, '')}`)]) {
    const folder = join(client, path)
    const html = treePaths.includes(path) ? '' : readFileSync(join(folder, 'index.html'), 'utf8')
    const payload = await renderPayload(path)
    if (!payload && pathsWithLoader.has(path))
      throw new Error(
        `finish-build: ${path} has a loader and no payload. Add a renderer to app/payload/page-data.server.ts.`,
      )
    const styles = [...html.matchAll(islandStyles)].map(([, href]) => href!)
    // Include them in the payload, so that prefetching covers them.
    const css = styles.map((href) => readFileSync(join(client, href), 'utf8'))
    const isShort = css.join('').length < MOST_PAYLOAD_CSS
    await mkdir(folder, { recursive: true })
    const data = { ...payload, ...(html && { styles, ...(isShort && { css }) }) }
    await writeFile(join(folder, '_payload.json'), JSON.stringify(data))
  }
}

async function writeRawPages({ renderRawPage }: ServerEntry): Promise<void> {
  for (const page of globSync('docs/**/index.html', { cwd: client })) {
    const path = `/${dirname(page)}`
    const file = join(client, 'raw', `${path}.md`)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, renderRawPage(path) ?? '')
  }
}

/** Moves the stylesheets of each page into its HTML. The payloads are written before: they list the links. */
function inlineStylesheets(): void {
  const read = (href: string) => readFileSync(join(client, href), 'utf8')
  for (const name of globSync('**/index.html', { cwd: client })) {
    const file = join(client, name)
    writeFileSync(file, inlineStyles(readFileSync(file, 'utf8'), read))
  }
}

/** Writes the files with the id of the latest build and the pages of each build. Open pages fetch them to detect a new build. */
function writeBuildInfo(id: string, timestamp: number, prerendered: readonly string[]): void {
  const folder = join(client, '_builds')
  mkdirSync(join(folder, 'meta'), { recursive: true })
  writeFileSync(join(folder, 'latest.json'), JSON.stringify({ id, timestamp }))
  const matcher = createMatcher(redirects)
  writeFileSync(join(folder, `meta/${id}.json`), JSON.stringify({ id, timestamp, matcher, prerendered }))
}

/**
 * Hashes of the inline styles of all pages. After client navigation the policy of the first document still applies, so the
 * policy of every page must allow the styles of all pages.
 */
function findPageStyles(files: readonly string[]): string[] {
  const pages = files.filter(isPage)
  const styles = [...new Set(pages.flatMap((file) => findStyleHashes(readFileSync(file, 'utf8'))))].sort()
  if (styles.length > STYLES) {
    throw new Error(
      `The pages hold ${styles.length} different inline styles; the content security policy allows ${STYLES}.`,
    )
  }
  return styles
}

/** Whether a file is the HTML of a page. Previews do not count: they are always loaded as documents. */
function isPage(file: string): boolean {
  const path = file.slice(client.length)
  return path.endsWith('.html') && !/^\/templates\/[^/]+\/preview\//.test(path)
}
