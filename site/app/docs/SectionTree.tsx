import { ContentNavigation, type ContentNavigationLink } from '@frond/ui/content-navigation'
import type { TreeEntry } from './section-tree'

/** The tree of a section as static HTML. It is not a landmark, because the page and the mobile menu put it into one. */
export function SectionTree({ entries }: { entries: readonly TreeEntry[] }) {
  return <ContentNavigation native navigation={entries.map(toLink)} ui={{ list: 'docs-tree' }} render={<div />} />
}

function toLink(entry: TreeEntry): ContentNavigationLink {
  if ('entries' in entry) {
    const { title, defaultOpen = true, entries } = entry
    return { title, defaultOpen, children: entries.map(toLink) }
  }
  const { title, path, badge, framework, target } = entry
  return {
    title,
    path,
    target,
    badge: badge && { label: badge, color: 'primary', variant: 'subtle' },
    // Pages for one framework are in the tree for both, and CSS hides them.
    className: framework && `${framework}-only`,
  }
}
