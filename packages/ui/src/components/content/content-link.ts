import { splitLink, toHref, type LinkOptions } from '../../system/links/link-props.ts'

/** A page of a content source. `path` is its address, unless link props give another one. */
export interface ContentPage extends LinkOptions {
  /** Title of the page. */
  title?: string
  /** Address of the page. `to` replaces it. */
  path?: string
}

/** The link to a page. */
export function contentLink(page: ContentPage): LinkOptions {
  const [link] = splitLink(page)
  return page.path === undefined || toHref(link) !== undefined ? link : { ...link, to: page.path }
}
