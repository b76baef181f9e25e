import type { LinkAdapter } from '@frond/ui'
import { warmPayload } from './payload-cache'

/**
 * Joins the library's links to the site. They stay plain anchors, in the page and in islands alike: `LinkNavigation`
 * hears every click. What the adapter adds is that a link which comes near fetches its page.
 */
export const linkAdapter: LinkAdapter = { prefetch: warmPayload }
