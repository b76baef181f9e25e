import { Error } from '@frond/ui'
import { pageMeta } from '../page-meta'

export const meta = () => pageMeta('Page not found', 'There is no page at this address.')

export default function NotFoundPage() {
  return (
    <Error
      // The layout has the element `main` already.
      render={<div />}
      error={{ status: 404, statusMessage: 'Page not found', message: 'Check the address, or go back to the start.' }}
    />
  )
}
