import { Badge } from '@frond/ui/badge'
import type { TreeEntry, TreeGroup, TreePage } from './section-tree'

/**
 * The tree of a section, as HTML that no script has to make. Groups of the first level without further ones below are
 * headings; folders can be closed. What is for one framework only is in the page for both, and hidden by CSS.
 */
export function SectionTree({ entries }: { entries: readonly TreeEntry[] }) {
  return <div className="docs-tree">{entries.map((entry) => toElement(entry))}</div>
}

function toElement(entry: TreeEntry) {
  return 'path' in entry ? <PageLink key={entry.path} page={entry} /> : <Group key={entry.title} group={entry} />
}

/** Links of a group stand in it directly: with one element for each of the pages, not two. */
function Group({ group: { title, entries } }: { group: TreeGroup }) {
  return (
    <details open className="docs-group">
      <summary>{title}</summary>
      {entries.map((entry) => toElement(entry))}
    </details>
  )
}

function PageLink({ page: { title, path, badge, framework } }: { page: TreePage }) {
  return (
    <a href={path} className="docs-link" data-framework-only={framework}>
      {title}
      {badge && <Badge label={badge} size="sm" variant="subtle" />}
    </a>
  )
}
