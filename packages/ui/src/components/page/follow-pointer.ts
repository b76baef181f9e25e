/** The spotlights of a window. One listener moves them all, so that the borders of neighboring cards also light up. */
interface Spotlights {
  readonly lights: Set<HTMLElement>
  readonly stop: () => void
}

const spotlights = new WeakMap<Window, Spotlights>()

/** A ref callback that sets `--x` and `--y` of an element to the position of the pointer, relative to the element. */
export function followPointer(light: HTMLElement | null): (() => void) | undefined {
  const view = light?.ownerDocument.defaultView
  if (!view) return
  const { lights, stop } = spotlights.get(view) ?? follow(view)
  lights.add(light)
  return () => {
    lights.delete(light)
    if (lights.size > 0) return
    stop()
    spotlights.delete(view)
  }
}

function follow(view: Window): Spotlights {
  const lights = new Set<HTMLElement>()
  let frame = 0
  let pointer = { x: 0, y: 0 }

  function move({ clientX, clientY, pointerType }: PointerEvent): void {
    if (pointerType === 'touch') return
    pointer = { x: clientX, y: clientY }
    frame ||= view.requestAnimationFrame(moveLights)
  }

  /** Reads all positions before it writes any, because alternating reads and writes would force a layout for each element. */
  function moveLights(): void {
    frame = 0
    const positions = Array.from(lights, (light) => [light, light.getBoundingClientRect()] as const)
    for (const [light, { left, top }] of positions) {
      light.style.setProperty('--x', `${pointer.x - left}px`)
      light.style.setProperty('--y', `${pointer.y - top}px`)
    }
  }

  view.addEventListener('pointermove', move, { passive: true })
  const stop = () => {
    view.removeEventListener('pointermove', move)
    view.cancelAnimationFrame(frame)
  }
  const started = { lights, stop }
  spotlights.set(view, started)
  return started
}
