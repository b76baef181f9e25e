import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { followChunkErrors } from './updates/chunk-errors'

followChunkErrors()

function logFailure(error: unknown): void {
  console.error('Error while mounting app:', error)
}

startTransition(() => {
  try {
    hydrateRoot(
      document,
      <StrictMode>
        {/* A page that was asked for is shown at once and whole, not in slices between other work. */}
        <HydratedRouter useTransitions={false} />
      </StrictMode>,
      {
        // What no error page could show. Once the page is live it has been mounted.
        onUncaughtError(error) {
          if (document.documentElement.dataset.live === undefined) logFailure(error)
          reportError(error)
        },
      },
    )
  } catch (error) {
    logFailure(error)
    throw error
  }
})
