'use client'

import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Calls back at once, then at most once in a while, and always with the last value. */
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
    const rest = (pause: number) => {
      timer = setTimeout(() => {
        timer = undefined
        if (flush()) rest(pause)
        else setBusy(false)
      }, pause)
    }
    return {
      soon(value: string, pause: number) {
        waiting = value
        if (timer !== undefined) return
        flush()
        rest(pause)
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
