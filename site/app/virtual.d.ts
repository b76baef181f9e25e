declare module '*?script' {
  const text: string
  export default text
}

declare module 'virtual:island-assets' {
  export interface IslandAsset {
    /** The address of the module. */
    src: string
    /** Modules it needs that the page may not have yet. */
    imports: readonly string[]
    styles: readonly string[]
    /** What its exports are called there, where that differs. */
    names?: Readonly<Record<string, string>>
  }

  /** What the build made of an island module. The path is relative to the site. */
  export function findAsset(file: string): IslandAsset | undefined

  /** The file behind one that only passes exports on, and what they are called there. */
  export function findReexport(
    href: string,
  ): { readonly file: string; readonly names: Readonly<Record<string, string>> } | undefined
}

/** Names the build in the addresses of its payloads. */
declare const __BUILD_ID__: string

/** The file that the content is read from. */
declare const __CONTENT_DATABASE__: string

declare module 'virtual:highlight.css'
declare module 'virtual:frond/*.css'

/** The folder that holds the Markdown files. */
declare const __CONTENT_FOLDER__: string

declare module 'virtual:content-collections' {
  import type { CollectionSummary } from '@frond/content/browser'
  const collections: readonly CollectionSummary[]
  export default collections
}

declare module 'virtual:search-file' {
  /** The address of the search index. */
  const address: string
  export default address
}
