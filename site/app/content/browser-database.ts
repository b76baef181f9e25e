import type { BrowserContent } from '@frond/content/browser'
import type { SiteContent } from '../../content.config'

/** The content database in the visitor's browser. */

let content: Promise<BrowserContent<SiteContent>> | undefined
let loaded: BrowserContent<SiteContent> | undefined

/** Loads the code of queries once. The first query of a collection loads its data. */
export function loadDatabase(): Promise<BrowserContent<SiteContent>> {
  content ??= import('@frond/content/browser').then(({ createBrowserContent }) =>
    createBrowserContent<SiteContent>({
      collections: async () => (await import('virtual:content-collections')).default,
    }),
  )
  // Do not keep a failure: the next attempt may succeed.
  content.catch(() => (content = undefined))
  return content
}

/** Records that a query succeeded, so that the database can answer further queries without network. */
export function keepDatabase(database: BrowserContent<SiteContent>): void {
  loaded = database
}

/** The database, if a query of this visit has loaded it. */
export function readLoadedDatabase(): BrowserContent<SiteContent> | undefined {
  return loaded
}
