import { lazy, Suspense } from 'react'
import { site } from '../../site.config'
import type { ErrorPageProps } from './ErrorPage'

/** Loads the error page on demand, because few visitors see it. If loading fails too, only the text is shown. */
const ErrorPage = lazy(() =>
  import('./ErrorPage').then(
    (module) => ({ default: module.ErrorPage }),
    () => ({ default: PlainErrorPage }),
  ),
)

export function LazyErrorPage(props: ErrorPageProps) {
  return (
    <Suspense>
      <ErrorPage {...props} />
    </Suspense>
  )
}

function PlainErrorPage({ error: { statusCode, message } }: ErrorPageProps) {
  return (
    <main id="content" tabIndex={-1} className="mx-auto max-w-2xl px-6 py-24 text-center">
      <title>{`${statusCode} - ${site.name}`}</title>
      <h1 className="text-4xl font-semibold text-highlighted">{statusCode}</h1>
      <p className="mt-4 text-lg text-muted">{message}</p>
      <a href="/" className="menu-link mt-8">
        Back to the start
      </a>
    </main>
  )
}
