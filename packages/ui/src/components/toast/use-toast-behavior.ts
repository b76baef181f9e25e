'use client'

import {
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type AnimationEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react'
import { getAnimations } from '../../system/browser-support.ts'
import { isFromControl } from '../../primitives/focus/focusable.ts'
import { useHydrated } from '../../system/use-hydrated.ts'
import { ToasterContext } from './toaster-context.ts'
import { useCountdown } from './use-countdown.ts'
import { usePause } from './use-pause.ts'
import { SWIPE_THRESHOLD_PX, useSwipe, type SwipeCallbacks } from './use-swipe.ts'

interface BehaviorOptions extends SwipeCallbacks {
  open: boolean
  /** Time until the toast closes, in ms. */
  duration: number
  dismiss: () => void
  onClick: ((event: MouseEvent<HTMLElement>) => void) | undefined
  onPause: (() => void) | undefined
  onResume: (() => void) | undefined
  onEscapeKeyDown: ((event: KeyboardEvent<HTMLElement>) => void) | undefined
}

/** Countdown, pausing, swiping, keys and the pulse of a toast. Returns the attributes of its root element. */
export function useToastBehavior(root: RefObject<HTMLElement | null>, options: BehaviorOptions) {
  const { open, duration, dismiss, onClick, onEscapeKeyDown } = options
  const toaster = use(ToasterContext)
  const isReady = useAnnounceDelay()
  const ownPause = usePause(root)
  const swipe = useSwipe({
    ...options,
    direction: toaster?.swipeDirection ?? 'right',
    threshold: toaster?.swipeThreshold ?? SWIPE_THRESHOLD_PX,
    disabled: toaster?.disableSwipe ?? false,
    onSwiped: dismiss,
  })
  const paused = (toaster ?? ownPause).paused || swipe.swiping
  const revision = toaster?.revision ?? 0
  const repeats = toaster?.repeats ?? 0
  const pulse = usePulse(root, repeats)
  useCountdown({ duration, running: open && isReady && !paused, revision, onEnd: dismiss })
  usePauseCallbacks(paused, options.onPause, options.onResume)

  // Set by script, because a Content-Security-Policy may forbid style attributes in the HTML from the server.
  useLayoutEffect(() => root.current?.style.setProperty('--countdown', `${duration}ms`), [root, duration])

  const attributes = {
    // In a toaster, an item of its list is around the toast. Alone, the toast itself is an item of the caller's list.
    role: toaster ? 'group' : undefined,
    // Focusable, so that keyboard users can pause the countdown, press the toast and close it.
    tabIndex: 0,
    'data-starting-style': isReady ? undefined : '',
    'data-ending-style': open ? undefined : '',
    'data-paused': paused ? '' : undefined,
    'data-pulse': pulse.isPulsing ? '' : undefined,
    'data-clickable': onClick ? '' : undefined,
    ...swipe.attributes,
    ...swipe.handlers,
    ...(!toaster && ownPause.handlers),
    onClick(event: MouseEvent<HTMLElement>) {
      if (!isFromControl(event.target, event.currentTarget)) onClick?.(event)
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.key === 'Escape') {
        // Escape closes the toast only, not a dialog that is open behind it.
        event.stopPropagation()
        onEscapeKeyDown?.(event)
        if (!event.defaultPrevented) dismiss()
      } else if (event.key === 'Enter' && onClick && event.target === event.currentTarget) {
        event.currentTarget.click()
      }
    },
    onAnimationEnd: pulse.onAnimationEnd,
  }
  return { isReady, revision, repeats, attributes }
}

/**
 * How long the live region of a toast is in the page before its text. Screen readers announce changes of a region they know,
 * and skip text that appears together with its region.
 */
const ANNOUNCE_DELAY_MS = 50

/** True once the text may be shown. Text in the HTML from the server is shown at once. */
function useAnnounceDelay(): boolean {
  const fromServer = !useHydrated()
  const [isReady, setReady] = useState(fromServer)
  useEffect(() => {
    if (isReady) return
    const timer = setTimeout(() => setReady(true), ANNOUNCE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [isReady])
  return isReady
}

/** Runs the pulse animation each time `repeats` grows, because the same toast was added again. */
function usePulse(root: RefObject<HTMLElement | null>, repeats: number) {
  const [finished, setFinished] = useState(repeats)
  useLayoutEffect(() => {
    if (repeats === 0) return
    // If the toast is pulsing already, restart the animation.
    for (const animation of root.current ? getAnimations(root.current) : []) {
      if (animation instanceof CSSAnimation) animation.currentTime = 0
    }
  }, [root, repeats])
  return {
    isPulsing: repeats > finished,
    onAnimationEnd(event: AnimationEvent) {
      if (event.target === event.currentTarget) setFinished(repeats)
    },
  }
}

function usePauseCallbacks(paused: boolean, onPause?: () => void, onResume?: () => void): void {
  const wasPaused = useRef(false)
  useEffect(() => {
    if (wasPaused.current === paused) return
    wasPaused.current = paused
    if (paused) onPause?.()
    else onResume?.()
  }, [paused, onPause, onResume])
}
