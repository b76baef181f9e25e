'use client'

import type { DateValue } from '@internationalized/date'
import {
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type FocusEvent,
  type HTMLAttributes,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react'
import { minus as minusRole } from '../../icons/minus.ts'
import type { ClassValue } from '../../system/component-override.ts'
import { FieldValues } from '../../primitives/form/form-values.tsx'
import type { CreateCalendar } from '../../primitives/date/date-locale.ts'
import { inControl } from '../../primitives/form/field.ts'
import type { FrondContextValue } from '../../system/frond-context.ts'
import { leadingSide, trailingSide } from '../field/icon-sides.tsx'
import { fillSlot, iconSlots, isEmptySlot, roleIcon, type IconOptions, type Slot } from '../../system/slots.ts'
import { IconView } from '../../system/icons/icon-view.tsx'
import { joinRefs, renderElement, type RenderProp } from '../../system/render-element.ts'
import { resolveClasses, type Classes } from '../../system/resolve-classes.ts'
import type { Messages } from '../../locale/messages.ts'
import type { Color } from '../../theme/color-names.ts'
import type { SlotOf } from '../../theme/define-theme.ts'
import type { inputDateTheme } from '../../theme/input-date.ts'
import type { inputTimeTheme } from '../../theme/input-time.ts'
import type { ThemeOption } from '../../theme/theme-options.ts'
import type { IconValue } from '../Icon.tsx'
import { SegmentGroup } from './segment-group.tsx'
import type { FieldFormat, TimeStep } from './segments.ts'

type Part = SlotOf<typeof inputDateTheme>
type SlotArgs = { ui: Classes<Part> }

export interface DateFieldHandle {
  /** The segments, in order. */
  readonly inputsRef: RefObject<readonly HTMLElement[]>
}

/** Why a value is refused. */
export type DateProblem = 'rangeUnderflow' | 'rangeOverflow' | 'unavailable' | 'order'

/** What fields of dates and times have in common. */
export interface DateFieldOptions
  extends
    IconOptions,
    Omit<
      HTMLAttributes<HTMLDivElement>,
      'className' | 'children' | 'color' | 'defaultValue' | 'onChange' | 'placeholder'
    > {
  /** Colour of the focused or highlighted field. @default 'primary' */
  color?: Color
  /** How much the field stands out. @default 'outline' */
  variant?: ThemeOption<typeof inputDateTheme, 'variant'>
  /** Height of the field, and with it text and icons. @default 'md' */
  size?: ThemeOption<typeof inputDateTheme, 'size'>
  /** Gives the edge the colour, as if the field had the focus. @default false */
  highlight?: boolean
  /** Keeps the text small on touch screens, where it else has 16 px so that iOS does not zoom in. @default false */
  fixed?: boolean
  /** Focuses the first segment when the field appears. @default false */
  autoFocus?: boolean
  /** Milliseconds to wait before `autoFocus`. @default 0 */
  autofocusDelay?: number
  /** Icon between the two ends of a range. @default the icon of the role `minus` */
  separatorIcon?: IconValue
  /** Counts hours to 12 or to 24. @default as the language does */
  hourCycle?: 12 | 24
  /** How far the arrow keys go on in hours, minutes and seconds. @default 1 each */
  step?: TimeStep
  /** Rounds hours, minutes and seconds to their `step`. @default false */
  stepSnapping?: boolean
  /** Leaves out the time zone of values that have one. @default false */
  hideTimeZone?: boolean
  /** Keeps the field from being edited and from being sent with its form. @default false */
  disabled?: boolean
  /** Keeps the value as it is; it can still be read and copied. @default false */
  readOnly?: boolean
  /** Marks the field as one that must be filled in. @default false */
  required?: boolean
  /** Posts the value with a form under this name, as ISO text; a range posts two. */
  name?: string
  /** The form that the value belongs to, by its id. @default the form around */
  form?: string
  /** Language in which the value is written, such as `pt-BR`. @default the language of `<App>` */
  locale?: string
  /** Makes the calendar system of the language. @default the system of the value, else Gregorian */
  createCalendar?: CreateCalendar
  /** Called when the value begins or ceases to be one that is refused, with a sentence about it. */
  onValidityChange?: (problem: DateProblem | null, message: string) => void
  /** Replaces what stands before the segments. */
  renderLeading?: Slot<SlotArgs>
  /** Replaces what stands after the segments. */
  renderTrailing?: Slot<SlotArgs>
  /** Replaces the icon between the two ends of a range. */
  separator?: Slot<SlotArgs>
  /** Further content of the frame, after the segments. */
  children?: Slot<SlotArgs>
  /** Classes for the root, which is the frame around the segments. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  /** Changes the element of the root. */
  render?: RenderProp
  /** The group of the segments. */
  ref?: Ref<HTMLDivElement>
  /** Gives access to the segments. */
  handleRef?: Ref<DateFieldHandle>
}

export const dateFieldDefaults = {
  color: 'primary',
  variant: 'outline',
  size: 'md',
  autofocusDelay: 0,
  stepSnapping: false,
  hideTimeZone: false,
  disabled: false,
  readOnly: false,
  required: false,
} as const

interface DateFieldProps extends DateFieldOptions {
  readonly frond: FrondContextValue
  readonly slot: 'input-date' | 'input-time'
  readonly theme: typeof inputDateTheme | typeof inputTimeTheme
  readonly texts: NonNullable<Messages['inputDate']>
  readonly format: FieldFormat
  /** One value, or both ends of a range. */
  readonly values: readonly (DateValue | null)[]
  readonly posted: readonly string[]
  readonly start: DateValue | undefined
  readonly problem: { readonly kind: DateProblem; readonly message: string } | undefined
  readonly change: (index: number, value: DateValue | null) => void
  readonly reset: () => void
}

/** The frame, the segments of one value or of both ends of a range, and the native inputs behind them. */
export function DateField(props: DateFieldProps): ReactElement {
  const {
    frond,
    slot,
    theme,
    texts,
    format,
    values,
    posted,
    start,
    problem,
    change,
    reset,
    color,
    variant,
    size,
    highlight,
    fixed,
    autoFocus,
    autofocusDelay,
    separatorIcon,
    hourCycle: _hourCycle,
    step = {},
    stepSnapping = false,
    hideTimeZone: _hideTimeZone,
    disabled = false,
    readOnly = false,
    required = false,
    name,
    form,
    locale: _locale,
    createCalendar: _createCalendar,
    onValidityChange,
    icon,
    avatar,
    leading,
    leadingIcon,
    trailing,
    trailingIcon,
    loading,
    loadingIcon,
    renderLeading,
    renderTrailing,
    separator,
    children,
    className,
    ui,
    render,
    ref,
    handleRef,
    onFocus,
    onBlur,
    onMouseDown,
    ...attributes
  } = props

  const base = useRef<HTMLDivElement>(null)
  const messageId = useId()
  const [resets, setResets] = useState(0)
  const [isRefused, setRefused] = useState(false)

  const segments = () => [...(base.current?.querySelectorAll<HTMLElement>('[data-slot=segment]') ?? [])]
  useImperativeHandle(handleRef, () => ({
    inputsRef: {
      get current() {
        return segments()
      },
    },
  }))

  /** To the first segment that is empty; where none is, to the first. */
  function focusFirst(): void {
    const all = segments()
    const target = all.find((segment) => segment.dataset.placeholder !== undefined) ?? all[0]
    target?.focus()
  }

  useEffect(() => {
    if (!autoFocus) return
    const timer = setTimeout(
      () => base.current?.querySelector<HTMLElement>('[data-slot=segment]')?.focus(),
      autofocusDelay,
    )
    return () => clearTimeout(timer)
  }, [autoFocus, autofocusDelay])

  // A label can point to one control only, and there are several: a press on it goes to the first.
  const labelId = frond.field?.labelId
  useEffect(() => {
    const label = labelId === undefined ? null : document.getElementById(labelId)
    const focusSegment = () => base.current?.querySelector<HTMLElement>('[data-slot=segment]')?.focus()
    label?.addEventListener('click', focusSegment)
    return () => label?.removeEventListener('click', focusSegment)
  }, [labelId])

  const kind = problem?.kind
  const message = problem?.message ?? ''
  const reportedProblem = useRef<DateProblem>(undefined)
  useEffect(() => {
    if (reportedProblem.current === kind) return
    reportedProblem.current = kind
    onValidityChange?.(kind ?? null, message)
  }, [kind, message, onValidityChange])

  const isMissing = isRefused && required && values.some((value) => value === null)
  const isInvalid = isInvalidAttribute(attributes['aria-invalid']) || problem !== undefined || isMissing
  const icons = iconSlots(frond, { icon, leading, leadingIcon, trailing, trailingIcon, loading, loadingIcon })
  const hasLeading = !isEmptySlot(renderLeading ?? icons.leading ?? avatar)
  const hasTrailing = !isEmptySlot(renderTrailing ?? icons.trailing)
  const classes = resolveClasses(
    frond,
    // Both themes have the same parts and options.
    theme as typeof inputDateTheme,
    {
      color: isInvalid ? 'error' : color,
      variant,
      size,
      highlight: highlight || isInvalid,
      fixed,
      leading: hasLeading,
      trailing: hasTrailing,
      loading: icons.loading,
    },
    ui,
    className,
  )

  const isRange = values.length > 1
  const groups = values.map((value, index) => (
    <SegmentGroup
      key={`${index}-${resets}`}
      {...{ format, value, disabled, readOnly, required, step, stepSnapping }}
      placeholder={start}
      onChange={(next) => change(index, next)}
      invalid={isInvalid}
      emptyText={texts.empty}
      label={isRange ? (index === 0 ? texts.start : texts.end) : undefined}
      className={classes.group}
      segmentClass={classes.segment}
    />
  ))
  const between: ReactNode =
    separator === undefined ? (
      <IconView
        name={separatorIcon ?? roleIcon(frond, 'minus', minusRole)}
        className={classes.separatorIcon}
        data-slot="separatorIcon"
      />
    ) : (
      fillSlot(separator, { ui: classes })
    )

  const control = {
    role: 'group',
    'data-slot': 'base',
    ...attributes,
    'aria-invalid': undefined,
    'aria-describedby': problem ? joinIds(attributes['aria-describedby'], messageId) : attributes['aria-describedby'],
    'aria-disabled': disabled || undefined,
    ref: joinRefs<HTMLDivElement>(base, ref),
    className: classes.base,
    // The segments hand the focus on among themselves; only coming in and going out is news.
    onFocus: onFocus && ((event: FocusEvent<HTMLDivElement>) => crosses(event) && onFocus(event)),
    onBlur: onBlur && ((event: FocusEvent<HTMLDivElement>) => crosses(event) && onBlur(event)),
    onMouseDown(event: MouseEvent<HTMLDivElement>) {
      onMouseDown?.(event)
      if (event.defaultPrevented || disabled || (event.target as Element).closest('[tabindex]')) return
      event.preventDefault()
      focusFirst()
    },
    children: isRange ? (
      <>
        {groups[0]}
        {between}
        {groups[1]}
      </>
    ) : (
      groups
    ),
  }

  return renderElement('div', render, {
    'data-slot': slot,
    className: classes.root,
    children: (
      <>
        {hasLeading && (
          <span className={classes.leading} data-slot="leading">
            {inControl(frond, leadingSide(renderLeading, icons, avatar, classes))}
          </span>
        )}
        {renderElement('div', undefined, control)}
        {inControl(frond, fillSlot(children, { ui: classes }))}
        {hasTrailing && (
          <span className={classes.trailing} data-slot="trailing">
            {inControl(frond, trailingSide(renderTrailing, icons, classes))}
          </span>
        )}
        {problem && (
          <span id={messageId} hidden>
            {message}
          </span>
        )}
        <FieldValues
          {...{ name, form, disabled, readOnly, required }}
          values={posted}
          problem={message}
          onInvalid={() => {
            setRefused(true)
            focusFirst()
          }}
          onReset={() => {
            setResets((count) => count + 1)
            setRefused(false)
            reset()
          }}
        />
      </>
    ),
  })
}

function crosses({ currentTarget, relatedTarget }: FocusEvent): boolean {
  return !currentTarget.contains(relatedTarget as Node | null)
}

function isInvalidAttribute(value: unknown): boolean {
  return Boolean(value) && value !== 'false'
}

function joinIds(first: unknown, second: string): string {
  return typeof first === 'string' && first ? `${first} ${second}` : second
}
