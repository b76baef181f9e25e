import { Error as ErrorPage } from '@frond/ui'

export const layout = 'page'

const error = {
  statusCode: 404,
  statusMessage: 'Page not found',
  message: 'The page does not exist or has moved.',
}

/** `render` is needed here because the docs page already has a `main` element. */
export default function BasicError() {
  return <ErrorPage error={error} redirect="/docs/components" render={<div />} className="min-h-96" />
}
