import { splitProps } from '../split-props.ts'

export type LinkTarget = string | { pathname?: string; search?: string; hash?: string }

/** What everything that can link takes. */
export interface LinkOptions {
  /** Where the link leads: a path, an address, or its parts. */
  to?: LinkTarget
  /** The same as `to`, for those used to it. */
  href?: string
  /** Where the target opens. */
  target?: '_blank' | '_parent' | '_self' | '_top' | (string & {})
  /** Relation to the target. @default 'noopener noreferrer' for links that leave the application */
  rel?: string
  /** Leaves out the `rel` that external links get. @default false */
  noRel?: boolean
  /** Treats the link as leaving the application. @default true for addresses with a protocol or another target */
  external?: boolean
  /** Says whether the link is active. Without it `<App>` compares the target with the location. */
  active?: boolean
  /** Active only where the path is the same, not below it. @default false */
  exact?: boolean
  /** Compares the query too; `'partial'` allows further parameters. @default false */
  exactQuery?: boolean | 'partial'
  /** Compares the hash too. @default false */
  exactHash?: boolean
  /** Class added while the link is active. */
  activeClass?: string
  /** Class added while the link is not active. */
  inactiveClass?: string
  /** Keeps it from being pressed or followed. @default false */
  disabled?: boolean
  /** Replaces the current entry of the history. @default false */
  replace?: boolean
  /** Fetches the target ahead, where the router knows how. @default true */
  prefetch?: boolean
  /** When to fetch ahead. @default 'visibility' */
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

/** Takes the link's own props out of a component's props, so that the rest can go to the element. */
export function splitLink<Props extends LinkOptions>(
  props: Props,
): [link: LinkOptions, rest: Omit<Props, keyof LinkOptions>] {
  return splitProps(props, linkKeys)
}

export function toHref({ to, href }: LinkOptions): string | undefined {
  const target = to ?? href
  if (target === undefined || typeof target === 'string') return target
  const { pathname = '', search, hash } = target
  return pathname + led('?', search) + led('#', hash)
}

/** A part of an address with the mark that leads it, which the caller may have written or not. */
function led(mark: string, part = ''): string {
  return part && !part.startsWith(mark) ? mark + part : part
}

const withProtocol = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i

export function isExternal(href: string, { external, target }: LinkOptions): boolean {
  return external ?? (withProtocol.test(href) || (target !== undefined && target !== '_self'))
}
