import { isRouteErrorResponse } from 'react-router'
import { isNotFoundDetails } from './not-found'

/** An error as the error page shows it. */
export interface SiteError {
  readonly statusCode: number
  /** A short description of the status code. */
  readonly statusMessage: string
  readonly message: string
  /** Additional data about the error. */
  readonly data?: unknown
  /** Whether the requested page cannot be shown at all. */
  readonly fatal: boolean
}

const statusMessages: Readonly<Record<number, string>> = { 404: 'Page not found', 500: 'Internal error' }

/** Describes any thrown value. Messages of internal errors are not shown to visitors. */
export function toSiteError(error: unknown, path: string): SiteError {
  if (!isRouteErrorResponse(error)) {
    return {
      statusCode: 500,
      statusMessage: statusMessages[500]!,
      message: 'Something went wrong on our side. Reload the page to try again.',
      fatal: true,
    }
  }
  const { status: statusCode, statusText, data } = error as { status: number; statusText: string; data: unknown }
  const statusMessage = statusMessages[statusCode] ?? (statusText || 'Error')
  if (isNotFoundDetails(data)) {
    const { message, fatal, suggestions } = data
    return { statusCode, statusMessage, message, fatal, data: { suggestions } }
  }
  const message = statusCode === 404 ? `Page not found: ${path}` : statusMessage
  return { statusCode, statusMessage, message, fatal: statusCode !== 404 }
}
