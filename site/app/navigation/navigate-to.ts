import { checkAddress } from './check-address'
import { navigateToUrl } from './client-navigation'

export interface NavigateOptions {
  /** Allows addresses of other hosts. @default false */
  external?: boolean
  /** Takes the place of the current entry of the history. @default false */
  replace?: boolean
}

/**
 * Goes to an address, from anywhere in the browser's code. A page of the site is shown without a new document; anything
 * else is loaded as one. Throws where the address must not be followed.
 */
export function navigateTo(to: string, { external, replace }: NavigateOptions = {}): void {
  const { origin } = location
  const url = checkAddress(to, { external, origin })
  if (url.origin === origin && navigateToUrl(url, replace)) return
  if (replace) location.replace(url)
  else location.assign(url)
}
