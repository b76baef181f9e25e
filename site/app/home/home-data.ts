/** What the browser knows of the home page when it starts from the server's HTML. */
export interface HomeData {
  /** For the document's head. */
  readonly title: string
  readonly description: string
  /** The page itself; only there after a client navigation. */
  readonly html?: string
}
