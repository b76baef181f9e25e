import { Button } from '@frond/ui/button'
import { site } from '../../site.config'

const statusTexts: Readonly<Record<number, string>> = { 404: 'Page not found', 500: 'Internal error' }

export interface ErrorPageProps {
  status: number
  message: string
  /** Pages whose address is close to the one asked for. */
  suggestions?: readonly { title: string; path: string }[]
}

export function ErrorPage({ status, message, suggestions = [] }: ErrorPageProps) {
  return (
    <main
      id="content"
      tabIndex={-1}
      className="mx-auto flex max-w-2xl flex-col items-center px-6 py-24 text-center outline-none"
    >
      <title>{`${status} - ${site.name}`}</title>
      <p className="text-base font-semibold text-primary">{status}</p>
      <h1 className="mt-2 text-4xl font-semibold tracking-tight text-balance text-highlighted">
        {statusTexts[status] ?? 'Error'}
      </h1>
      <p className="mt-4 text-lg text-pretty break-words text-muted">{message}</p>
      <div className="mt-8">
        <Button to="/" label="Back to the start" size="lg" />
      </div>
      {suggestions.length > 0 && (
        <nav aria-label="Similar pages" className="mt-12 w-full border-t border-muted pt-8">
          <h2 className="mb-3 text-sm font-medium text-muted">Were you looking for one of these?</h2>
          <ul className="flex flex-wrap justify-center gap-2">
            {suggestions.map(({ title, path }) => (
              <li key={path}>
                <Button to={path} label={title} color="neutral" variant="subtle" size="sm" />
              </li>
            ))}
          </ul>
        </nav>
      )}
    </main>
  )
}
