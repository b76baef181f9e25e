import type { Redirect } from '../redirects.ts'

export interface RouteRules {
  readonly redirect: string
}

/** The route rules of a build, by how a path is compared with them. */
export interface RouteMatcher {
  /** Exact paths. */
  readonly static: Readonly<Record<string, RouteRules>>
  /** A path and everything below it. */
  readonly wildcard: Readonly<Record<string, RouteRules>>
  /** Paths with dynamic segments in the middle; the site has none. */
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
