import type { RefObject } from 'react'
import type { PopupAnchor, PopupPlacement } from './place-popup.ts'

/** What a caller can pass as the anchor of a popup. */
export type PopupReference = PopupAnchor | RefObject<PopupAnchor | null> | (() => PopupAnchor | null) | null

export function resolveReference(reference: PopupReference | undefined): PopupAnchor | null {
  if (typeof reference === 'function') return reference()
  if (reference && 'current' in reference) return reference.current
  return reference ?? null
}

const placementKeys: Readonly<Record<keyof PopupPlacement, true>> = {
  side: true,
  sideOffset: true,
  align: true,
  alignOffset: true,
  collisionPadding: true,
  collisionBoundary: true,
  avoidCollisions: true,
  arrowPadding: true,
}

/** Separates the placement options in a `content` prop from the attributes of the element. */
export function splitPlacement<Options extends PopupPlacement>(
  options: Options | undefined,
): [placement: PopupPlacement, rest: Omit<Options, keyof PopupPlacement>] {
  const placement: Record<string, unknown> = {}
  const rest: Record<string, unknown> = {}
  for (const key in options) (key in placementKeys ? placement : rest)[key] = options[key]
  return [placement, rest as Omit<Options, keyof PopupPlacement>]
}
