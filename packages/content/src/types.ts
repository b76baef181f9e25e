/** The types of front-matter values and component props. */
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
  /** The block is long and starts collapsed. */
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
  /** The nodes before `<!-- more -->`, if the page has that marker. */
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

/** The navigation entry of a page: title, icon and so on. `false` hides the page. */
export type PageNavigation = boolean | { [key: string]: Json | undefined; title?: string; icon?: string }

/** The fields that every collection has. */
export interface DataFields {
  /** `{collection}/{file}`, unique in the database. */
  id: string
  /** The file's path without its extension, with ordering prefixes: `docs/2.components/1.button`. */
  stem: string
  /** `md`, `yml`, `yaml` or `json`. */
  extension: string
  /** Front-matter fields that are not in the schema. */
  meta: { [key: string]: Json }
}

/** The fields of every page collection. Its schema adds more. */
export interface PageFields extends DataFields {
  title: string
  description: string
  /** The URL path, without ordering prefixes: `/docs/components/button`. */
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
  /** `false` for a folder without an `index` page. */
  page?: false
  icon?: string
  badge?: Json
  framework?: string
  category?: string
}

/** A searchable section of a page: its start, or the text below one of its headings. */
export interface SearchSection {
  /** The address: `/docs/button`, or `/docs/button#sizes`. */
  id: string
  title: string
  /** The headings above it, starting with the page title. */
  titles: string[]
  /** Its text, without markup. */
  content: string
  /** 1 for the page, otherwise the heading level, up to 6. */
  level: number
}

/** Something an author has to fix, with its position in the file. */
export interface ContentProblem {
  /** Relative to the content root. */
  file: string
  line: number
  column: number
  message: string
}
