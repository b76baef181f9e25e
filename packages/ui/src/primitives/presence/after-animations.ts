import { getAnimations } from '../../system/browser-support.ts'
/** Calls `onEnd` when the running animations and transitions of an element have ended. Returns a function that cancels the call. */
export function afterAnimations(element: Element | null, onEnd: () => void): () => void {
  let isCanceled = false
  const running = element ? getAnimations(element).map((animation) => animation.finished) : []
  if (running.length === 0) onEnd()
  else void Promise.allSettled(running).then(() => isCanceled || onEnd())
  return () => {
    isCanceled = true
  }
}
