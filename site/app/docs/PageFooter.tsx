import { Icon } from '@frond/ui/icon'
import { editLink } from '../../site.config'
import type { DocsPageFields, PageReference } from '../.server/content'

interface PageFooterProps {
  page: DocsPageFields
  previous: PageReference | null
  next: PageReference | null
}

/** The way to the neighbours, and to the file at the repository. */
export function PageFooter({ page, previous, next }: PageFooterProps) {
  return (
    <footer className="mt-14 border-t border-muted pt-6">
      <a
        href={editLink(`site/content/${page.stem}.${page.extension}`)}
        className="inline-flex items-center gap-1.5 rounded-sm text-sm text-muted hover:text-highlighted focus-visible:outline-2 focus-visible:outline-primary"
      >
        <Icon name="lucide:pencil" className="size-4" />
        Edit this page
      </a>
      <nav aria-label="Previous and next page" className="mt-6 grid gap-4 sm:grid-cols-2">
        {previous && <PageLink page={previous} side="previous" />}
        {next && <PageLink page={next} side="next" />}
      </nav>
    </footer>
  )
}

function PageLink({ page, side }: { page: PageReference; side: 'previous' | 'next' }) {
  const isNext = side === 'next'

  return (
    <a
      href={page.path}
      rel={isNext ? 'next' : 'prev'}
      className={`group/link rounded-lg border border-default p-5 outline-offset-2 transition-colors hover:border-accented hover:bg-muted focus-visible:outline-2 focus-visible:outline-primary ${isNext ? 'sm:col-start-2 sm:text-end' : ''}`}
    >
      <span className={`mb-1 flex items-center gap-1.5 text-sm text-muted ${isNext ? 'sm:flex-row-reverse' : ''}`}>
        <Icon name={isNext ? 'lucide:arrow-right' : 'lucide:arrow-left'} className="size-4 rtl:rotate-180" />
        {isNext ? 'Next' : 'Previous'}
      </span>
      <span className="font-medium text-highlighted">{page.title}</span>
      {page.description && <span className="mt-1 line-clamp-2 block text-sm text-muted">{page.description}</span>}
    </a>
  )
}
