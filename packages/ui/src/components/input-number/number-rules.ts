import { numberText, type NumberText } from '../../primitives/number/number-text.ts'
import { decimals, snap, toPrecision } from '../../primitives/number/steps.ts'
import { clamp } from '../../system/clamp.ts'
import type { FrondContextValue } from '../../system/frond-context.ts'
import { warn } from '../../system/warn.ts'
import type { InputNumberProps } from '../InputNumber.tsx'

/** Which numbers an InputNumber accepts, and how it writes them. */
export interface NumberRules {
  /** `-Infinity` if there is no minimum. */
  min: number
  /** `Infinity` if there is no maximum. */
  max: number
  text: NumberText
  /** The accepted number nearest to another one. */
  toAllowed: (wanted: number) => number
  /** The number after some steps up or down. An empty field starts at the minimum or the maximum. */
  stepFrom: (from: number | null, steps: number) => number
}

/** The props that decide which numbers the field accepts and how it writes them. */
export const numberRuleProps = {
  min: true,
  max: true,
  step: true,
  stepSnapping: true,
  formatOptions: true,
} as const

type RuleProps = Pick<InputNumberProps, keyof typeof numberRuleProps> & { stepSnapping: boolean }

export function numberRules(frond: FrondContextValue, props: RuleProps): NumberRules {
  const { min, max } = toBounds(props.min, props.max)
  const text = numberText('InputNumber', frond.locale?.code ?? 'en', withDigits(props.formatOptions, props.step))
  const step = toStep(props.step, text.isPercent)
  const isSnapped = props.stepSnapping && props.step !== undefined
  const lowest = Number.isFinite(min) ? min : 0

  const toAllowed = (wanted: number) => clamp(isSnapped ? snap(wanted, lowest, step, max) : wanted, min, max)

  function stepFrom(from: number | null, steps: number): number {
    if (from === null) return toAllowed(steps > 0 ? lowest : Number.isFinite(max) ? max : 0)
    if (!isSnapped) return clamp(toPrecision(from + steps * step, from, step), min, max)
    const nearest = snap(from, lowest, step)
    // From a number between two multiples of the step, the first step leads to the next multiple.
    const isBetween = Math.abs(nearest - from) > step * 1e-9
    const isPast = isBetween && nearest > from === steps > 0
    const wanted = nearest + (isPast ? steps - Math.sign(steps) : steps) * step
    return clamp(snap(wanted, lowest, step, max), min, max)
  }

  return { min, max, text, toAllowed, stepFrom }
}

export function toNumber(value: number | null | undefined): number | null {
  if (value === undefined || value === null) return null
  if (Number.isFinite(value)) return value
  warn('InputNumber', `the value ${value} is not a number, so nothing is shown. Pass a number, or null for none.`)
  return null
}

function toBounds(givenMin: number | undefined, givenMax: number | undefined): { min: number; max: number } {
  const min = givenMin ?? -Infinity
  const max = givenMax ?? Infinity
  if (min <= max) return { min, max }
  warn('InputNumber', `min ${min} and max ${max} leave no number, so they are ignored. Pass a max above min.`)
  return { min: -Infinity, max: Infinity }
}

function toStep(given: number | undefined, isPercent: boolean): number {
  const usual = isPercent ? 0.01 : 1
  if (given === undefined || (given > 0 && Number.isFinite(given))) return given ?? usual
  warn('InputNumber', `step is ${given}, so ${usual} is used. Pass a number above 0.`)
  return usual
}

/** `Intl.NumberFormat` shows three decimals by default. A smaller step needs more. */
function withDigits(options: Intl.NumberFormatOptions | undefined, step: number | undefined) {
  const digits = step === undefined ? 0 : decimals(step)
  if (options || digits <= 3) return options
  return { maximumFractionDigits: digits }
}
