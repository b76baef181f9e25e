import type { LinkAdapter } from '@frond/ui'

/**
 * Connects the library's links to the site. They stay plain anchors, in the page and in islands: `LinkNavigation`
 * handles every click, and `prefetchVisible` prefetches every link in the viewport.
 */
export const linkAdapter: LinkAdapter = {}
