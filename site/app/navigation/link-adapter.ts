import type { LinkAdapter } from '@frond/ui'

/**
 * Joins the library's links to the site. They stay plain anchors, in the page and in islands alike: `LinkNavigation`
 * hears every click, and links that come into view are fetched ahead whoever made them.
 */
export const linkAdapter: LinkAdapter = {}
