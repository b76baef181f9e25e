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

export function findHome(): HomeContent {
  const home = content().queryCollection('index').first()
  if (!home) throw new Error('content: the home page, index.yml, is missing.')
  return home
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

/** The page of a collection that has only one. */
export function readPage<Name extends 'figma' | 'showcase' | 'templates'>(
  collection: Name,
): CollectionRow<SiteContent, Name> {
  const page = content().queryCollection(collection).first()
  if (!page) throw new Error(`readPage: content/${collection}.yml is missing.`)
  return page
}

export type TeamMember = NonNullable<CollectionRow<SiteContent, 'info'>['members']>[number]

/** Those who keep the project going, as far as they are listed. */
export function readTeam(): readonly TeamMember[] {
  const [row] = content().queryCollection('info').where('stem', '=', 'info/team').all()
  return row?.members ?? []
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

/** Pages whose name is like the last part of an address, best first; where there is none, those that lead on. */
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

// Two names that share most of their pairs of letters look alike, wherever a letter was left out or swapped.
function letterPairs(path: string): Set<string> {
  const name = ` ${path.split('/').at(-1)} `
  return new Set(Array.from({ length: name.length - 1 }, (_, index) => name.slice(index, index + 2)))
}

function shareOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  return (2 * a.intersection(b).size) / (a.size + b.size)
}
