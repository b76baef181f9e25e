/** Keeps the wheel and the finger on an element from scrolling the page behind it. */
export function blockScroll(element: HTMLElement): () => void {
  const stop = (event: Event) => {
    // Zooming is no scrolling.
    if ((event as WheelEvent).ctrlKey || canScroll(event.target, element)) return
    event.preventDefault()
  }
  // By hand, because React listens without the right to prevent.
  element.addEventListener('wheel', stop, { passive: false })
  element.addEventListener('touchmove', stop, { passive: false })
  return () => {
    element.removeEventListener('wheel', stop)
    element.removeEventListener('touchmove', stop)
  }
}

/** Whether something between a target and the element around it scrolls. */
function canScroll(target: EventTarget | null, around: HTMLElement): boolean {
  for (let part = target as Element | null; part && around.contains(part); part = part.parentElement) {
    if (part.scrollHeight > part.clientHeight && /auto|scroll/.test(getComputedStyle(part).overflowY)) return true
  }
  return false
}
