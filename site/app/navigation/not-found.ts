import { data } from 'react-router'

/** What the error page knows of an address that leads nowhere. */
export interface NotFoundDetails {
  readonly message: string
  /** Whether a route knew the address and turned it down. */
  readonly fatal: boolean
  readonly suggestions: readonly { title: string; path: string }[]
}

/** To be thrown by a loader. The two messages differ by one letter, as the contract has them. */
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
