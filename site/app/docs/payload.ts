import type { HtmlSplit } from '../article/StaticHtml'

/** The data of a docs page in the browser when it starts from the server's HTML. */
export interface DocsPageData {
  readonly path: string
  /** For the document's head. */
  readonly title: string
  readonly description: string
  /** The HTML of the page. Set only after a client navigation. */
  readonly html?: string
  /**
   * Where `html` can be split, so that the content below the first screen is added after the first paint, and where the
   * article ends. Set together with `html`.
   */
  readonly splits?: readonly HtmlSplit[]
  readonly articleEnd?: number
  /** The HTML of the navigation tree. Set only after a client navigation. */
  readonly navigation?: string
}

/** The shape of `{path}/_payload.json`: what a client navigation needs to show a page. */
export interface DocsPayload extends DocsPageData {
  readonly html: string
  /** Stylesheets of the islands on the page. */
  readonly styles: readonly string[]
}
