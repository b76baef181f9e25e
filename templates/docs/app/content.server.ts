import type { ContentNavigationLink } from '@frond/ui'
import type { Element, ElementContent } from 'hast'
import type { DocPage } from '../vite/parse-page'
import { site } from './site'

const files = import.meta.glob<DocPage>('../content/**/*.md', { import: 'default', eager: true })

/** All pages, in the order of the numbers in their file names. */
export const pages: readonly DocPage[] = Object.entries(files)
  .sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
  .map(([, page]) => page)

checkLinks()

/** A version of the documentation, with the tree of its pages. */
export interface Version {
  id: string
  label: string
  navigation: ContentNavigationLink[]
}

export const versions: readonly Version[] = site.versions.map((version) => ({
  ...version,
  navigation: Object.entries(site.sections).flatMap(([folder, { title, icon }]) => {
    const path = `/${version.id}/${folder}`
    const children = pages
      .filter((page) => page.path.startsWith(`${path}/`))
      .map(({ title, path }) => ({ title, path }))
    return children.length > 0 ? [{ title, icon, path, page: false, children }] : []
  }),
}))

export function pagesOf(versionId: string): DocPage[] {
  return pages.filter(({ path }) => path.startsWith(`/${versionId}/`))
}

/** Stops the build if a page links to a page or to a heading that does not exist. */
function checkLinks(): void {
  const targets = new Set(pages.flatMap((page) => page.sections.map(({ id }) => id)))
  for (const { file, path, body } of pages)
    for (const href of body.flatMap(listLinks)) {
      const target = href.startsWith('#') ? path + href : href
      if (target.startsWith('/') && !targets.has(target))
        throw new Error(`${file} links to ${href}, which does not exist.`)
    }
}

function listLinks(node: ElementContent): string[] {
  if (node.type !== 'element') return []
  const inside = node.children.flatMap(listLinks)
  return node.tagName === 'a' ? [String((node as Element).properties.href), ...inside] : inside
}
