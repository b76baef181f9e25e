import { Error as ErrorPage } from '@frond/ui'

export default function ErrorThumbnail() {
  return (
    <ErrorPage
      error={{ statusCode: 404, statusMessage: 'Page not found' }}
      render={<div />}
      className="min-h-0 py-0"
      ui={{ statusMessage: 'text-2xl sm:text-3xl', links: 'mt-5' }}
    />
  )
}
