/** Prevents wheel and touch events on an element from scrolling the page behind it. Returns a cleanup function. */
export function blockScroll(element: HTMLElement): () => void {
  const stop = (event: Event) => {
    // Ctrl and the wheel zoom the page.
    if ((event as WheelEvent).ctrlKey || canScroll(event.target, element)) return
    event.preventDefault()
  }
  // React registers wheel and touch listeners as passive, which cannot prevent scrolling.
  element.addEventListener('wheel', stop, { passive: false })
  element.addEventListener('touchmove', stop, { passive: false })
  return () => {
    element.removeEventListener('wheel', stop)
    element.removeEventListener('touchmove', stop)
  }
}

/** Whether the target, or an ancestor of it within the container, can scroll. */
function canScroll(target: EventTarget | null, container: HTMLElement): boolean {
  for (let part = target as Element | null; part && container.contains(part); part = part.parentElement) {
    if (part.scrollHeight > part.clientHeight && /auto|scroll/.test(getComputedStyle(part).overflowY)) return true
  }
  return false
}
