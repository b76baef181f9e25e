'use client'

import { useRef, type KeyboardEvent } from 'react'
import { setNativeValue } from '../../primitives/form/native-value.ts'
import { useResettableValue } from '../../primitives/form/use-resettable-value.ts'
import { clamp } from '../../system/clamp.ts'
import { toScale, toValues, valueAfterKey, type Scale } from './scale.ts'

export interface SliderOptions {
  value: number | readonly number[] | undefined
  defaultValue: number | readonly number[] | undefined
  min: number
  max: number
  step: number
  minStepsBetweenThumbs: number
  orientation: string
  inverted: boolean
  onChange: (values: readonly number[]) => void
  onCommit: (values: readonly number[]) => void
}

export interface SliderValues {
  scale: Scale
  values: readonly number[]
  /** The values including those that are not rendered yet, because several moves can come before the next render. */
  readLatest: () => readonly number[]
  boundsOf: (index: number) => readonly [low: number, high: number]
  findInput: (index: number) => HTMLInputElement | undefined
  /** Moves a thumb. Returns whether its value changed. */
  move: (index: number, wanted: number) => boolean
  /** Takes over the value of an input, no matter what changed it: `move`, the browser or a screen reader. */
  take: (index: number, wanted: number) => void
  /** Reports the end of a movement. */
  commit: (index: number) => void
  moveByKey: (event: KeyboardEvent<HTMLInputElement>, index: number) => void
}

/** The values of a slider whose root is in `root`. Each thumb has a native range input. */
export function useSliderValues(root: { readonly current: HTMLElement | null }, options: SliderOptions) {
  const { value, defaultValue, minStepsBetweenThumbs, orientation, inverted } = options
  const scale = toScale(options.min, options.max, options.step)
  const { own, setOwn, resetRef } = useResettableValue(defaultValue)
  const values = toValues(value === undefined ? own : value, scale)
  const latest = useRef(values)
  latest.current = values

  const findInput = (index: number) => root.current?.querySelectorAll<HTMLInputElement>(':scope > input')[index]

  /** The lowest and highest value of a thumb, which stays between its neighbors. */
  function boundsOf(index: number, list: readonly number[]): readonly [low: number, high: number] {
    const gap = minStepsBetweenThumbs * scale.step
    const low = index > 0 ? list[index - 1]! + gap : scale.min
    const high = index < list.length - 1 ? list[index + 1]! - gap : scale.max
    return low > high ? [list[index]!, list[index]!] : [low, high]
  }

  function limit(index: number, wanted: number): number {
    return clamp(scale.snap(wanted), ...boundsOf(index, latest.current))
  }

  function move(index: number, wanted: number): boolean {
    const input = findInput(index)
    const next = limit(index, wanted)
    if (!input || next === latest.current[index]) return false
    // An event of the native input, so that listeners on the form are notified.
    setNativeValue(input, String(next))
    return true
  }

  function take(index: number, wanted: number): void {
    const next = limit(index, wanted)
    if (next === latest.current[index]) return
    latest.current = latest.current.with(index, next)
    setOwn(latest.current)
    options.onChange(latest.current)
  }

  function commit(index: number): void {
    findInput(index)?.dispatchEvent(new Event('change', { bubbles: true }))
    options.onCommit(latest.current)
  }

  function moveByKey(event: KeyboardEvent<HTMLInputElement>, index: number): void {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
    const rtl = getComputedStyle(event.currentTarget.parentElement!).direction === 'rtl'
    const horizontal = orientation === 'horizontal'
    const wanted = valueAfterKey(event, latest.current[index]!, scale, {
      right: horizontal && rtl !== inverted ? -1 : 1,
      up: !horizontal && inverted ? -1 : 1,
    })
    if (wanted === undefined) return
    event.preventDefault()
    if (move(index, wanted)) commit(index)
  }

  const slider: SliderValues = {
    scale,
    values,
    readLatest: () => latest.current,
    boundsOf: (index) => boundsOf(index, values),
    findInput,
    move,
    take,
    commit,
    moveByKey,
  }
  return { slider, resetRef }
}
