import { Badge } from '@frond/ui/badge'
import { Button } from '@frond/ui/button'
import { Icon } from '@frond/ui/icon'
import { sourceLink } from '../../site.config'
import type { DocsPageFields } from '../content/content.server'
import { findIcon } from '../article/content-icons.server'
import { findComponentSize } from './component-size.server'
import { breadcrumb } from './render-navigation.server'

const quietLink = 'rounded-sm hover:text-highlighted focus-visible:outline-2 focus-visible:outline-primary'

/** Breadcrumb, title, description, links, the copy button and the size of the component. */
export function PageHeader({ page }: { page: DocsPageFields }) {
  const links = page.links ?? []
  const size = findComponentSize(page.path)

  return (
    <header className="mb-8 border-b border-muted pb-8">
      <nav aria-label="Breadcrumb" className="mb-3">
        <ol className="flex items-center gap-1.5 text-sm text-muted">
          {breadcrumb(page.path).map(({ title, path }, index) => (
            <li key={title} className="flex items-center gap-1.5">
              {index > 0 && <Icon name="lucide:chevron-right" className="size-3.5 text-dimmed rtl:rotate-180" />}
              {path ? (
                <a href={path} className={quietLink}>
                  {title}
                </a>
              ) : (
                title
              )}
            </li>
          ))}
        </ol>
      </nav>
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="text-3xl font-semibold tracking-tight text-balance text-highlighted sm:text-4xl">
          {page.title}
        </h1>
        {page.badge && <Badge label={page.badge} variant="subtle" />}
      </div>
      {page.description && <p className="mt-3 max-w-2xl text-lg text-pretty text-muted">{page.description}</p>}
      <div className="mt-5 flex flex-wrap items-center gap-2" data-page-actions="">
        {links.map((link) => (
          <Button
            key={link.to}
            to={toUrl(link.to)}
            label={link.label}
            icon={link.icon && findIcon(link.icon)}
            target="_blank"
            color="neutral"
            variant="outline"
            size="sm"
          />
        ))}
        <span className="flex">
          <Button
            label="Copy page"
            icon="lucide:copy"
            color="neutral"
            variant="outline"
            size="sm"
            className="rounded-e-none focus-visible:relative noscript:hidden"
            data-copy-page=""
          />
          <Button
            to={`/raw${page.path}.md`}
            icon="lucide:chevron-down"
            aria-label="More about this page as Markdown"
            color="neutral"
            variant="outline"
            size="sm"
            className="-ms-px rounded-s-none"
            data-popup="page"
          />
        </span>
        {size && (
          <span className="text-sm text-muted">
            <a href="/docs/getting-started/performance#component-sizes" className={quietLink}>
              {size}
            </a>
          </span>
        )}
        <span role="status" className="sr-only" />
      </div>
    </header>
  )
}

/** Turns a repository path into the URL of the file. */
function toUrl(to: string): string {
  return /^(?:https?:|\/)/.test(to) ? to : sourceLink(to)
}
