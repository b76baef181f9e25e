import type { ComponentType } from 'react'

/** An overlay that is in the page, as the outlet renders it. */
export interface ShownOverlay {
  readonly id: string
  readonly component: ComponentType<Record<string, unknown>>
  readonly props: Record<string, unknown>
  /** The outlet of the application it was created in. */
  readonly outlet?: OverlayOutlet
}

/** The place in an application where overlays created in code are rendered. */
export interface OverlayOutlet {
  /** Mounts it, for `useSyncExternalStore`. */
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
      // An overlay may have waited for it, or move to another when it goes.
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

/** How many there have been so far. */
export function countOutlets(): number {
  return outletCount
}

export function getShownOverlays(): readonly ShownOverlay[] {
  return shown
}

/** On the server there are none: they would be shared by all visitors. */
export function getServerOverlays(): readonly ShownOverlay[] {
  return none
}

export function setShownOverlays(overlays: readonly ShownOverlay[]): void {
  shown = overlays
  for (const listener of outlets.values()) listener()
}

/** Whether an overlay is shown there: where it was created, or else in the first outlet of the page. */
export function isShownIn(outlet: OverlayOutlet, overlay: ShownOverlay): boolean {
  const own = overlay.outlet && outlets.has(overlay.outlet) ? overlay.outlet : outlets.keys().next().value
  return own === outlet
}
