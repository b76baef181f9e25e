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
        {/* Render navigations synchronously: the visitor has requested the page, so React must not split the work into slices. */}
        <HydratedRouter useTransitions={false} />
      </StrictMode>,
      {
        // Report errors that no error page could show. Once the page is hydrated, the app has mounted.
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
