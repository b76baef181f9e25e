'use client'

import type { DateValue } from '@internationalized/date'
import {
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type HTMLAttributes,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
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
import { splitProps } from '../../system/split-props.ts'
import type { Messages } from '../../locale/messages.ts'
import type { Color } from '../../theme/color-names.ts'
import type { SlotOf } from '../../theme/define-theme.ts'
import type { inputDateTheme } from '../../theme/input-date.ts'
import type { inputTimeTheme } from '../../theme/input-time.ts'
import type { ThemeOption } from '../../theme/theme-options.ts'
import type { IconValue } from '../Icon.tsx'
import type { DateProblem } from './field-problem.ts'
import { SegmentGroup } from './segment-group.tsx'
import type { FieldFormat, TimeStep } from './segments.ts'
import { useFieldFocus, type DateFieldHandle } from './use-field-focus.ts'

type Part = SlotOf<typeof inputDateTheme>
type SlotArgs = { ui: Classes<Part> }

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
  /** The values as the form sends them. */
  readonly posted: readonly string[]
  /** What empty segments start from. */
  readonly placeholder: DateValue | undefined
  readonly problem: { readonly kind: DateProblem; readonly message: string } | undefined
  readonly change: (index: number, value: DateValue | null) => void
  readonly reset: () => void
}

type OwnName = Exclude<keyof DateFieldProps, keyof HTMLAttributes<HTMLDivElement>>

/** Props that are not attributes of the group of segments. */
const ownNames: Readonly<
  Record<OwnName | 'slot' | 'color' | 'placeholder' | 'autoFocus' | 'children' | 'className', true>
> = {
  frond: true,
  slot: true,
  theme: true,
  texts: true,
  format: true,
  values: true,
  posted: true,
  placeholder: true,
  problem: true,
  change: true,
  reset: true,
  color: true,
  variant: true,
  size: true,
  highlight: true,
  fixed: true,
  autoFocus: true,
  autofocusDelay: true,
  separatorIcon: true,
  hourCycle: true,
  step: true,
  stepSnapping: true,
  hideTimeZone: true,
  disabled: true,
  readOnly: true,
  required: true,
  name: true,
  form: true,
  locale: true,
  createCalendar: true,
  onValidityChange: true,
  icon: true,
  avatar: true,
  leading: true,
  leadingIcon: true,
  trailing: true,
  trailingIcon: true,
  loading: true,
  loadingIcon: true,
  renderLeading: true,
  renderTrailing: true,
  separator: true,
  children: true,
  className: true,
  ui: true,
  render: true,
  ref: true,
  handleRef: true,
}

type OwnProps = Pick<DateFieldProps, keyof typeof ownNames>

/** The frame, the segments of one value or of both ends of a range, and the native inputs behind them. */
export function DateField(props: DateFieldProps): ReactElement {
  const [own, attributes] = splitProps(props, ownNames)
  const { frond, values, problem, disabled = false, readOnly, required = false } = own
  const { onFocus, onBlur, onMouseDown } = attributes
  const base = useRef<HTMLDivElement>(null)
  const messageId = useId()
  const [resets, setResets] = useState(0)
  const [isRefused, setRefused] = useState(false)
  const focusFirstEmpty = useFieldFocus(base, own)
  useValidityReport(problem, own.onValidityChange)

  const isMissing = isRefused && required && values.some((value) => value === null)
  const isInvalid = isInvalidAttribute(attributes['aria-invalid']) || problem !== undefined || isMissing
  const { classes, icons, hasLeading, hasTrailing } = resolveParts(own, isInvalid)

  const group = renderElement('div', undefined, {
    role: 'group',
    'data-slot': 'base',
    ...attributes,
    'aria-invalid': undefined,
    'aria-describedby': problem ? joinIds(attributes['aria-describedby'], messageId) : attributes['aria-describedby'],
    'aria-disabled': disabled || undefined,
    ref: joinRefs<HTMLDivElement>(base, own.ref),
    className: classes.base,
    // Focus that moves between segments stays in the field, so the caller gets no event for it.
    onFocus: onFocus && ((event: FocusEvent<HTMLDivElement>) => isFromOutside(event) && onFocus(event)),
    onBlur: onBlur && ((event: FocusEvent<HTMLDivElement>) => isFromOutside(event) && onBlur(event)),
    onMouseDown(event: MouseEvent<HTMLDivElement>) {
      onMouseDown?.(event)
      if (event.defaultPrevented || disabled || (event.target as Element).closest('[tabindex]')) return
      event.preventDefault()
      focusFirstEmpty()
    },
    children: segmentGroups(own, classes, isInvalid, resets),
  })

  return renderElement('div', own.render, {
    'data-slot': own.slot,
    className: classes.root,
    children: (
      <>
        {hasLeading && (
          <span className={classes.leading} data-slot="leading">
            {inControl(frond, leadingSide(own.renderLeading, icons, own.avatar, classes))}
          </span>
        )}
        {group}
        {inControl(frond, fillSlot(own.children, { ui: classes }))}
        {hasTrailing && (
          <span className={classes.trailing} data-slot="trailing">
            {inControl(frond, trailingSide(own.renderTrailing, icons, classes))}
          </span>
        )}
        {problem && (
          <span id={messageId} hidden>
            {problem.message}
          </span>
        )}
        <FieldValues
          {...{ disabled, readOnly, required }}
          name={own.name}
          form={own.form}
          values={own.posted}
          problem={problem?.message ?? ''}
          onInvalid={() => {
            setRefused(true)
            focusFirstEmpty()
          }}
          onReset={() => {
            setResets((count) => count + 1)
            setRefused(false)
            own.reset()
          }}
        />
      </>
    ),
  })
}

/** Which parts the field has, and the classes of all parts. */
function resolveParts(own: OwnProps, isInvalid: boolean) {
  const { frond, color, variant, size, highlight, fixed, renderLeading, renderTrailing } = own
  const icons = iconSlots(frond, own)
  const hasLeading = !isEmptySlot(renderLeading ?? icons.leading ?? own.avatar)
  const hasTrailing = !isEmptySlot(renderTrailing ?? icons.trailing)
  const classes = resolveClasses(
    frond,
    // Both themes have the same parts and options.
    own.theme as typeof inputDateTheme,
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
    own.ui,
    own.className,
  )
  return { icons, hasLeading, hasTrailing, classes }
}

/** The segments of the value, or those of both ends of the range with the separator between them. */
function segmentGroups(own: OwnProps, classes: Classes<Part>, isInvalid: boolean, resets: number): ReactNode {
  const { frond, texts, format, values, placeholder, separator } = own
  const { step = {}, stepSnapping = false, disabled = false, readOnly = false, required = false } = own
  const isRange = values.length > 1
  const groups = values.map((value, index) => (
    <SegmentGroup
      // A reset of the form creates the segments anew, so that they drop what is filled in incompletely.
      key={`${index}-${resets}`}
      {...{ format, value, placeholder, disabled, readOnly, required, step, stepSnapping }}
      onChange={(next) => own.change(index, next)}
      invalid={isInvalid}
      emptyText={texts.empty}
      label={isRange ? (index === 0 ? texts.start : texts.end) : undefined}
      className={classes.group}
      segmentClass={classes.segment}
    />
  ))
  if (!isRange) return groups
  return (
    <>
      {groups[0]}
      {separator === undefined ? (
        <IconView
          name={own.separatorIcon ?? roleIcon(frond, 'minus', minusRole)}
          className={classes.separatorIcon}
          data-slot="separatorIcon"
        />
      ) : (
        fillSlot(separator, { ui: classes })
      )}
      {groups[1]}
    </>
  )
}

/** Calls the caller when the kind of problem changes. */
function useValidityReport(
  problem: DateFieldProps['problem'],
  onValidityChange: DateFieldOptions['onValidityChange'],
): void {
  const kind = problem?.kind
  const message = problem?.message ?? ''
  const reportedKind = useRef<DateProblem>(undefined)
  useEffect(() => {
    if (reportedKind.current === kind) return
    reportedKind.current = kind
    onValidityChange?.(kind ?? null, message)
  }, [kind, message, onValidityChange])
}

function isFromOutside({ currentTarget, relatedTarget }: FocusEvent): boolean {
  return !currentTarget.contains(relatedTarget as Node | null)
}

function isInvalidAttribute(value: unknown): boolean {
  return Boolean(value) && value !== 'false'
}

function joinIds(first: unknown, second: string): string {
  return typeof first === 'string' && first ? `${first} ${second}` : second
}
