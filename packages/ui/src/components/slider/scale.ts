import type { KeyboardEvent } from 'react'
import { snap } from '../../primitives/number/steps.ts'
import { clamp } from '../../system/clamp.ts'
import { warn } from '../../system/warn.ts'

/** The values that a slider can have, and where they are on the track: 0 is the lowest value, 1 the highest. */
export interface Scale {
  min: number
  max: number
  step: number
  snap: (number: number) => number
  toFraction: (number: number) => number
  toNumber: (fraction: number) => number
}

// The defaults of a slider, which also replace invalid numbers.
export const DEFAULT_MIN = 0
export const DEFAULT_MAX = 100
export const DEFAULT_STEP = 1

export function toScale(givenMin: number, givenMax: number, givenStep: number): Scale {
  const min = Number.isFinite(givenMin) ? givenMin : DEFAULT_MIN
  let max = Number.isFinite(givenMax) ? givenMax : DEFAULT_MAX
  const step = givenStep > 0 && Number.isFinite(givenStep) ? givenStep : DEFAULT_STEP
  if (max <= min) max = min + Math.max(step, DEFAULT_MAX)
  if (min !== givenMin || max !== givenMax || step !== givenStep) {
    warn(
      'Slider',
      `min ${givenMin}, max ${givenMax} and step ${givenStep} are not a valid range, so the slider goes from ${min} to ${max} in steps of ${step}. Pass a max above min and a step above 0.`,
    )
  }
  return {
    min,
    max,
    step,
    snap: (number) => clamp(snap(number, min, step, max), min, max),
    toFraction: (number) => (number - min) / (max - min),
    toNumber: (fraction) => min + fraction * (max - min),
  }
}

/** The values to show: all of them on the scale, in ascending order. */
export function toValues(
  given: number | readonly number[] | undefined,
  { min, max, snap: toStep }: Scale,
): readonly number[] {
  const list = typeof given === 'object' ? given : [given ?? min]
  let last = min
  return (list.length === 0 ? [min] : list).map((number) => {
    if (!(number >= min && number <= max)) {
      warn('Slider', `the value ${number} is not between ${min} and ${max}. Pass one that is, or change min and max.`)
    } else if (number < last) {
      warn('Slider', `the values ${list.join(', ')} are not in ascending order, so some thumbs overlap. Sort them.`)
    }
    last = Math.max(Number.isNaN(Number(number)) ? min : toStep(number), last)
    return last
  })
}

/**
 * The index of the thumb nearest to a point. If several thumbs are at the same position, the thumb that can move
 * towards the point.
 */
export function findNearestThumb(fractions: readonly number[], point: number): number {
  const distances = fractions.map((fraction) => Math.abs(fraction - point))
  const shortest = Math.min(...distances)
  const first = distances.indexOf(shortest)
  return point > fractions[first]! || fractions[first]! < 0.5 ? distances.lastIndexOf(shortest) : first
}

/** The value that a key asks for. `right` and `up` say whether these arrow keys add or subtract. */
export function valueAfterKey(
  { key, shiftKey }: KeyboardEvent,
  value: number,
  { min, max, step }: Scale,
  { right, up }: { right: 1 | -1; up: 1 | -1 },
): number | undefined {
  if (key === 'Home') return min
  if (key === 'End') return max
  const page = step * 10
  if (key === 'PageUp') return value + page
  if (key === 'PageDown') return value - page
  const amount = shiftKey ? page : step
  if (key === 'ArrowRight') return value + right * amount
  if (key === 'ArrowLeft') return value - right * amount
  if (key === 'ArrowUp') return value + up * amount
  if (key === 'ArrowDown') return value - up * amount
  return undefined
}
