'use client'

import { useRef, useState } from 'react'
import {
  dayPeriodsOf,
  isTimeUnit,
  toAsciiDigits,
  toFullYear,
  type FieldFormat,
  type SegmentUnit,
  type TimeStep,
} from './segments.ts'
import type { SegmentDraft } from './use-segment-draft.ts'

/** Digits that the user has typed into a segment and that are not in the draft yet. */
interface Typing {
  readonly unit: SegmentUnit
  readonly digits: string
}

interface SegmentTypingOptions {
  readonly format: FieldFormat
  readonly step: TimeStep
  readonly stepSnapping: boolean
  /** Moves the focus to the next segment. */
  readonly focusNext: () => void
}

export type SegmentTyping = ReturnType<typeof useSegmentTyping>

/** Collects the digits that the user types into a segment until the number is complete. */
export function useSegmentTyping({ typingLimits, fill, referenceDraft }: SegmentDraft, options: SegmentTypingOptions) {
  const { format, step, stepSnapping, focusNext } = options
  const [typing, showTyping] = useState<Typing>()
  // Moving the focus commits the digits in the same event, before the next render, so the state alone would be stale.
  const buffer = useRef<Typing>(undefined)

  function setTyping(next?: Typing): void {
    buffer.current = next
    showTyping(next)
  }

  /** Puts the typed number into the draft. A number outside the limits of the segment is dropped. */
  function commit(current = buffer.current): void {
    if (!current) return
    setTyping(undefined)
    const { unit } = current
    const [min, max] = typingLimits(unit)
    let number = Number(current.digits)
    if (unit === 'year' && format.calendar.identifier === 'gregory') number = toFullYear(number, referenceDraft().year!)
    if (number < min || number > max) return
    if (stepSnapping && isTimeUnit(unit)) {
      const size = step[unit] ?? 1
      number = Math.min(Math.round(number / size) * size, Math.floor(max / size) * size)
    }
    fill({ [unit]: number })
  }

  function typeDayPeriod(text: string): void {
    const chosen = dayPeriodsOf(format)?.findIndex((name) => startsAlike(name, text, format.locale)) ?? -1
    if (chosen < 0) return
    fill({ dayPeriod: chosen })
    focusNext()
  }

  function type(unit: SegmentUnit, text: string): void {
    if (unit === 'dayPeriod') return typeDayPeriod(text)
    const digits = toAsciiDigits(text)
    if (!/^\d+$/.test(digits)) {
      // A separator, such as the dot in 1.5.2026, ends the number.
      if (buffer.current && /^[\s/.,:-]$/.test(text)) focusNext()
      return
    }
    if (unit === 'era') return
    const [, max] = typingLimits(unit)
    const before = buffer.current?.unit === unit ? buffer.current.digits : ''
    const typed = Number(before + digits) > max ? digits : before + digits
    const next = { unit, digits: typed }
    const isComplete = typed.length >= String(max).length || Number(`${typed}0`) > max
    if (!isComplete) return setTyping(next)
    commit(next)
    focusNext()
  }

  return {
    /** What the segment shows instead of its number. */
    typing,
    type,
    commit,
    cancel: () => setTyping(undefined),
    /** The number typed into a segment so far, also before the next render. */
    typedNumber: (unit: SegmentUnit) => (buffer.current?.unit === unit ? Number(buffer.current.digits) : undefined),
  }
}

function startsAlike(name: string, text: string, locale: string): boolean {
  return name.toLocaleLowerCase(locale).startsWith(text.toLocaleLowerCase(locale))
}
