/** The lights on the page. One listener moves them all, so that the edges of neighbours shine too. */
const lights = new Set<HTMLElement>()

let frame = 0
let pointer = { x: 0, y: 0 }

/** As the ref of an element: tells it by `--x` and `--y` where the pointer is, from its own corner. */
export function followPointer(light: HTMLElement | null): (() => void) | undefined {
  if (!light) return
  if (lights.size === 0) addEventListener('pointermove', move, { passive: true })
  lights.add(light)
  return () => {
    lights.delete(light)
    if (lights.size > 0) return
    removeEventListener('pointermove', move)
    cancelAnimationFrame(frame)
    frame = 0
  }
}

function move({ clientX, clientY, pointerType }: PointerEvent): void {
  if (pointerType === 'touch') return
  pointer = { x: clientX, y: clientY }
  frame ||= requestAnimationFrame(place)
}

/** Reads all places before it writes any, or the page would be laid out once for each. */
function place(): void {
  frame = 0
  const places = Array.from(lights, (light) => [light, light.getBoundingClientRect()] as const)
  for (const [light, { left, top }] of places) {
    light.style.setProperty('--x', `${pointer.x - left}px`)
    light.style.setProperty('--y', `${pointer.y - top}px`)
  }
}
