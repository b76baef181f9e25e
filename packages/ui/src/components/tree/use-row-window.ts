'use client'

import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** How a long tree is windowed. */
export interface TreeWindowSettings {
  /** Rows drawn beyond what is seen, at either end. @default 12 */
  overscan?: number
  /** Height of a row in px before it is measured. @default the height of a row of this size */
  estimateSize?: number
}

const OVERSCAN = 12
/** Rows drawn before it is known how many are seen: what the server sends. */
const FIRST_ROWS = 36

interface WindowOptions {
  isOn: boolean
  count: number
  keyOf: (row: number) => string
  settings: TreeWindowSettings | undefined
  /** Height of a row in px, to begin with. */
  rowHeight: number
  root: RefObject<HTMLElement | null>
}

export interface RowWindow {
  /** The rows to draw: from the first up to, and without, the last. */
  start: number
  end: number
  /** How far down a row begins, in px. */
  offsetOf: (row: number) => number
}

interface Range {
  start: number
  end: number
}

/**
 * Draws the rows that are in sight. Whoever scrolls, the tree itself or something around it, the rows that count are those
 * between the edges of all that clips them. Rows stand in the normal flow with spaces for the others, so that they may
 * have any height; it is learned from those drawn.
 */
export function useRowWindow({ isOn, count, keyOf, settings, rowHeight, root }: WindowOptions): RowWindow {
  const overscan = settings?.overscan ?? OVERSCAN
  const [range, setRange] = useState<Range>({ start: 0, end: FIRST_ROWS })
  const [heights] = useState(() => new Heights())
  const [, setVersion] = useState(0)
  const usual = heights.usual ?? settings?.estimateSize ?? rowHeight

  const end = isOn ? Math.min(count, range.end) : count
  const start = isOn ? Math.max(0, Math.min(range.start, end - 1)) : 0
  const offsetOf = (row: number) => heights.offsetOf(row, usual, count, keyOf)

  function update(): void {
    const list = root.current
    const first = list?.firstElementChild
    if (!list || !first) return
    const sight = sightOf(list)
    const top = first.getBoundingClientRect().top
    const seenFrom = heights.rowAt(sight.top - top, usual, count, keyOf)
    const seenTo = heights.rowAt(sight.bottom - top, usual, count, keyOf)
    // Not for every row that passes: half of those drawn ahead may be used up first.
    const slack = overscan / 2
    if ((seenFrom - slack >= start || start === 0) && (seenTo + slack < end || end === count)) {
      if (end - start <= seenTo - seenFrom + 4 * overscan) return
    }
    setRange({ start: Math.max(0, seenFrom - overscan), end: Math.min(count, seenTo + 1 + overscan) })
  }

  const latest = useRef(update)
  const measured = useRef('')
  /** Takes in what was drawn, then draws what is seen. It ends when there is nothing new to learn. */
  function fit(): void {
    latest.current = update
    const list = root.current
    if (!isOn || !list || count === 0) return
    // Measuring makes the browser lay out the page: only when other rows are drawn.
    const drawn = `${start} ${end} ${count} ${keyOf(start)} ${usual}`
    if (measured.current === drawn) return
    measured.current = drawn
    if (heights.learn(list)) setVersion((version) => version + 1)
    else update()
  }
  useLayoutEffect(fit)

  useLayoutEffect(() => {
    const list = root.current
    if (!isOn || !list) return
    const onChange = () => latest.current()
    // Scrolling does not bubble, but it can be caught on its way down, whoever scrolls.
    const places = new Set([list.getRootNode(), document])
    for (const place of places) place.addEventListener('scroll', onChange, { capture: true, passive: true })
    const observer = new ResizeObserver(onChange)
    for (const box of [list, ...clipsAround(list)]) observer.observe(box)
    window.addEventListener('resize', onChange)
    return () => {
      for (const place of places) place.removeEventListener('scroll', onChange, { capture: true })
      observer.disconnect()
      window.removeEventListener('resize', onChange)
    }
  }, [isOn, root])

  return { start, end, offsetOf }
}

/** What can be seen of a place in the window: from the top to the bottom of all that clips it. */
function sightOf(list: HTMLElement): { top: number; bottom: number } {
  let top = 0
  let bottom = innerHeight
  for (const box of [list, ...clipsAround(list)]) {
    const { top: boxTop, bottom: boxBottom } = box.getBoundingClientRect()
    top = Math.max(top, boxTop)
    bottom = Math.min(bottom, boxBottom)
  }
  return { top, bottom: Math.max(bottom, top) }
}

function clipsAround(list: HTMLElement): HTMLElement[] {
  const clips: HTMLElement[] = []
  for (let box = list.parentElement; box && box !== document.body; box = box.parentElement) {
    if (getComputedStyle(box).overflowY !== 'visible') clips.push(box)
  }
  return clips
}

/** How high rows are: most as high as the others, some not. */
class Heights {
  usual: number | undefined
  private readonly others = new Map<string, number>()

  /** Takes in how high the rows drawn are. Returns whether that is news. */
  learn(list: HTMLElement): boolean {
    let isNews = false
    for (const row of list.children as HTMLCollectionOf<HTMLElement>) {
      // What a row holds stands at its end, after the space that shows its level.
      const key = (row.lastElementChild as HTMLElement | null)?.dataset.key
      if (key === undefined) continue
      const { height } = row.getBoundingClientRect()
      if (height === 0) continue
      if (this.usual === undefined) {
        this.usual = height
        isNews = true
      }
      const known = this.others.get(key) ?? this.usual
      if (Math.abs(height - known) < 0.5) continue
      this.others.set(key, height)
      isNews = true
    }
    return isNews
  }

  offsetOf(row: number, usual: number, count: number, keyOf: (row: number) => string): number {
    if (this.others.size === 0) return row * usual
    let offset = 0
    for (let index = 0; index < Math.min(row, count); index++) offset += this.others.get(keyOf(index)) ?? usual
    return offset
  }

  rowAt(top: number, usual: number, count: number, keyOf: (row: number) => string): number {
    let row = Math.floor(top / usual)
    if (this.others.size > 0) {
      let offset = 0
      row = -1
      while (row < count - 1 && offset <= top) offset += this.others.get(keyOf(++row)) ?? usual
    }
    return Math.max(0, Math.min(count - 1, row))
  }
}
