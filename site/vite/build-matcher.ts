import type { Redirect } from '../redirects.ts'

export interface RouteRules {
  readonly redirect: string
}

/** The rules of a build's routes, by how a path is compared with them. */
export interface RouteMatcher {
  /** Paths as they are. */
  readonly static: Readonly<Record<string, RouteRules>>
  /** Everything at or below a path. */
  readonly wildcard: Readonly<Record<string, RouteRules>>
  /** Paths with variable parts between fixed ones; the site has none. */
  readonly dynamic: Readonly<Record<string, RouteRules>>
}

export function createMatcher(redirects: readonly Redirect[]): RouteMatcher {
  const isWildcard = ({ from }: Redirect) => from.endsWith('/*')
  const toRules = (list: readonly Redirect[]) =>
    Object.fromEntries(list.map(({ from, to }) => [from.replace(/\/\*$/, ''), { redirect: to }]))
  return {
    static: toRules(redirects.filter((redirect) => !isWildcard(redirect))),
    wildcard: toRules(redirects.filter(isWildcard)),
    dynamic: {},
  }
}
