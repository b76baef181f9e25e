import { Error as ErrorPage } from '@frond/ui'

export const layout = 'page'

const error = {
  statusCode: 404,
  statusMessage: 'Page not found',
  message: 'It has moved, or it was never there.',
}

/** `render` is here because this page has a `main` element already. */
export default function BasicError() {
  return <ErrorPage error={error} redirect="/docs/components" render={<div />} className="min-h-96" />
}
