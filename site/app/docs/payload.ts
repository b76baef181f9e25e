/** What the browser knows of a docs page when it starts from the server's HTML. */
export interface DocsPageData {
  readonly path: string
  /** For the document's head. */
  readonly title: string
  readonly description: string
  /** The page itself; only there after a client navigation. */
  readonly html?: string
  /** The tree of pages; likewise. */
  readonly navigation?: string
}

/** `{path}/_payload.json`: what a client navigation needs to show a page. */
export interface DocsPayload extends DocsPageData {
  readonly html: string
  /** Stylesheets of the islands on the page. */
  readonly styles: readonly string[]
}
