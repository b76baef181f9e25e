import { Error } from '@frond/ui'

export default function NotFoundPage() {
  return (
    <Error
      // The layout has the element `main` already.
      render={<div />}
      error={{ status: 404, statusMessage: 'Page not found', message: 'Check the address, or go back to the start.' }}
    />
  )
}
