import { data } from 'react-router'

/** What the error page knows about a URL that was not found. */
export interface NotFoundDetails {
  readonly message: string
  /** Whether a route matched the URL and rejected it. */
  readonly fatal: boolean
  readonly suggestions: readonly { title: string; path: string }[]
}

/**
 * Creates the error for a loader to throw. The two messages differ only in capitalization, as the contract requires.
 */
export function notFound(
  path: string,
  { fatal, suggestions = [] }: { fatal: boolean; suggestions?: NotFoundDetails['suggestions'] },
) {
  const message = fatal ? `Page Not Found: ${path}` : `Page not found: ${path}`
  return data<NotFoundDetails>({ message, fatal, suggestions }, { status: 404 })
}

export function isNotFoundDetails(value: unknown): value is NotFoundDetails {
  return typeof value === 'object' && value !== null && 'message' in value && 'suggestions' in value
}
