import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Drawer, type DrawerDirection, type DrawerProps } from '../components/Drawer.tsx'
import { findPart, settle } from './describe-component.tsx'
import { nextFrames } from './frames.ts'
import { dragMouse, type DragInput, type Moment } from './input.ts'

export const directions = ['top', 'right', 'bottom', 'left'] as const

/** The direction in which a drawer is dragged to close it. */
export const towards: Record<DrawerDirection, { x: number; y: number }> = {
  top: { x: 0, y: -1 },
  right: { x: 1, y: 0 },
  bottom: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
}

/** Size of each test drawer in the direction of the drag, in pixels. */
export const SIZE_PX = 400

export function sized(direction: DrawerDirection = 'bottom'): { width?: number; height?: number } {
  return direction === 'top' || direction === 'bottom' ? { height: SIZE_PX } : { width: SIZE_PX }
}

export const sheet = () => page.getByRole('dialog').element() as HTMLElement

/** Whether the drawer is open and not closing. */
export const isOpen = () => page.getByRole('dialog').query() !== null && !sheet().hasAttribute('data-ending-style')

/** Renders an open drawer and waits until it is visible. */
export async function openDrawer(props: Partial<DrawerProps> = {}) {
  const screen = await render(
    <Drawer defaultOpen title="Share" style={sized(props.direction)} {...props}>
      {props.children ?? <p>Everyone with the link can read.</p>}
    </Drawer>,
  )
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await settle()
  return screen
}

type Steps = readonly (readonly [px: number, ms: number])[]

export interface Way {
  /** Distance from the start in pixels, and milliseconds after it. */
  steps: Steps
  /** When to release. @default at the last step */
  release?: number | false
  direction?: DrawerDirection
  /** Where the drag starts. @default the middle of the header */
  on?: Element
  from?: number
  by?: (input: DragInput) => Promise<void>
}

/** Drags the drawer in its closing direction. Returns the point where the drag started. */
export async function drag(way: Way): Promise<{ x: number; y: number }> {
  const { steps, direction = 'bottom', on, by = dragMouse, ...input } = way
  const box = (on ?? findPart('header') ?? sheet()).getBoundingClientRect()
  const start = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const { x, y } = towards[direction]
  const path: Moment[] = [
    { ...start, at: 0 },
    ...steps.map(([px, ms]) => ({ x: start.x + x * px, y: start.y + y * px, at: ms })),
  ]
  await by({ path, ...input })
  await nextFrames()
  return start
}

/** A slow drag that pauses before the release, so that only the distance counts and not the speed. */
export function slowly(px: number): Pick<Way, 'steps' | 'release'> {
  return {
    steps: [
      [px / 4, 400],
      [px, 1600],
    ],
    release: 2000,
  }
}

/** A short drag with a given speed in its last 100 ms. It starts slightly less than 100 ms before the release, so that it counts. */
export function atSpeed(pxPerMs: number): Pick<Way, 'steps'> {
  const start = 20 * Math.sign(pxPerMs)
  return {
    steps: [
      [start, 300],
      [start + 100 * pxPerMs, 300 + 99.9],
    ],
  }
}
