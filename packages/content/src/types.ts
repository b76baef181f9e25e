/** What front matter and component props can hold. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

export type ContentProps = Record<string, Json>

/**
 * One node of a parsed body: text, or an element as `[tag, props, ...children]`.
 *
 * Tags are HTML elements (`p`, `h2`, `table`) or component names in kebab case (`component-example`).
 * A named slot of a component is a child `['template', { slot: 'title' }, ...children]`.
 */
export type ContentNode = string | ContentElement

export type ContentElement = [tag: string, props: ContentProps, ...children: ContentNode[]]

/** Props of the `pre` element that a code fence becomes. */
export interface CodeBlockProps {
  language: string
  /** The text to copy: no diff markers, no removed lines. */
  code: string
  /** From `[vite.config.ts]` in the fence's info string. */
  filename?: string
  /** Line numbers from `{1,3-5}`, counted from 1. */
  highlights?: number[]
  /** The lines carry `added` and `removed` classes. */
  diff?: true
  /** The block is long and starts closed. */
  collapse?: true
}

export interface TocEntry {
  id: string
  depth: number
  text: string
  children: TocEntry[]
}

export interface ContentBody {
  children: ContentNode[]
  /** The h2 headings of the page, with their h3 headings as children. */
  toc: TocEntry[]
  /** What comes before `<!-- more -->`; absent without that mark. */
  excerpt?: ContentNode[]
}

/** A button or link in the head of a page. */
export interface PageLink {
  [key: string]: Json | undefined
  label?: string
  to?: string
  icon?: string
}

export interface PageSeo {
  [key: string]: Json | undefined
  title?: string
  description?: string
}

/** How a page appears in the navigation: its own title, icon and so on. `false` leaves it out. */
export type PageNavigation = boolean | { [key: string]: Json | undefined; title?: string; icon?: string }

/** The fields that every collection has. */
export interface DataFields {
  /** `{collection}/{file}`, unique in the database. */
  id: string
  /** The file's path without its extension, ordering prefixes kept: `docs/2.components/1.button`. */
  stem: string
  /** `md`, `yml`, `yaml` or `json`. */
  extension: string
  /** Front-matter fields that the schema does not name. */
  meta: { [key: string]: Json }
}

/** The fields of a page collection, before those of its own schema. */
export interface PageFields extends DataFields {
  title: string
  description: string
  /** The address, ordering prefixes removed: `/docs/components/button`. */
  path: string
  body: ContentBody
  links: PageLink[] | null
  navigation: PageNavigation
  seo: PageSeo
}

/** One entry of the navigation tree. Fields of a page's `navigation` front matter are kept beside these. */
export interface NavigationItem {
  [key: string]: Json | NavigationItem[] | undefined
  title: string
  path: string
  stem: string
  children?: NavigationItem[]
  /** `false` for a folder that has no page of its own. */
  page?: false
  icon?: string
  badge?: Json
  framework?: string
  category?: string
}

/** One part of a page that can be found: its beginning, or what stands under one of its headings. */
export interface SearchSection {
  /** The address: `/docs/button`, or `/docs/button#sizes`. */
  id: string
  title: string
  /** The headings above it, from the title of the page down. */
  titles: string[]
  /** Its words, without markup. */
  content: string
  /** 1 for the page, else the level of the heading, up to 6. */
  level: number
}

/** Something an author has to mend, with its place in the file. */
export interface ContentProblem {
  /** Relative to the content root. */
  file: string
  line: number
  column: number
  message: string
}
