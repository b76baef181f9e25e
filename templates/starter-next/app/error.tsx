'use client'

import { Button, Error } from '@frond/ui'

/** Replaces the page if one of its components throws an error. */
export default function ErrorPage({ reset }: { reset: () => void }) {
  return (
    <Error
      // The layout has the element `main` already.
      render={<div />}
      error={{ status: 500, statusMessage: 'Something went wrong', message: 'Your settings are not lost.' }}
      links={<Button label="Try again" size="lg" onClick={reset} />}
    />
  )
}
