import type { TocEntry } from '@frond/content/types'
import { Icon } from '@frond/ui/icon'

/** A flat list of headings. Indentation shows the nesting. */
export function TocList({ entries }: { entries: readonly TocEntry[] }) {
  return (
    <ul className="text-sm">
      {entries
        .flatMap((entry) => [
          { ...entry, nested: false },
          ...entry.children.map((child) => ({ ...child, nested: true })),
        ])
        .map(({ id, text, nested }) => (
          <li key={id}>
            <a href={`#${id}`} className={nested ? 'toc-link ps-3' : 'toc-link'}>
              {text}
            </a>
          </li>
        ))}
    </ul>
  )
}

/**
 * The table of contents for narrow viewports: a bar above the article. The page contains the list once; it is copied
 * here when the bar opens.
 */
export function MobileToc() {
  return (
    <details
      className="group/toc mb-8 rounded-lg border border-default bg-muted noscript:hidden xl:hidden"
      data-mobile-toc=""
    >
      <summary className="flex cursor-pointer list-none items-center justify-between rounded-lg px-4 py-2.5 text-sm font-medium text-highlighted outline-offset-2 focus-visible:outline-2 focus-visible:outline-primary [&::-webkit-details-marker]:hidden">
        On this page
        <Icon name="lucide:chevron-down" className="size-4 text-muted transition-transform group-open/toc:rotate-180" />
      </summary>
      <nav aria-label="On this page" className="border-t border-muted px-4 py-3" />
    </details>
  )
}
