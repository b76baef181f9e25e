import { Button } from '@frond/ui/button'
import { ContentSurround } from '@frond/ui/content-surround'
import { Icon } from '@frond/ui/icon'
import { frameworks } from '../../redirects'
import { editLink } from '../../site.config'
import type { DocsPageFields } from '../content/content.server'
import type { PageReference } from './render-navigation.server'

interface PageFooterProps {
  page: DocsPageFields
  previous: readonly PageReference[]
  next: readonly PageReference[]
}

/** Links to the previous and next page, and to the source file in the repository. */
export function PageFooter({ page, previous, next }: PageFooterProps) {
  return (
    <footer className="mt-14 border-t border-muted pt-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 text-sm text-muted">
        <PageFeedback path={page.path} />
        <a
          href={editLink(`site/content/${page.stem}.${page.extension}`)}
          target="_blank"
          rel="noopener"
          className="inline-flex items-center gap-1.5 rounded-sm hover:text-highlighted focus-visible:outline-2 focus-visible:outline-primary"
        >
          <Icon name="lucide:pencil" className="size-4" />
          Edit this page
        </a>
      </div>
      <nav aria-label="Previous and next page" className="mt-6">
        <Surround previous={previous} next={next} />
      </nav>
    </footer>
  )
}

/** Feedback buttons. They need script, so they are hidden without it. */
function PageFeedback({ path }: { path: string }) {
  return (
    <div
      role="group"
      aria-label="Was this page helpful?"
      data-feedback-for={path}
      className="flex flex-wrap items-center gap-1.5 noscript:hidden"
    >
      <span aria-hidden className="me-1">
        Was this page helpful?
      </span>
      {(['yes', 'no'] as const).map((feedback) => (
        <Button
          key={feedback}
          label={feedback === 'yes' ? 'Yes' : 'No'}
          aria-pressed={false}
          data-feedback={feedback}
          color="neutral"
          variant="outline"
          size="sm"
          className="aria-pressed:bg-elevated aria-pressed:text-primary"
        />
      ))}
      <span role="status" className="max-sm:w-full sm:ms-1.5 data-failed:text-error" />
    </div>
  )
}

/** Links to the neighbors of a page: one pair, or one for each framework if they differ. */
function Surround({ previous, next }: Omit<PageFooterProps, 'page'>) {
  const differs = [...previous, ...next].some((page) => page.framework)
  return (differs ? frameworks : [undefined]).map((framework) => {
    const matches = (page: PageReference) => !page.framework || page.framework === framework
    return (
      <ContentSurround
        key={framework ?? ''}
        data-framework-only={framework}
        surround={[previous.find(matches), next.find(matches)]}
      />
    )
  })
}
