/** The data of a docs page in the browser when it starts from the server's HTML. */
export interface DocsPageData {
  readonly path: string
  /** For the document's head. */
  readonly title: string
  readonly description: string
  /** The HTML of the page. Set only after a client navigation. */
  readonly html?: string
  /** The part of `html` below the first screen, which is added after the first paint. Set together with `html`. */
  readonly later?: readonly [start: number, end: number]
  /** The HTML of the navigation tree. Set only after a client navigation. */
  readonly navigation?: string
}

/** The shape of `{path}/_payload.json`: what a client navigation needs to show a page. */
export interface DocsPayload extends DocsPageData {
  readonly html: string
  /** Stylesheets of the islands on the page. */
  readonly styles: readonly string[]
}
