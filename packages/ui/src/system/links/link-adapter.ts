import type { AnchorHTMLAttributes, ComponentType, Ref } from 'react'

export interface LinkLocation {
  readonly pathname: string
  readonly search: string
  readonly hash: string
}

export interface LinkElementProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
  /** Replaces the current entry of the history. */
  replace?: boolean
  ref?: Ref<HTMLAnchorElement>
}

/** Joins the library's links to a router. Give it to `<App link>` once; it must stay the same object. */
export interface LinkAdapter {
  /** Renders a link inside the application. @default a plain `<a>` */
  readonly Link?: ComponentType<LinkElementProps>
  /** A hook that tells where the application is, for active links. @default the address of the window, after mount */
  readonly useLocation?: () => LinkLocation | undefined
  /** Called when a link comes into view or is pointed at. */
  readonly prefetch?: (href: string) => void
  /** Changes the address of links inside the application, such as to add the language. */
  readonly localize?: (href: string) => string
}
