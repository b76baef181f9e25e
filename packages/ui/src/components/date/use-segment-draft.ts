'use client'

import {
  getLocalTimeZone,
  now,
  toCalendar,
  toCalendarDate,
  toCalendarDateTime,
  type DateValue,
} from '@internationalized/date'
import { useState } from 'react'
import { gregorian } from '../../primitives/date/date-locale.ts'
import { hasTime, parseIso } from '../../primitives/date/date-values.ts'
import {
  fillIn,
  hoursOf,
  limitsOf,
  parseWritten,
  partsOf,
  toDraft,
  type Draft,
  type FieldFormat,
  type SegmentUnit,
} from './segments.ts'

interface SegmentDraftOptions {
  readonly format: FieldFormat
  readonly value: DateValue | null
  readonly onChange: (value: DateValue | null) => void
  /** What empty segments start from. */
  readonly placeholder: DateValue | undefined
}

export type SegmentDraft = ReturnType<typeof useSegmentDraft>

/**
 * The numbers in the segments of one date or time. While a segment is empty there is no value, so the numbers of the others
 * are kept here.
 */
export function useSegmentDraft({ format, value, onChange, placeholder }: SegmentDraftOptions) {
  const [incomplete, setIncomplete] = useState<{ draft: Draft; value: string }>()
  const shownValue = value && toField(value, format)
  const sample = shownValue ?? toField(placeholder ?? fallback, format)
  const hours = hoursOf(format, sample)
  // The incomplete draft belongs to one value. If the caller sets another value, the segments show that one.
  const isIncomplete = incomplete?.value === String(value)
  const draft = isIncomplete ? incomplete.draft : shownValue ? toDraft(shownValue, hours) : {}
  const date = isIncomplete ? fillIn(sample, draft, hours) : sample
  const parts = partsOf(format, date)
  const units = parts.flatMap(({ unit }) => unit ?? [])

  /** Sets segments. The value changes when all segments are filled, and becomes `null` when one is emptied. */
  function fill(changes: Draft): void {
    const next: { [Unit in SegmentUnit]?: number } = { ...draft, ...changes }
    // Users rarely change the era, so it is filled in together with the year.
    if (next.year !== undefined && next.era === undefined) next.era = toDraft(sample, hours).era
    const isComplete = units.every((unit) => next[unit] !== undefined)
    const result = isComplete ? toValue(fillIn(sample, next, hours), value, format) : null
    setIncomplete(isComplete ? undefined : { draft: next, value: String(result) })
    if (String(result) !== String(value)) onChange(result)
  }

  /**
   * The date that empty segments start from: the placeholder, otherwise now. Only event handlers call it, because the
   * server and the browser have different clocks.
   */
  function referenceDate(): DateValue {
    if (shownValue) return date
    return fillIn(toField(placeholder ?? toCalendarDateTime(now(getLocalTimeZone())), format), draft, hours)
  }

  /** Sets all segments from text: ISO, or a date as the language writes it. Text that is neither is ignored. */
  function paste(text: string): void {
    const iso = format.hasDate ? parseIso(text) : parseIso(`2000-01-01T${text}`)
    const pasted = iso
      ? toDraft(toField(iso, format), hours)
      : parseWritten(text, format, toField(referenceDate(), format))
    if (!pasted) return
    const isValid = units.every((unit) => {
      const [min, max] = limitsOf(unit, {}, date, hours)
      return pasted[unit] === undefined || (pasted[unit] >= min && pasted[unit] <= max)
    })
    if (isValid) fill(pasted)
  }

  return {
    draft,
    /** The draft as a date. Empty segments have the number of the value or of the placeholder. */
    date,
    parts,
    fill,
    paste,
    limits: (unit: SegmentUnit) => limitsOf(unit, draft, date, hours),
    /**
     * The limits while the user types, which do not depend on the other segments. In `04/31/2026` the day comes before
     * the year, and 31 becomes the last day of the month when the date is complete.
     */
    typingLimits: (unit: SegmentUnit) => limitsOf(unit, {}, date, hours),
    /** The numbers that empty segments start from. */
    referenceDraft: () => toDraft(referenceDate(), hours),
  }
}

/** Lays out the segments if there is no value and no placeholder. It is fixed, so the server and the browser agree. */
const fallback = parseIso('2024-01-01T09:00')!

/** A value in the calendar and with the units of the field. */
function toField(value: DateValue, format: FieldFormat): DateValue {
  const timed = format.granularity === 'day' || hasTime(value) ? value : toCalendarDateTime(value)
  return toCalendar(timed, format.calendar)
}

/** The date for the caller: in the calendar of the previous value, and without a time if the field and that value have none. */
function toValue(date: DateValue, before: DateValue | null, { granularity }: FieldFormat): DateValue {
  const hasNoTime = granularity === 'day' && !(before && hasTime(before))
  return toCalendar(hasNoTime ? toCalendarDate(date) : date, before?.calendar ?? gregorian)
}
