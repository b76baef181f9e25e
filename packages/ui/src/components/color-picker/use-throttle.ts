'use client'

import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Throttles a callback: calls it immediately, then at most once per `ms`, and always with the last value. */
export function useThrottle(call: (value: string) => void, ms: number, setBusy: (busy: boolean) => void) {
  const latest = useRef(call)
  useLayoutEffect(() => {
    latest.current = call
  })
  const [state] = useState(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let waiting: string | undefined

    const flush = () => {
      if (waiting === undefined) return false
      const value = waiting
      waiting = undefined
      latest.current(value)
      return true
    }
    const waitThenFlush = (pause: number) => {
      timer = setTimeout(() => {
        timer = undefined
        if (flush()) waitThenFlush(pause)
        else setBusy(false)
      }, pause)
    }
    return {
      soon(value: string, pause: number) {
        waiting = value
        if (timer !== undefined) return
        flush()
        waitThenFlush(pause)
      },
      now() {
        clearTimeout(timer)
        timer = undefined
        flush()
        setBusy(false)
      },
    }
  })
  useEffect(() => () => state.now(), [state])
  return { soon: (value: string) => state.soon(value, ms), now: state.now }
}
