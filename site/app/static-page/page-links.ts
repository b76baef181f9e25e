import type { ButtonProps } from '@frond/ui/button'
import { resolveLinks } from '../navigation/resolve-links'

interface PageLink {
  readonly label: string
  readonly to: string
  readonly icon?: string
  readonly trailingIcon?: string
  readonly color?: 'primary' | 'neutral'
  readonly variant?: 'solid' | 'outline' | 'soft' | 'subtle' | 'ghost' | 'link'
}

/** Renders links from the content as buttons. External links open in a new tab, and files of the site are downloaded. */
export function toButtons(links: readonly PageLink[]): ButtonProps[] {
  return resolveLinks(links).map((link) => ({
    ...link,
    ...(link.to.startsWith('https:') && { target: '_blank' }),
    ...(/^\/.*\.\w+$/.test(link.to) && { external: true, download: true }),
  }))
}
