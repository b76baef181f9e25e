/** All spotlights on the page. One listener moves them all, so that the borders of neighboring cards also light up. */
const lights = new Set<HTMLElement>()

let frame = 0
let pointer = { x: 0, y: 0 }

/** A ref callback that sets `--x` and `--y` of an element to the position of the pointer, relative to the element. */
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
  frame ||= requestAnimationFrame(moveLights)
}

/**
 * Reads all positions before it writes any, because alternating reads and writes would force a layout for each element.
 */
function moveLights(): void {
  frame = 0
  const positions = Array.from(lights, (light) => [light, light.getBoundingClientRect()] as const)
  for (const [light, { left, top }] of positions) {
    light.style.setProperty('--x', `${pointer.x - left}px`)
    light.style.setProperty('--y', `${pointer.y - top}px`)
  }
}
