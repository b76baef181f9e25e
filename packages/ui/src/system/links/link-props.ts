import { splitProps } from '../split-props.ts'

export type LinkTarget = string | { pathname?: string; search?: string; hash?: string }

/** Props of components that can be links. */
export interface LinkOptions {
  /** Target of the link: a path, a URL, or its parts. */
  to?: LinkTarget
  /** Alias of `to`. */
  href?: string
  /** Browsing context in which the target opens. */
  target?: '_blank' | '_parent' | '_self' | '_top' | (string & {})
  /** Relation to the target. @default 'noopener noreferrer' for external links */
  rel?: string
  /** Omits the default `rel` of external links. @default false */
  noRel?: boolean
  /** Treats the link as external. @default true for URLs with a protocol or another target */
  external?: boolean
  /** Whether the link is active. By default the target is compared with the current location. */
  active?: boolean
  /** Active only if the path is equal, not if the current page is below it. @default false */
  exact?: boolean
  /** Also compares the query. `'partial'` allows additional parameters. @default false */
  exactQuery?: boolean | 'partial'
  /** Also compares the hash. @default false */
  exactHash?: boolean
  /** Classes while the link is active. */
  activeClass?: string
  /** Classes while the link is not active. */
  inactiveClass?: string
  /** Prevents presses and navigation. @default false */
  disabled?: boolean
  /** Replaces the current history entry. @default false */
  replace?: boolean
  /** Prefetches the target if the link adapter supports it. @default true */
  prefetch?: boolean
  /** When to prefetch the target. @default 'visibility' */
  prefetchOn?: 'visibility' | 'interaction'
  /** Value of `aria-current` while the link is active. @default 'page' */
  ariaCurrentValue?: 'page' | 'step' | 'location' | 'date' | 'time' | 'true'
}

export const linkKeys: Readonly<Record<keyof LinkOptions, true>> = {
  to: true,
  href: true,
  target: true,
  rel: true,
  noRel: true,
  external: true,
  active: true,
  exact: true,
  exactQuery: true,
  exactHash: true,
  activeClass: true,
  inactiveClass: true,
  disabled: true,
  replace: true,
  prefetch: true,
  prefetchOn: true,
  ariaCurrentValue: true,
}

/** Separates the link props from the attributes of the element. */
export function splitLink<Props extends LinkOptions>(
  props: Props,
): [link: LinkOptions, rest: Omit<Props, keyof LinkOptions>] {
  return splitProps(props, linkKeys)
}

export function toHref({ to, href }: LinkOptions): string | undefined {
  const target = to ?? href
  if (target === undefined || typeof target === 'string') return target
  const { pathname = '', search, hash } = target
  return pathname + withPrefix('?', search) + withPrefix('#', hash)
}

/** Adds the leading `?` or `#` to a part of a URL, unless it has one. */
function withPrefix(mark: string, part = ''): string {
  return part && !part.startsWith(mark) ? mark + part : part
}

const withProtocol = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i

export function isExternal(href: string, { external, target }: LinkOptions): boolean {
  return external ?? (withProtocol.test(href) || (target !== undefined && target !== '_self'))
}
