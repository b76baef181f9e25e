'use client'

import { useEffect, useRef } from 'react'

interface Countdown {
  /** In ms. 0 and Infinity never end. */
  duration: number
  running: boolean
  /** The countdown restarts when this changes. */
  revision: number
  onEnd: () => void
}

/** Calls `onEnd` when the countdown has run for `duration` in total. It can be paused with `running`. */
export function useCountdown({ duration, running, revision, onEnd }: Countdown): void {
  const remaining = useRef(duration)
  const end = useRef(onEnd)

  useEffect(() => {
    end.current = onEnd
  })

  useEffect(() => {
    remaining.current = duration
  }, [duration, revision])

  useEffect(() => {
    if (!running || !endsByItself(duration)) return
    const startedAt = performance.now()
    const timer = setTimeout(() => end.current(), remaining.current)
    return () => {
      clearTimeout(timer)
      remaining.current -= performance.now() - startedAt
    }
  }, [running, duration, revision])
}

export function endsByItself(duration: number): boolean {
  return duration > 0 && duration < Infinity
}
