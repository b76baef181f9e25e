import { findRedirect, frameworks, type Framework } from '../../redirects'

interface Resolved {
  /** CSS hides the link from visitors who chose another framework. */
  readonly 'data-framework-only'?: Framework
  readonly className?: string
}

/**
 * Replaces links that the server would redirect by links to their targets. A link whose target depends on the visitor's
 * framework becomes one link per framework. Without script, only the link of the default framework is shown.
 */
export function resolveLinks<Item extends { readonly to: string }>(links: readonly Item[]): (Item & Resolved)[] {
  return links.flatMap((link): (Item & Resolved)[] => {
    const find = (framework: Framework) => findRedirect(link.to, { framework, hasPage: () => true })
    const move = find(frameworks[0])
    if (!move) return [link]
    if (!move.depends) return [{ ...link, to: move.to }]
    return frameworks.map((name, index) => ({
      ...link,
      to: find(name)!.to,
      'data-framework-only': name,
      ...(index > 0 && { className: 'noscript:hidden' }),
    }))
  })
}
