'use client'

import { toCalendarDate, type CalendarDate, type DateValue } from '@internationalized/date'
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import type { FrondContextValue, PortalTarget } from '../../system/frond-context.ts'
import { joinProps } from '../../system/render-element.ts'
import { addClass, type Classes } from '../../system/resolve-classes.ts'
import { fillSlot, type Slot } from '../../system/slots.ts'
import { splitProps } from '../../system/split-props.ts'
import { Button, type ButtonProps } from '../Button.tsx'
import type { CalendarProps } from '../Calendar.tsx'
import type { IconValue } from '../Icon.tsx'
import { Popover, type PopoverContentOptions } from '../Popover.tsx'

/** Props that all pickers have, in addition to those of their field. */
export interface PickerOptions {
  /** Whether the popup is open, when controlled. */
  open?: boolean
  /** Whether the popup is open initially. @default false */
  defaultOpen?: boolean
  /** Called when the popup opens or closes. */
  onOpenChange?: (open: boolean) => void
  /** Closes the popup when the user chooses a value. @default true */
  closeOnSelect?: boolean
  /** Position and attributes of the popup. @default { side: 'bottom', align: 'start', sideOffset: 8, collisionPadding: 8 } */
  content?: PopoverContentOptions
  /** Where the popup is rendered: `true` for the portal of `<App>`, `false` for beside the field, or a selector or an element. @default true */
  portal?: PortalTarget
  /** Icon of the button that opens the popup. */
  triggerIcon?: IconValue
  /** Props of the button that opens the popup. */
  trigger?: Partial<ButtonProps>
}

/** Props that a picker passes to its calendar. */
export interface PickerCalendarOptions extends Pick<
  CalendarProps,
  | 'isDateDisabled'
  | 'isDateUnavailable'
  | 'numberOfMonths'
  | 'pagedNavigation'
  | 'weekNumbers'
  | 'weekStartsOn'
  | 'weekdayFormat'
  | 'fixedWeeks'
> {
  /** Further props of the calendar. */
  calendar?: Partial<
    Omit<
      CalendarProps<boolean, boolean>,
      'value' | 'defaultValue' | 'onValueChange' | 'onValidValueChange' | 'range' | 'multiple' | 'type' | 'name'
    >
  >
}

export const pickerDefaults = { closeOnSelect: true, portal: true, disabled: false, readOnly: false } as const

/** The size that the form field or field group around a picker sets. The field inside the picker reads the same one. */
export function sizeFromContext({ field, fieldGroup }: FrondContextValue): Record<string, unknown> | undefined {
  const size = fieldGroup?.props.size ?? field?.props.size
  return size === undefined ? undefined : { size }
}

const popupNames: Readonly<Record<keyof PickerOptions, true>> = {
  open: true,
  defaultOpen: true,
  onOpenChange: true,
  closeOnSelect: true,
  content: true,
  portal: true,
  triggerIcon: true,
  trigger: true,
}

interface PickerProps extends PickerOptions {
  readonly disabled: boolean
  readonly readOnly: boolean
  readonly renderTrailing?: Slot<never>
}

interface PickerSettings {
  readonly slot: string
  /** Accessible name of the button that opens the popup. */
  readonly label: string
  readonly icon: IconValue
  readonly classes: Classes<'root' | 'trigger' | 'triggerSize' | 'content'>
  /** Content of the popup. Call `closeAfterChoice` when the user has chosen a value. */
  readonly renderPopup: (closeAfterChoice: () => void) => ReactNode
}

/** The day of a calendar or the time of a list that Tab reaches. It gets the focus when the popup opens. */
const INITIAL_FOCUS = '[data-slot=cellTrigger][tabindex="0"],[role=option][tabindex="0"]'

/**
 * Adds a popup to a date or time field. Returns the props of the field: those of the picker that are not about the popup,
 * with a button at the end of the field that opens the popup. Alt+ArrowDown in the field opens it too.
 */
export function usePicker(
  frond: FrondContextValue,
  props: PickerProps,
  { slot, label, icon, classes, renderPopup }: PickerSettings,
): Record<string, unknown> {
  const [options, field] = splitProps(props, popupNames)
  const { open: givenOpen, defaultOpen = false, onOpenChange, closeOnSelect, trigger = {} } = options
  const [ownOpen, setOwnOpen] = useState(defaultOpen)
  const open = givenOpen ?? ownOpen
  const disabled = field.disabled || field.readOnly || frond.form?.disabled === true
  const frame = useRef<HTMLDivElement>(null)
  const popup = useRef<HTMLDivElement>(null)

  function setOpen(next: boolean): void {
    setOwnOpen(next)
    onOpenChange?.(next)
  }

  function openByKey(event: KeyboardEvent<HTMLElement>): void {
    if (!event.altKey || event.key !== 'ArrowDown' || disabled) return
    event.preventDefault()
    setOpen(true)
  }

  const button = (
    <Popover
      open={open && !disabled}
      onOpenChange={setOpen}
      portal={options.portal}
      reference={frame}
      content={{
        align: 'start',
        initialFocus: () => popup.current?.querySelector<HTMLElement>(INITIAL_FOCUS) ?? true,
        ...options.content,
      }}
      renderContent={({ close }) => (
        <div ref={popup} className={classes.content} data-slot="content">
          {renderPopup(() => closeOnSelect && close())}
        </div>
      )}
    >
      <Button
        color="neutral"
        variant="ghost"
        size={classes.triggerSize as ButtonProps['size']}
        icon={options.triggerIcon ?? icon}
        square
        aria-label={label}
        {...trigger}
        disabled={disabled || trigger.disabled}
        className={addClass(classes.trigger, trigger.className)}
        data-slot="trigger"
      />
    </Popover>
  )

  return {
    ...joinProps({ onKeyDown: openByKey }, field),
    renderTrailing: withButton(field.renderTrailing, button),
    render: <div ref={frame} data-slot={slot} />,
    className: classes.root,
  }
}

/** The content after the segments: what the caller passed, then the button. */
function withButton<Args>(own: Slot<Args> | undefined, button: ReactNode): Slot<Args> {
  if (own === undefined) return button
  return (args: Args) => (
    <>
      {fillSlot(own, args)}
      {button}
    </>
  )
}

const calendarNames: Readonly<Record<keyof PickerCalendarOptions, true>> = {
  isDateDisabled: true,
  isDateUnavailable: true,
  numberOfMonths: true,
  pagedNavigation: true,
  weekNumbers: true,
  weekStartsOn: true,
  weekdayFormat: true,
  fixedWeeks: true,
  calendar: true,
}

/** Props that the field and the calendar of a picker share. */
interface SharedProps extends Pick<
  CalendarProps,
  'color' | 'minValue' | 'maxValue' | 'locale' | 'createCalendar' | 'placeholder' | 'defaultPlaceholder'
> {}

/** Splits the props of a picker into those of its calendar and the rest. Props that both need are in both. */
export function splitCalendarProps<Props extends PickerCalendarOptions & SharedProps>(
  props: Props,
): [calendar: NonNullable<PickerCalendarOptions['calendar']>, rest: Omit<Props, keyof PickerCalendarOptions>] {
  const [own, rest] = splitProps(props, calendarNames)
  const { calendar, ...options } = own as PickerCalendarOptions
  const { color, minValue, maxValue, locale, createCalendar, placeholder, defaultPlaceholder } = props
  return [
    {
      color,
      minValue,
      maxValue,
      locale,
      createCalendar,
      ...options,
      defaultPlaceholder: placeholder ?? defaultPlaceholder,
      ...calendar,
    },
    { ...rest, isDateUnavailable: joinTests(options.isDateDisabled, options.isDateUnavailable) },
  ]
}

/** Days that cannot be chosen in the calendar are not valid in the field either. */
function joinTests(
  ...tests: (((date: CalendarDate) => boolean) | undefined)[]
): ((date: DateValue) => boolean) | undefined {
  const given = tests.filter((test) => test !== undefined)
  if (given.length === 0) return undefined
  return (date) => given.some((test) => test(toCalendarDate(date)))
}
