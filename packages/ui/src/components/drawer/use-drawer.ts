'use client'

import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { viewOf } from '../../system/view-of.ts'
import { getAnimations } from '../../system/browser-support.ts'
import { followDrag, type DragOptions, type DrawerDirection, type DrawerDragEvent } from './drag.ts'
import { avoidKeyboard, moveBackgroundBack, moveDrawerBack, type Follower } from './followers.ts'

/** The open drawers, from bottom to top. */
const openDrawers: HTMLElement[] = []

/** At least this much of the focused element must be visible. */
const SEEN_PX = 24

interface DrawerOptions extends Omit<DragOptions, 'onDrag' | 'onRelease' | 'handle'> {
  open: boolean
  direction: DrawerDirection
  nested: boolean
  fixed: boolean
  shouldScaleBackground: boolean
  paintsBody: boolean
  popup: RefObject<HTMLElement | null>
  overlay: RefObject<HTMLElement | null>
  handle: RefObject<HTMLElement | null>
  close: () => void
  snapTo: (index: number) => void
  onDrag?: (event: DrawerDragEvent, share: number) => void
  onRelease?: (event: DrawerDragEvent, open: boolean) => void
}

/** Dragging, moving the elements behind the drawer, and keeping the focused element visible. */
export function useDrawer(options: DrawerOptions): void {
  const { open, direction, nested, fixed, shouldScaleBackground, paintsBody, popup, overlay, handle } = options
  const followers = useRef<readonly Follower[]>([])
  const latest = useRef<DragOptions & Pick<DrawerOptions, 'snapTo'>>(null)

  useLayoutEffect(() => {
    latest.current = {
      ...options,
      handle: handle.current,
      onDrag(event, share) {
        fade(overlay.current, share)
        for (const follower of followers.current) follower.drag(share)
        options.onDrag?.(event, share)
      },
      onRelease(event, index) {
        // Renders the new position before the drag ends, so that the drawer moves there from where it is.
        flushSync(() => {
          if (index === undefined) options.close()
          else options.snapTo(index)
        })
        fade(overlay.current)
        for (const follower of followers.current) follower.rest(0)
        options.onRelease?.(event, index !== undefined)
      },
    }
  })

  useLayoutEffect(() => {
    const drawer = popup.current
    if (!open || !drawer) return
    const below = openDrawers.at(-1)
    const moved = nested && below ? [moveDrawerBack(below, drawer, direction)] : []
    if (shouldScaleBackground && !nested) moved.push(...moveBackgroundBack(drawer, { direction, paintsBody }))
    for (const follower of moved) follower.rest(0)
    followers.current = moved
    openDrawers.push(drawer)
    return () => {
      openDrawers.splice(openDrawers.indexOf(drawer), 1)
      followers.current = []
      for (const follower of moved) follower.leave()
    }
  }, [open, direction, nested, shouldScaleBackground, paintsBody, popup])

  useEffect(() => {
    const drawer = popup.current
    if (open && drawer) return followDrag(drawer, latest as RefObject<DragOptions>)
  }, [open, popup])

  useEffect(() => {
    const drawer = popup.current
    if (!open || !drawer) return
    const showAll = () => latest.current!.snapTo(latest.current!.getOffsets().length - 1)
    // Opens the drawer fully if the Tab key reaches an element that is not visible.
    const show = (event: FocusEvent) => {
      if (event.target === drawer || !latest.current!.snaps || getAnimations(drawer).length > 0) return
      const { top, right, bottom, left, width, height } = (event.target as Element).getBoundingClientRect()
      const { innerHeight, innerWidth } = viewOf(drawer)
      const seenX = Math.min(right, innerWidth) - Math.max(left, 0)
      const seenY = Math.min(bottom, innerHeight) - Math.max(top, 0)
      if (seenX < Math.min(width, SEEN_PX) || seenY < Math.min(height, SEEN_PX)) showAll()
    }
    drawer.addEventListener('focusin', show)
    const stop = avoidKeyboard(drawer, { direction, fixed, onCover: showAll })
    return () => {
      drawer.removeEventListener('focusin', show)
      stop()
    }
  }, [open, direction, fixed, popup])
}

/** Fades the overlay while the drawer is dragged. Without `share` it restores the styles of the theme. */
function fade(overlay: HTMLElement | null, share?: number): void {
  if (!overlay) return
  overlay.style.opacity = share === undefined ? '' : String(1 - share)
  overlay.style.transition = share === undefined ? '' : 'none'
}
