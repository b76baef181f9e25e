import type { ComponentType } from 'react'

/** An overlay that is currently rendered by an outlet. */
export interface ShownOverlay {
  readonly id: string
  readonly component: ComponentType<Record<string, unknown>>
  readonly props: Record<string, unknown>
  /** The outlet of the application in which the overlay was created. */
  readonly outlet?: OverlayOutlet
}

/** Renders the overlays that code has opened with `useOverlay`. */
export interface OverlayOutlet {
  /** Mounts the outlet. For `useSyncExternalStore`. */
  readonly subscribe: (listener: () => void) => () => void
}

const none: readonly ShownOverlay[] = []
let shown = none
const outlets = new Map<OverlayOutlet, () => void>()
let outletCount = 0

export function createOutlet(): OverlayOutlet {
  const outlet: OverlayOutlet = {
    subscribe(listener) {
      outletCount += 1
      outlets.set(outlet, listener)
      // An open overlay may be waiting for an outlet. When this outlet unmounts, its overlays move to another one.
      if (shown.length > 0) setShownOverlays([...shown])
      return () => {
        outlets.delete(outlet)
        if (shown.length > 0) setShownOverlays([...shown])
      }
    },
  }
  return outlet
}

export function hasOutlet(): boolean {
  return outlets.size > 0
}

/** How many outlets were mounted so far. */
export function countOutlets(): number {
  return outletCount
}

export function getShownOverlays(): readonly ShownOverlay[] {
  return shown
}

/** Always empty on the server, because the list would be shared by all requests. */
export function getServerOverlays(): readonly ShownOverlay[] {
  return none
}

export function setShownOverlays(overlays: readonly ShownOverlay[]): void {
  shown = overlays
  for (const listener of outlets.values()) listener()
}

/** Whether an outlet renders an overlay: the outlet in which it was created, or the first one if that is not mounted. */
export function isShownIn(outlet: OverlayOutlet, overlay: ShownOverlay): boolean {
  const own = overlay.outlet && outlets.has(overlay.outlet) ? overlay.outlet : outlets.keys().next().value
  return own === outlet
}
