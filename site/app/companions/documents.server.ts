import { site } from '../../site.config'
import { docsNavigation, docsPages } from '../content/content.server'
import { releases } from '../changelog/releases.server'
import { renderRawPage } from './raw-page.server'
import { writeFeed, writeLlms, writeManifest, writeRobots, writeSitemap } from './write-documents'

/** Documents for machines. The build writes each as a file; in development they are rendered on demand. */
const documents: Readonly<Record<string, (pages: readonly string[]) => string>> = {
  '/llms.txt': () => writeLlms(site, toSections()),
  '/llms-full.txt': () =>
    docsPages()
      .map(({ path }) => `<!-- ${site.url}${path} -->\n\n${renderRawPage(path) ?? ''}`)
      .join('\n'),
  '/sitemap.xml': (pages) => writeSitemap(site, pages),
  '/robots.txt': () => writeRobots(site),
  '/feed.xml': () => writeFeed(site, releases()),
  '/manifest.webmanifest': () => writeManifest(site),
}

export const documentPaths = Object.keys(documents)

/** Renders the document at one of the paths above. @param pages all paths of the site, for the sitemap */
export function renderDocument(path: string, pages: readonly string[] = docsPages().map((page) => page.path)): string {
  const render = documents[path]
  if (!render) throw new Error(`renderDocument: there is no document at ${path}.`)
  return render(pages)
}

/** Pages that are not in the navigation, such as the archive, come last. */
function toSections() {
  const pages = docsPages()
  const sections = docsNavigation().map((section) => ({
    title: section.title,
    pages: pages.filter(({ path }) => path === section.path || path.startsWith(`${section.path}/`)),
  }))
  const listed = new Set(sections.flatMap((section) => section.pages))
  const rest = pages.filter((page) => !listed.has(page))
  return rest.length > 0 ? [...sections, { title: 'More', pages: rest }] : sections
}
