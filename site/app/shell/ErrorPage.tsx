import { Button } from '@frond/ui/button'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { site } from '../../site.config'
import { handlePageChange } from '../navigation/page-change'
import type { NotFoundDetails } from '../navigation/not-found'
import type { SiteError } from '../navigation/site-error'

export interface ErrorPageProps {
  error: SiteError
  /** Target of the button. Navigating to any other page clears the error. @default '/' */
  redirect?: string
}

type Suggestion = NotFoundDetails['suggestions'][number]

export function ErrorPage({ error, redirect = '/' }: ErrorPageProps) {
  const { statusCode, statusMessage, message, data } = error
  const { pathname } = useLocation()
  useEffect(() => handlePageChange(pathname), [pathname])

  const isOurs = statusCode >= 500
  // The message of a missing page repeats its status message and adds the path.
  const isMissing = statusCode === 404
  // Pages whose path is similar to the requested one.
  const { suggestions = [] } = (data ?? {}) as Partial<Pick<NotFoundDetails, 'suggestions'>>

  return (
    <main
      id="content"
      tabIndex={-1}
      className="mx-auto flex min-h-[70dvh] w-full max-w-2xl flex-col items-center justify-center px-6 py-24 text-center outline-none"
    >
      <title>{`${statusCode} - ${site.name}`}</title>
      <p className="text-base font-semibold text-primary">{statusCode}</p>
      <h1 className="mt-2 text-4xl font-semibold tracking-tight text-balance wrap-anywhere text-highlighted">
        {isMissing ? message : statusMessage}
      </h1>
      <p className="mt-4 text-lg text-pretty text-muted">
        {isMissing ? 'Check the address, or use the search in the header.' : message}
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {isOurs && <Button label="Reload the page" onClick={() => location.reload()} size="lg" />}
        <Button
          to={redirect}
          label="Back to the start"
          size="lg"
          {...(isOurs && { color: 'neutral', variant: 'outline' })}
        />
      </div>
      {suggestions.length > 0 && (
        <nav aria-label="Similar pages" className="mt-12 w-full border-t border-muted pt-8">
          <h2 className="mb-3 text-sm font-medium text-muted">Were you looking for one of these?</h2>
          <ul className="flex flex-wrap justify-center gap-2">
            {suggestions.map((page) => (
              <li key={page.path}>
                <Button to={page.path} label={labelOf(page, suggestions)} color="neutral" variant="subtle" size="sm" />
              </li>
            ))}
          </ul>
        </nav>
      )}
    </main>
  )
}

/** The title of a page. If another suggestion has the same title, the section is added: “Accordion (typography)”. */
function labelOf({ title, path }: Suggestion, suggestions: readonly Suggestion[]): string {
  const isUnique = suggestions.filter((page) => page.title === title).length === 1
  return isUnique ? title : `${title} (${path.split('/').at(-2)})`
}
