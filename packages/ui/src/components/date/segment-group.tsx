'use client'

import {
  getLocalTimeZone,
  now,
  toCalendar,
  toCalendarDate,
  toCalendarDateTime,
  type DateValue,
} from '@internationalized/date'
import { useLayoutEffect, useRef, useState, type ClipboardEvent, type FocusEvent, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { dateFormat, gregorian } from '../../primitives/date/date-locale.ts'
import { hasTime, parseIso } from '../../primitives/date/date-values.ts'
import {
  dayPeriodsOf,
  fillIn,
  hoursOf,
  limitsOf,
  nameOf,
  parseWritten,
  partsOf,
  placeholderOf,
  stepFrom,
  toDraft,
  toFigures,
  toFullYear,
  type Draft,
  type FieldFormat,
  type SegmentUnit,
  type TimeStep,
} from './segments.ts'

export interface SegmentGroupProps {
  readonly format: FieldFormat
  readonly value: DateValue | null
  readonly onChange: (value: DateValue | null) => void
  /** Where empty segments begin, where that is known. */
  readonly placeholder: DateValue | undefined
  readonly step: TimeStep
  readonly stepSnapping: boolean
  readonly disabled: boolean
  readonly readOnly: boolean
  readonly required: boolean
  readonly invalid: boolean
  /** What an empty segment is said to be. */
  readonly emptyText: string
  /** Name of the group, where there are several. */
  readonly label?: string
  readonly className: string
  readonly segmentClass: string
}

/** What is being typed into a segment before it counts. */
interface Typing {
  readonly unit: SegmentUnit
  readonly figures: string
}

/** One date or time as a row of segments. It keeps what is filled in until all of it is there. */
export function SegmentGroup(props: SegmentGroupProps) {
  const { format, value, placeholder, disabled, readOnly, required, invalid } = props
  const root = useRef<HTMLSpanElement>(null)
  const [open, setOpen] = useState<{ draft: Draft; beside: string }>()
  const [typing, showTyping] = useState<Typing>()
  // Moving the focus on ends the typing in the same event, so it has to be known before the next render.
  const buffer = useRef<Typing>(undefined)
  const setTyping = (next?: Typing) => {
    buffer.current = next
    showTyping(next)
  }

  const shownValue = value && toField(value, format)
  const sample = shownValue ?? toField(placeholder ?? fallback, format)
  const hours = hoursOf(format, sample)
  // What was filled in stands until a value comes from elsewhere.
  const draft = open && open.beside === String(value) ? open.draft : shownValue ? toDraft(shownValue, hours) : {}
  const date = fillIn(sample, draft, hours)
  const parts = partsOf(format, date)
  const present = parts.flatMap(({ unit }) => unit ?? [])

  /** Takes in new numbers. The value changes when every segment is filled, and is gone as soon as one is empty. */
  function fill(changes: Draft): void {
    const next: { [Unit in SegmentUnit]?: number } = { ...draft, ...changes }
    // There is an era wherever there is a year; few ever change it.
    if (next.year !== undefined && next.era === undefined) next.era = toDraft(sample, hours).era
    const isComplete = present.every((unit) => next[unit] !== undefined)
    const result = isComplete ? toValue(fillIn(sample, next, hours), value, format) : null
    setOpen(isComplete ? undefined : { draft: next, beside: String(result) })
    if (String(result) !== String(value)) props.onChange(result)
  }

  /** Ends the typing in a segment: from now on it counts. */
  function settle(current = buffer.current): void {
    if (!current) return
    setTyping(undefined)
    const { unit } = current
    const [min, max] = limitsOf(unit, draft, date, hours)
    let number = Number(current.figures)
    if (unit === 'year' && format.calendar.identifier === 'gregory') number = toFullYear(number, referenceDate().year)
    if (number < min || number > max) return
    if (props.stepSnapping && isTime(unit)) {
      const size = props.step[unit] ?? 1
      number = Math.min(Math.round(number / size) * size, Math.floor(max / size) * size)
    }
    fill({ [unit]: number })
  }

  function type(unit: SegmentUnit, text: string): void {
    if (unit === 'dayPeriod') {
      const chosen = dayPeriodsOf(format)?.findIndex((name) => startsAlike(name, text, format.locale)) ?? -1
      if (chosen >= 0) {
        fill({ dayPeriod: chosen })
        focusBeside(1)
      }
      return
    }
    const figures = toFigures(text)
    if (!/^\d+$/.test(figures)) {
      if (buffer.current && /^[\s/.,:-]$/.test(text)) focusBeside(1)
      return
    }
    if (unit === 'era') return
    const [, max] = limitsOf(unit, draft, date, hours)
    const before = buffer.current?.unit === unit ? buffer.current.figures : ''
    const typed = Number(before + figures) > max ? figures : before + figures
    const next = { unit, figures: typed }
    const isDone = typed.length >= String(max).length || Number(`${typed}0`) > max
    if (!isDone) return setTyping(next)
    settle(next)
    focusBeside(1)
  }

  /** What empty segments begin from: the caller's date, else now. Asked for on a key only, so the server's clock has no part in it. */
  function referenceDate(): DateValue {
    if (shownValue) return date
    return fillIn(toField(placeholder ?? toCalendarDateTime(now(getLocalTimeZone())), format), draft, hours)
  }

  function stepSegment(unit: SegmentUnit, direction: 1 | -1, isPage: boolean): void {
    const limits = limitsOf(unit, draft, date, hours)
    const current = buffer.current?.unit === unit ? Number(buffer.current.figures) : draft[unit]
    setTyping(undefined)
    if (current === undefined) return fill({ [unit]: toDraft(referenceDate(), hours)[unit] })
    const { step, stepSnapping: snaps } = props
    fill({ [unit]: stepFrom(unit, current, direction, limits, { step, snaps, isPage }) })
  }

  function clear(unit: SegmentUnit): void {
    const isEmpty = draft[unit] === undefined && buffer.current?.unit !== unit
    setTyping(undefined)
    if (isEmpty) focusBeside(-1)
    else fill({ [unit]: undefined })
  }

  function answerKey(event: KeyboardEvent<HTMLElement>): void {
    const unit = unitAt(event.target)
    if (!unit || event.altKey || event.ctrlKey || event.metaKey) return
    switch (event.key) {
      case 'ArrowLeft':
      case 'ArrowRight':
        focusVisually(event.key === 'ArrowLeft' ? -1 : 1)
        break
      case 'ArrowUp':
      case 'PageUp':
        if (!readOnly) stepSegment(unit, 1, event.key === 'PageUp')
        break
      case 'ArrowDown':
      case 'PageDown':
        if (!readOnly) stepSegment(unit, -1, event.key === 'PageDown')
        break
      case 'Home':
      case 'End':
        if (readOnly) break
        setTyping(undefined)
        fill({ [unit]: limitsOf(unit, draft, date, hours)[event.key === 'Home' ? 0 : 1] })
        break
      case 'Backspace':
      case 'Delete':
        if (!readOnly) clear(unit)
        break
      case 'Enter':
        // As in a native field: the form is sent, with what has just been typed.
        flushSync(() => settle())
        submitFormOf(event.currentTarget)
        break
      default:
        return
    }
    event.preventDefault()
  }

  function focusBeside(direction: 1 | -1): void {
    const all = segmentsAround(root.current)
    all[all.indexOf(document.activeElement as HTMLElement) + direction]?.focus()
  }

  /** To the segment that one sees to the left or right: in right-to-left text that differs by language. */
  function focusVisually(direction: 1 | -1): void {
    const all = segmentsAround(root.current)
    const places = all
      .map((element) => ({ element, left: element.getBoundingClientRect().left }))
      .sort((a, b) => a.left - b.left)
    const at = places.findIndex(({ element }) => element === document.activeElement)
    places[at + direction]?.element.focus()
  }

  function pasteInto(event: ClipboardEvent): void {
    event.preventDefault()
    if (readOnly) return
    const text = event.clipboardData.getData('text').trim()
    setTyping(undefined)
    const iso = format.hasDate ? parseIso(text) : parseIso(`2000-01-01T${text}`)
    const pasted = iso
      ? toDraft(toField(iso, format), hours)
      : parseWritten(text, format, toField(referenceDate(), format))
    if (!pasted) return
    const within = present.every((unit) => {
      const [min, max] = limitsOf(unit, {}, date, hours)
      return pasted[unit] === undefined || (pasted[unit] >= min && pasted[unit] <= max)
    })
    if (within) fill(pasted)
  }

  function copyFrom(event: ClipboardEvent): void {
    if (!value) return
    event.preventDefault()
    event.clipboardData.setData('text', format.hasDate ? String(value) : String(value).split('T')[1]!)
  }

  // What is typed comes as `beforeinput`, from touch keyboards too. React has no event for it, so the listeners are put on
  // when the first segment gets the focus; what they call is that of the last render.
  const answerText = useRef<(event: InputEvent) => void>(undefined)
  useLayoutEffect(() => {
    answerText.current = (event) => {
      const unit = unitAt(event.target)
      if (!unit) return
      event.preventDefault()
      if (event.inputType.startsWith('delete')) clear(unit)
      else if (event.data) type(unit, event.data)
    }
  })
  const listens = useRef(false)
  function listen(event: FocusEvent<HTMLElement>): void {
    if (listens.current) return
    listens.current = true
    listenToText(event.currentTarget, (input) => answerText.current?.(input))
  }

  const number = (figures: string) =>
    new Intl.NumberFormat(format.locale, { useGrouping: false })
      .format(Number(figures))
      .padStart(figures.length, zeroOf(format))

  // Keys and texts of the segments are answered here, once for all of them.
  const group = {
    role: props.label === undefined ? 'presentation' : 'group',
    onFocus: listen,
    onKeyDown: answerKey,
    onPaste: pasteInto,
    onCopy: copyFrom,
    onBlur: () => settle(),
  }

  return (
    <span {...group} ref={root} aria-label={props.label} className={props.className} data-slot="group">
      {parts.map(({ unit, text }, index) => {
        if (!unit) {
          return (
            <span key={index} aria-hidden>
              {text}
            </span>
          )
        }
        const isTyping = typing?.unit === unit
        const isEmpty = !isTyping && draft[unit] === undefined
        const shown = isTyping ? number(typing.figures) : isEmpty ? emptyOf(unit, text, format.locale) : text
        const [min, max] = limitsOf(unit, draft, date, hours)
        return (
          <span
            key={index}
            role="spinbutton"
            tabIndex={disabled ? undefined : 0}
            aria-label={nameOf(unit, format.locale)}
            aria-valuemin={min}
            aria-valuemax={max}
            aria-valuenow={isTyping ? Number(typing.figures) : draft[unit]}
            aria-valuetext={isEmpty ? props.emptyText : unit === 'month' && !isTyping ? monthText(text) : shown}
            aria-disabled={disabled || undefined}
            aria-readonly={readOnly || undefined}
            aria-required={required || undefined}
            aria-invalid={invalid || undefined}
            contentEditable={(!disabled && !readOnly) || undefined}
            suppressContentEditableWarning
            inputMode={unit === 'dayPeriod' || unit === 'era' ? undefined : 'numeric'}
            spellCheck={false}
            className={props.segmentClass}
            data-slot="segment"
            data-unit={unit}
            data-placeholder={isEmpty ? '' : undefined}
          >
            {shown}
          </span>
        )
      })}
    </span>
  )

  function monthText(text: string): string {
    const name = dateFormat(format, { month: 'long' }).format('timeZone' in date ? date.toDate() : date.toDate('UTC'))
    return /^\p{Nd}+$/u.test(text) ? `${text} – ${name}` : text
  }
}

/** Stands in where no date is known, so that the server and the browser lay out the segments alike. */
const fallback = parseIso('2024-01-01T09:00')!

/** A value in the calendar and with the units of the field. */
function toField(value: DateValue, format: FieldFormat): DateValue {
  const timed = format.granularity === 'day' || hasTime(value) ? value : toCalendarDateTime(value)
  return toCalendar(timed, format.calendar)
}

/** The filled-in date as the caller wants it: in the calendar of the value before, and without a time where there was none. */
function toValue(date: DateValue, before: DateValue | null, { granularity }: FieldFormat): DateValue {
  const hasNoTime = granularity === 'day' && !(before && hasTime(before))
  return toCalendar(hasNoTime ? toCalendarDate(date) : date, before?.calendar ?? gregorian)
}

function isTime(unit: SegmentUnit): unit is 'hour' | 'minute' | 'second' {
  return unit === 'hour' || unit === 'minute' || unit === 'second'
}

/** The half of the day and the era show what they would be; an empty word there would say nothing. */
function emptyOf(unit: SegmentUnit, text: string, locale: string): string {
  return unit === 'dayPeriod' || unit === 'era' ? text : placeholderOf(unit, locale)
}

function startsAlike(name: string, text: string, locale: string): boolean {
  return name.toLocaleLowerCase(locale).startsWith(text.toLocaleLowerCase(locale))
}

function zeroOf({ locale }: FieldFormat): string {
  return new Intl.NumberFormat(locale).format(0)
}

function unitAt(target: EventTarget | null): SegmentUnit | undefined {
  const segment = target instanceof Element ? target.closest<HTMLElement>('[data-slot=segment]') : null
  return segment?.dataset.unit as SegmentUnit | undefined
}

/** The segments of the whole field: a range goes on from its first to its second date. */
function segmentsAround(element: Element | null): HTMLElement[] {
  const field = element?.closest('[data-slot=base]') ?? element
  return [...(field?.querySelectorAll<HTMLElement>('[data-slot=segment][tabindex]') ?? [])]
}

function submitFormOf(element: Element): void {
  const form = element.closest('form')
  const button = form?.querySelector<HTMLButtonElement>('button[type=submit], button:not([type]), input[type=submit]')
  if (button && !button.disabled) form!.requestSubmit(button)
}

function listenToText(element: HTMLElement, answer: (event: InputEvent) => void): void {
  let before: string | null = null
  element.addEventListener('beforeinput', (event) => {
    // The text of an input method cannot be refused; it is taken back once it is there.
    if (event.inputType === 'insertCompositionText') before = (event.target as Element).textContent
    else answer(event)
  })
  element.addEventListener('input', (event) => {
    if (!(event instanceof InputEvent) || event.inputType !== 'insertCompositionText') return
    const segment = event.target as Element
    segment.textContent = before
    answer(event)
  })
}
