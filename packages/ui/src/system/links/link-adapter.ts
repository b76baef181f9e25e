import type { AnchorHTMLAttributes, ComponentType, Ref } from 'react'

export interface LinkLocation {
  readonly pathname: string
  readonly search: string
  readonly hash: string
}

export interface LinkElementProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
  /** Replaces the current history entry. */
  replace?: boolean
  ref?: Ref<HTMLAnchorElement>
}

/** Connects links to a router. Pass it to `<App link>`; it must be the same object in every render. */
export interface LinkAdapter {
  /** Renders a link inside the application. @default a plain `<a>` */
  readonly Link?: ComponentType<LinkElementProps>
  /** A hook that returns the current location, for active links. @default the address of the window, after mount */
  readonly useLocation?: () => LinkLocation | undefined
  /** Called when a link scrolls into view, or when it is hovered or focused. */
  readonly prefetch?: (href: string) => void
  /** Rewrites the address of links inside the application, for example to add the language. */
  readonly localize?: (href: string) => string
}
