import { Badge } from '@frond/ui/badge'
import type { TreeEntry, TreeGroup, TreePage } from './section-tree'

/**
 * The tree of a section as static HTML. Top-level groups without subgroups are headings; folders are collapsible.
 * Entries for one framework are in the page for both, and CSS hides them.
 */
export function SectionTree({ entries }: { entries: readonly TreeEntry[] }) {
  return <div className="docs-tree">{entries.map((entry) => toElement(entry))}</div>
}

function toElement(entry: TreeEntry) {
  return 'path' in entry ? <PageLink key={entry.path} page={entry} /> : <Group key={entry.title} group={entry} />
}

/** Links are direct children of their group, so that each page needs one element instead of two. */
function Group({ group: { title, defaultOpen = true, entries } }: { group: TreeGroup }) {
  return (
    <details open={defaultOpen} className="docs-group">
      <summary>{title}</summary>
      {entries.map((entry) => toElement(entry))}
    </details>
  )
}

function PageLink({ page: { title, path, badge, framework, target } }: { page: TreePage }) {
  return (
    <a href={path} target={target} className="docs-link" data-framework-only={framework}>
      {title}
      {badge && <Badge label={badge} size="sm" variant="subtle" />}
    </a>
  )
}
