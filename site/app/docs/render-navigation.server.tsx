import { renderToStaticMarkup } from 'react-dom/server'
import { docsNavigation, findDocsPage } from '../content/content.server'
import { componentStyles } from '../article/component-styles.server'
import type { StaticPart } from '../article/StaticHtml'
import type { Framework } from '../../redirects'
import { buildTree, findNeighbours, findTrail, type Neighbour, type TreeEntry } from './section-tree'
import { SectionTree } from './SectionTree'
import { docsSections, sectionOf, treePath, type SectionName } from '../content/docs-sections'

/** The paths whose payloads are navigation trees. */
export const treePaths: readonly string[] = docsSections.map(({ name }) => treePath(name))

const rendered = new Map<SectionName, StaticPart>()

/** Renders the tree of a section as HTML. It is the same for every page of the section, so it is cached. */
export function renderNavigation(section: SectionName): StaticPart {
  const known = import.meta.env.DEV ? undefined : rendered.get(section)
  if (known) return known

  const entries = readTree(section)
  const html = renderToStaticMarkup(<SectionTree entries={entries} />)
  const part = { html, styles: html.includes('data-slot="linkTrailingBadge"') ? componentStyles('Badge') : [] }
  rendered.set(section, part)
  return part
}

/** Returns the tree with the link of the current page marked, as `markCurrentPage` does in the browser. */
export function renderNavigationFor(path: string): StaticPart {
  const { html, styles } = renderNavigation(sectionOf(path))
  return { html: html.replace(`href="${path}"`, (link) => `${link} aria-current="page" data-active=""`), styles }
}

const trees = new Map<SectionName, readonly TreeEntry[]>()

/** Reads the tree of a section. It is cached, because every page of the section needs it, except in development. */
function readTree(section: SectionName): readonly TreeEntry[] {
  const known = import.meta.env.DEV ? undefined : trees.get(section)
  if (known) return known

  const found = docsNavigation().find(({ path }) => path === `/docs/${section}`)
  const tree = buildTree(found?.children ?? [])
  trees.set(section, tree)
  return tree
}

export interface PageReference {
  readonly title: string
  readonly path: string
  readonly description: string
  /** Shown only to readers of this framework. */
  readonly framework?: Framework
}

/** Returns the previous and next pages in the section. */
export function docsNeighbours(path: string): { previous: PageReference[]; next: PageReference[] } {
  const { previous, next } = findNeighbours(readTree(sectionOf(path)), path)
  return { previous: previous.map(toReference), next: next.map(toReference) }
}

function toReference({ path, framework }: Neighbour): PageReference {
  const { title, description } = findDocsPage(path)!
  return { title, path, description, framework }
}

/** Returns the breadcrumb of a page: the docs, its section, and the groups above it, without the page itself. */
export function breadcrumb(path: string): { title: string; path?: string }[] {
  const docs = { title: 'Docs', path: docsSections[0].to }
  const section = docsSections.find(({ name }) => name === sectionOf(path))!
  const trail = findTrail(readTree(section.name), path)
  if (!trail) return [docs]
  const above = section.to === path ? [] : [{ title: section.label, path: section.to }]
  return [docs, ...above, ...trail.map((title) => ({ title }))]
}
