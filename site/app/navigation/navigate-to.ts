import { checkAddress } from './check-address'
import { navigateToUrl } from './client-navigation'

export interface NavigateOptions {
  /** Allows URLs of other hosts. @default false */
  external?: boolean
  /** Replaces the current history entry. @default false */
  replace?: boolean
}

/**
 * Navigates to a URL from anywhere in browser code. Pages of the site use client navigation; other URLs load a new
 * document. Throws if the URL is not allowed.
 */
export function navigateTo(to: string, { external, replace }: NavigateOptions = {}): void {
  const { origin } = location
  const url = checkAddress(to, { external, origin })
  if (url.origin === origin && navigateToUrl(url, replace)) return
  if (replace) location.replace(url)
  else location.assign(url)
}
