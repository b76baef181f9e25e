declare module '*?script' {
  const text: string
  export default text
}

declare module 'virtual:island-assets' {
  export interface IslandAsset {
    /** The URL of the module. */
    src: string
    /** Imports of the module that the page may not have loaded yet. */
    imports: readonly string[]
    styles: readonly string[]
    /** Maps export names to the names in the module, where they differ. */
    names?: Readonly<Record<string, string>>
  }

  /** The build output of an island module. The path is relative to the site. */
  export function findAsset(file: string): IslandAsset | undefined

  /** The file behind a module that only re-exports, and the names of the exports there. */
  export function findReexport(
    href: string,
  ): { readonly file: string; readonly names: Readonly<Record<string, string>> } | undefined
}

/** The build id in the URLs of payloads. */
declare const __BUILD_ID__: string

/** The file that contains the content. */
declare const __CONTENT_DATABASE__: string

declare module 'virtual:highlight.css'
declare module 'virtual:frond/*.css'

/** The folder of the Markdown files. */
declare const __CONTENT_FOLDER__: string

declare module 'virtual:content-collections' {
  import type { CollectionSummary } from '@frond/content/browser'
  const collections: readonly CollectionSummary[]
  export default collections
}

declare module 'virtual:search-file' {
  /** The URL of the search index. */
  const address: string
  export default address
}

declare module 'virtual:template-files' {
  /** The source files of each template, by its name. */
  const files: Readonly<Record<string, readonly string[]>>
  export default files
}
