import { statSync } from 'node:fs'
import { openContent, type CollectionRow, type Content, type NavigationItem } from '@frond/content'
import type { SiteContent } from '../../content.config'

export type DocsPageFields = CollectionRow<SiteContent, 'docs'>

export interface PageReference {
  title: string
  path: string
  description?: string
}

let opened: { content: Content<SiteContent>; changedAt: number } | undefined

/** The content, opened once. In development it is opened again after each change. */
function content(): Content<SiteContent> {
  const changedAt = import.meta.env.DEV ? statSync(__CONTENT_DATABASE__).mtimeMs : 0
  if (opened?.changedAt !== changedAt) {
    opened?.content.close()
    opened = { content: openContent<SiteContent>(__CONTENT_DATABASE__), changedAt }
  }
  return opened.content
}

export function findDocsPage(path: string): DocsPageFields | undefined {
  return content().queryCollection('docs').path(path).first()
}

/** What lists of pages show of each, in the order of the files. */
export function docsPages(): { path: string; title: string; description: string; category?: string | null }[] {
  return content().queryCollection('docs').select('path', 'title', 'description', 'category').all()
}

/** The sections of the docs, each with its pages. */
export function docsNavigation(): NavigationItem[] {
  const [docs] = content().queryCollectionNavigation('docs')
  return docs?.children ?? []
}

export function docsSurroundings(path: string): [previous: PageReference | null, next: PageReference | null] {
  const [previous, next] = content().queryCollectionItemSurroundings('docs', path)
  return [toReference(previous), toReference(next)]
}

function toReference(item: NavigationItem | undefined): PageReference | null {
  if (!item) return null
  return { title: item.title, path: item.path, description: findDocsPage(item.path)?.description }
}

/** The sections above a page, the page itself left out. */
export function breadcrumb(page: DocsPageFields): { title: string; path?: string }[] {
  const section = docsNavigation().find(({ path }) => page.path === path || page.path.startsWith(`${path}/`))
  if (!section || section.path === page.path) return [{ title: 'Docs' }]
  const first = section.page === false ? section.children?.[0]?.path : section.path
  return [
    { title: 'Docs', path: '/docs/getting-started' },
    { title: section.title, path: first },
  ]
}

export interface BannerData {
  /** Names it in the visitor's storage: letters, digits and dashes. */
  id: string
  text: string
  link: string
}

/** What the strip above every page says, if anything. */
export function readBanner(): BannerData | undefined {
  const [row] = content().queryCollection('info').where('stem', '=', 'info/banner').all()
  // No schema describes the collection, so what a file says is in its meta.
  return row?.meta.banner as BannerData | undefined
}

/** Pages whose name is like the last part of an address, best first. */
export function findSimilarPages(path: string, limit = 5): PageReference[] {
  const wanted = letterPairs(path)
  return content()
    .queryCollection('docs')
    .select('title', 'path')
    .all()
    .map((page) => ({ page, likeness: shareOf(wanted, letterPairs(page.path)) }))
    .filter(({ likeness }) => likeness > 0.3)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, limit)
    .map(({ page }) => page)
}

// Two names that share most of their pairs of letters look alike, wherever a letter was left out or swapped.
function letterPairs(path: string): Set<string> {
  const name = ` ${path.split('/').at(-1)} `
  return new Set(Array.from({ length: name.length - 1 }, (_, index) => name.slice(index, index + 2)))
}

function shareOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  return (2 * a.intersection(b).size) / (a.size + b.size)
}
