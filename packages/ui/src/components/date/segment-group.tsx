'use client'

import type { DateValue } from '@internationalized/date'
import { useRef, type ClipboardEvent, type KeyboardEvent, type ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { dateFormat } from '../../primitives/date/date-locale.ts'
import { toInstant } from '../../primitives/date/date-values.ts'
import { findUnit, focusNextSegment, focusSegmentBeside } from './segment-focus.ts'
import {
  nameOf,
  placeholderOf,
  stepFrom,
  type FieldFormat,
  type SegmentPart,
  type SegmentUnit,
  type TimeStep,
} from './segments.ts'
import { useSegmentDraft, type SegmentDraft } from './use-segment-draft.ts'
import { useSegmentTyping, type SegmentTyping } from './use-segment-typing.ts'
import { useTextInput } from './use-text-input.ts'

export interface SegmentGroupProps {
  readonly format: FieldFormat
  readonly value: DateValue | null
  readonly onChange: (value: DateValue | null) => void
  /** What empty segments start from. */
  readonly placeholder: DateValue | undefined
  readonly step: TimeStep
  readonly stepSnapping: boolean
  readonly disabled: boolean
  readonly readOnly: boolean
  readonly required: boolean
  readonly invalid: boolean
  /** What screen readers say for an empty segment. */
  readonly emptyText: string
  /** Accessible name of the group. A field with one group needs none. */
  readonly label?: string
  readonly className: string
  readonly segmentClass: string
}

/** One date or time as a row of segments. */
export function SegmentGroup(props: SegmentGroupProps) {
  const { format, value, readOnly } = props
  const root = useRef<HTMLSpanElement>(null)
  const segments = useSegmentDraft(props)
  const { draft, fill, limits } = segments
  const digits = useSegmentTyping(segments, { ...props, focusNext: () => focusNextSegment(root.current, 1) })
  const listenToText = useTextInput({ insert: digits.type, remove: clear })

  function stepSegment(unit: SegmentUnit, direction: 1 | -1, isPage: boolean): void {
    const current = digits.typedNumber(unit) ?? draft[unit]
    digits.cancel()
    if (current === undefined) return fill({ [unit]: segments.referenceDraft()[unit] })
    const { step, stepSnapping: snaps } = props
    fill({ [unit]: stepFrom(unit, current, direction, limits(unit), { step, snaps, isPage }) })
  }

  function clear(unit: SegmentUnit): void {
    const isEmpty = draft[unit] === undefined && digits.typedNumber(unit) === undefined
    digits.cancel()
    if (isEmpty) focusNextSegment(root.current, -1)
    else fill({ [unit]: undefined })
  }

  function editByKey(unit: SegmentUnit, key: string): void {
    switch (key) {
      case 'ArrowUp':
      case 'PageUp':
        return stepSegment(unit, 1, key === 'PageUp')
      case 'ArrowDown':
      case 'PageDown':
        return stepSegment(unit, -1, key === 'PageDown')
      case 'Home':
      case 'End':
        digits.cancel()
        return fill({ [unit]: limits(unit)[key === 'Home' ? 0 : 1] })
      default:
        clear(unit)
    }
  }

  function handleKey(event: KeyboardEvent<HTMLElement>): void {
    const { key } = event
    const unit = findUnit(event.target)
    if (!unit || event.altKey || event.ctrlKey || event.metaKey) return
    if (key === 'ArrowLeft' || key === 'ArrowRight') {
      focusSegmentBeside(root.current, key === 'ArrowLeft' ? -1 : 1)
    } else if (editKeys.has(key)) {
      if (!readOnly) editByKey(unit, key)
    } else if (key === 'Enter') {
      // Enter submits the form, as in a native input. The digits typed so far have to be in the value by then.
      flushSync(() => digits.commit())
      submitFormOf(event.currentTarget)
    } else return
    event.preventDefault()
  }

  function paste(event: ClipboardEvent): void {
    event.preventDefault()
    if (readOnly) return
    digits.cancel()
    segments.paste(event.clipboardData.getData('text').trim())
  }

  function copy(event: ClipboardEvent): void {
    if (!value) return
    event.preventDefault()
    event.clipboardData.setData('text', format.hasDate ? String(value) : String(value).split('T')[1]!)
  }

  // The group handles the events of all its segments.
  const group = {
    role: props.label === undefined ? 'presentation' : 'group',
    onFocus: listenToText,
    onKeyDown: handleKey,
    onPaste: paste,
    onCopy: copy,
    onBlur: () => digits.commit(),
  }

  return (
    <span {...group} ref={root} aria-label={props.label} className={props.className} data-slot="group">
      {segments.parts.map((part, index) => {
        const { unit } = part
        if (unit) return segmentView(props, segments, digits.typing, { ...part, unit }, index)
        return (
          <span key={index} aria-hidden>
            {part.text}
          </span>
        )
      })}
    </span>
  )
}

const editKeys: ReadonlySet<string> = new Set([
  'ArrowUp',
  'ArrowDown',
  'PageUp',
  'PageDown',
  'Home',
  'End',
  'Backspace',
  'Delete',
])

function segmentView(
  props: SegmentGroupProps,
  { draft, date, limits }: SegmentDraft,
  typing: SegmentTyping['typing'],
  { unit, text }: SegmentPart & { unit: SegmentUnit },
  index: number,
): ReactElement {
  const { format, disabled, readOnly, required, invalid } = props
  const [min, max] = limits(unit)
  const number = draft[unit]
  const typed = typing?.unit === unit ? typing.digits : undefined
  const isEmpty = typed === undefined && number === undefined
  const shown =
    typed !== undefined ? localizeDigits(typed, format) : isEmpty ? emptyTextOf(unit, text, format.locale) : text
  const hasMonth = unit === 'month' && number !== undefined && typed === undefined
  return (
    <span
      key={index}
      role="spinbutton"
      tabIndex={disabled ? undefined : 0}
      aria-label={nameOf(unit, format.locale)}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={typed !== undefined ? Number(typed) : number && Math.min(number, max)}
      aria-valuetext={isEmpty ? props.emptyText : hasMonth ? spokenMonth(text, date, format) : shown}
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
}

/** Typed digits in the numbering system of the language, with the zeros that the user typed in front. */
function localizeDigits(digits: string, { locale }: FieldFormat): string {
  const zero = new Intl.NumberFormat(locale).format(0)
  return new Intl.NumberFormat(locale, { useGrouping: false }).format(Number(digits)).padStart(digits.length, zero)
}

/** The text of an empty segment. The day period and the era show their likely value instead of a placeholder. */
function emptyTextOf(unit: SegmentUnit, text: string, locale: string): string {
  return unit === 'dayPeriod' || unit === 'era' ? text : placeholderOf(unit, locale)
}

/** The number of a month with its name, for screen readers. */
function spokenMonth(text: string, date: DateValue, format: FieldFormat): string {
  const name = dateFormat(format, { month: 'long' }).format(toInstant(date))
  return /^\p{Nd}+$/u.test(text) ? `${text} – ${name}` : text
}

function submitFormOf(element: Element): void {
  const form = element.closest('form')
  const button = form?.querySelector<HTMLButtonElement>('button[type=submit], button:not([type]), input[type=submit]')
  if (button && !button.disabled) form!.requestSubmit(button)
}
