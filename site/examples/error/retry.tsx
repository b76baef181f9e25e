import { Error as ErrorPage } from '@frond/ui'
import { useState } from 'react'

export const layout = 'page'

export default function ErrorRetry() {
  const [attempts, setAttempts] = useState(1)

  return (
    <ErrorPage
      error={{
        status: 503,
        statusText: 'Service unavailable',
        message: `Attempt ${attempts} failed. Try again in a moment.`,
      }}
      clear={{ to: undefined, label: 'Try again', icon: 'lucide:rotate-ccw' }}
      onClear={() => setAttempts(attempts + 1)}
      render={<div />}
      className="min-h-96"
    />
  )
}
