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
import { withNameCheck } from '../../primitives/form/check-name.tsx'
import { useDisabled } from '../../primitives/form/fieldset.ts'
import { FormValues } from '../../primitives/form/form-value.tsx'
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

/** Props that date and time fields share. */
export interface DateFieldOptions
  extends
    IconOptions,
    Omit<
      HTMLAttributes<HTMLDivElement>,
      'className' | 'children' | 'color' | 'defaultValue' | 'onChange' | 'placeholder'
    > {
  /** Color of the focused or highlighted field. @default 'primary' */
  color?: Color
  /** Style of the field. @default 'outline' */
  variant?: ThemeOption<typeof inputDateTheme, 'variant'>
  /** Size of the field, its text and its icons. @default 'md' */
  size?: ThemeOption<typeof inputDateTheme, 'size'>
  /** Shows the border in the color, as if the field had focus. @default false */
  highlight?: boolean
  /** Keeps the text size on touch screens, where it is otherwise 16 px so that iOS does not zoom in. @default false */
  fixed?: boolean
  /** Focuses the first segment when the field appears. @default false */
  autoFocus?: boolean
  /** Milliseconds to wait before `autoFocus`. @default 0 */
  autofocusDelay?: number
  /** Icon between the two ends of a range. @default the icon of the role `minus` */
  separatorIcon?: IconValue
  /** Uses the 12-hour or the 24-hour clock. @default the clock of the locale */
  hourCycle?: 12 | 24
  /** How far the arrow keys change hours, minutes and seconds. @default 1 each */
  step?: TimeStep
  /** Rounds hours, minutes and seconds to their `step`. @default false */
  stepSnapping?: boolean
  /** Hides the time zone of values that have one. @default false */
  hideTimeZone?: boolean
  /** Disables the field and keeps it out of the form data. @default false */
  disabled?: boolean
  /** Keeps the user from changing the value. The user can still focus and copy it. @default false */
  readOnly?: boolean
  /** Requires a value before the form can be submitted. @default false */
  required?: boolean
  /** Name under which a form submits the value, as ISO text. A range is two entries. */
  name?: string
  /** Id of the form that the value belongs to. @default the form around the field */
  form?: string
  /** Locale in which the value is formatted, such as `pt-BR`. @default the locale of `<App>` */
  locale?: string
  /** Creates the calendar system of the locale. @default the calendar system of the value, otherwise Gregorian */
  createCalendar?: CreateCalendar
  /** Called when the value becomes valid or invalid, with the problem or `null`, and a message for the user. */
  onValidityChange?: (problem: DateProblem | null, message: string) => void
  /** Content before the segments. Replaces the leading icon. */
  renderLeading?: Slot<SlotArgs>
  /** Content after the segments. Replaces the trailing icon. */
  renderTrailing?: Slot<SlotArgs>
  /** Replaces the icon between the two ends of a range. */
  separator?: Slot<SlotArgs>
  /** Additional content inside the frame, after the segments. */
  children?: Slot<SlotArgs>
  /** Classes for the root, the frame around the segments. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  /** Replaces the root element. */
  render?: RenderProp
  /** Ref of the element around the segments. */
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
  const [ownProps, attributes] = splitProps(props, ownNames)
  const { onFocus, onBlur, onMouseDown } = attributes
  const base = useRef<HTMLDivElement>(null)
  const disabled = useDisabled(base, ownProps.disabled)
  const own = { ...ownProps, disabled }
  const { frond, values, problem, readOnly, required = false } = own
  const messageId = useId()
  const [resets, setResets] = useState(0)
  const [isRefused, setRefused] = useState(false)
  const focusFirstEmpty = useFieldFocus(base, own)
  useValidityReport(problem, own.onValidityChange)

  const isMissing = isRefused && required && values.some((value) => value === null)
  const isInvalid = isInvalidAttribute(attributes['aria-invalid']) || problem !== undefined || isMissing
  const { classes, icons, hasLeading, hasTrailing } = resolveParts(own, isInvalid)

  let group = renderElement('div', undefined, {
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
  if (process.env.NODE_ENV !== 'production') {
    group = withNameCheck(own.slot === 'input-date' ? 'InputDate' : 'InputTime', group)
  }

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
        <FormValues
          name={own.name}
          form={own.form}
          disabled={disabled}
          values={own.posted}
          validation={{
            required,
            readOnly,
            message: problem?.message,
            onInvalid() {
              setRefused(true)
              focusFirstEmpty()
            },
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
      // When the form is reset, the key changes and React remounts the segments, which drops an incomplete date.
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
