/** The data of the home page in the browser when it starts from the server's HTML. */
export interface HomeData {
  /** For the document's head. */
  readonly title: string
  readonly description: string
  /** The HTML of the page. Set only after a client navigation. */
  readonly html?: string
}
