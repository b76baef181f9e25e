import { statSync } from 'node:fs'
import { openContent, type CollectionRow, type Content, type NavigationItem } from '@frond/content'
import type { SiteContent } from '../../content.config'

export type DocsPageFields = CollectionRow<SiteContent, 'docs'>
export type HomeContent = CollectionRow<SiteContent, 'index'>

export interface PageReference {
  title: string
  path: string
}

let opened: { content: Content<SiteContent>; changedAt: number } | undefined

/** The content, opened once. In development, it is opened again after each change. */
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

export function findHome(): HomeContent {
  const home = content().queryCollection('index').first()
  if (!home) throw new Error('content: the home page, index.yml, is missing.')
  return home
}

/** The fields that page lists show, in file order. */
export function docsPages(): { path: string; title: string; description: string; category?: string | null }[] {
  return content().queryCollection('docs').select('path', 'title', 'description', 'category').all()
}

/** The sections of the docs, each with its pages. */
export function docsNavigation(): NavigationItem[] {
  const [docs] = content().queryCollectionNavigation('docs')
  return docs?.children ?? []
}

/** Returns the page of a collection that has only one. */
export function readPage<Name extends 'figma' | 'showcase' | 'templates'>(
  collection: Name,
): CollectionRow<SiteContent, Name> {
  const page = content().queryCollection(collection).first()
  if (!page) throw new Error(`readPage: content/${collection}.yml is missing.`)
  return page
}

export type TeamMember = NonNullable<CollectionRow<SiteContent, 'info'>['members']>[number]

/** The listed members of the team. */
export function readTeam(): readonly TeamMember[] {
  const [row] = content().queryCollection('info').where('stem', '=', 'info/team').all()
  return row?.members ?? []
}

export interface BannerData {
  /** Key of the banner in the visitor's storage: letters, digits and dashes. */
  id: string
  text: string
  link: string
}

/** The text of the banner above every page, if there is one. */
export function readBanner(): BannerData | undefined {
  const [row] = content().queryCollection('info').where('stem', '=', 'info/banner').all()
  // No schema describes the collection, so the fields of a file are in its meta.
  return row?.meta.banner as BannerData | undefined
}

/**
 * Returns pages whose name is similar to the last segment of a path, best first. If there are none, returns the parent
 * pages and the start page.
 */
export function findSimilarPages(path: string, limit = 5): PageReference[] {
  const wanted = letterPairs(path)
  const pages = content().queryCollection('docs').select('title', 'path').all()
  const similar = pages
    .map((page) => ({ page, likeness: shareOf(wanted, letterPairs(page.path)) }))
    .filter(({ likeness }) => likeness > 0.3)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, limit)
    .map(({ page }) => page)
  if (similar.length > 0) return similar
  return pages.filter((page) => path.startsWith(`${page.path}/`) || page.path === '/docs/getting-started')
}

// Compares names by letter pairs: similar names share most pairs, even if a letter is missing or swapped.
function letterPairs(path: string): Set<string> {
  const name = ` ${path.split('/').at(-1)} `
  return new Set(Array.from({ length: name.length - 1 }, (_, index) => name.slice(index, index + 2)))
}

function shareOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  return (2 * a.intersection(b).size) / (a.size + b.size)
}
