import { useEffect, useState } from 'react'
import { UNSAFE_ErrorResponseImpl as ErrorResponse, useMatches, type UIMatch } from 'react-router'
import { isNotFoundDetails } from './not-found'
import { askMiddleware } from './route-middleware'

/**
 * Prerendered pages are the same for every visitor, so the middleware of the routes runs again in the browser. Throws
 * the resulting error for the error page to show.
 */
export function useHydrationGuard(): void {
  const [refusal, setRefusal] = useState<{ error: unknown }>()
  const [first] = useState(useMatches())

  useEffect(() => {
    void ask(first).then(setRefusal)
  }, [first])

  if (refusal) throw refusal.error
}

async function ask(matches: readonly UIMatch[]): Promise<{ error: unknown } | undefined> {
  const { pathname: path, search } = location
  try {
    const target = await askMiddleware(
      matches.map(({ handle }) => handle),
      { path, search },
    )
    if (target) location.replace(target)
    return undefined
  } catch (error) {
    const { data } = error as { data?: unknown }
    return { error: isNotFoundDetails(data) ? new ErrorResponse(404, '', data) : error }
  }
}
