import { useEffect, useState } from 'react'

export type Request<Value> =
  | { state: 'loading' }
  | { state: 'ready'; value: Value }
  | { state: 'failed'; retry: () => void }

/** Calls a function of the API when the component is first shown. Pass the same function in every render. */
export function useRequest<Value>(load: () => Promise<Value>): Request<Value> {
  const [attempt, setAttempt] = useState(0)
  const [request, setRequest] = useState<Request<Value>>({ state: 'loading' })

  useEffect(() => {
    let isShown = true
    function retry() {
      setRequest({ state: 'loading' })
      setAttempt((count) => count + 1)
    }
    load().then(
      (value) => isShown && setRequest({ state: 'ready', value }),
      () => isShown && setRequest({ state: 'failed', retry }),
    )
    return () => {
      isShown = false
    }
  }, [load, attempt])

  return request
}
