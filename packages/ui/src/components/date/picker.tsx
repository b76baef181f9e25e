'use client'

import { toCalendarDate, type CalendarDate, type DateValue } from '@internationalized/date'
import { useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import type { FrondContextValue, PortalTarget } from '../../system/frond-context.ts'
import { fillSlot, type Slot } from '../../system/slots.ts'
import { addClass } from '../../system/resolve-classes.ts'
import { Button, type ButtonProps } from '../Button.tsx'
import type { CalendarProps } from '../Calendar.tsx'
import type { IconValue } from '../Icon.tsx'
import { Popover, type PopoverContentOptions } from '../Popover.tsx'

/** What every picker takes besides the props of its field. */
export interface PickerOptions {
  /** Whether the popup is open. Without it the picker keeps its own state. */
  open?: boolean
  /** Whether the popup is open at first. @default false */
  defaultOpen?: boolean
  /** Called when the popup wants to open or close. */
  onOpenChange?: (open: boolean) => void
  /** Closes the popup when something was chosen in it. @default true */
  closeOnSelect?: boolean
  /** Where the popup stands, and its attributes. @default { side: 'bottom', align: 'start', sideOffset: 8, collisionPadding: 8 } */
  content?: PopoverContentOptions
  /** Where the popup is put: `true` for the place `<App>` names, `false` beside the field, a selector or an element. @default true */
  portal?: PortalTarget
  /** Icon of the button that opens the popup. */
  triggerIcon?: IconValue
  /** Props of the button that opens the popup. */
  trigger?: Partial<ButtonProps>
}

/** What a picker hands on to its calendar. */
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

/** The size comes from the field or group around, as that of the field inside does. */
export function pickerSurroundings({ field, fieldGroup }: FrondContextValue): Record<string, unknown> | undefined {
  const size = fieldGroup?.props.size ?? field?.props.size
  return size === undefined ? undefined : { size }
}

interface PickerSettings extends PickerOptions {
  readonly frond: FrondContextValue
  readonly slot: string
  /** Names the button and the popup. */
  readonly label: string
  readonly icon: IconValue
  readonly disabled: boolean
  readonly triggerClass: string
  readonly triggerSize: string
  /** What the popup shows. */
  readonly popup: (args: { close: () => void; root: RefObject<HTMLDivElement | null> }) => ReactNode
  /** Selector of what gets the focus in the popup. */
  readonly focus: string
}

/** The field's root, its button with the popup, and the key that opens it, as props for the field. */
export function usePicker(settings: PickerSettings) {
  const { open: givenOpen, defaultOpen = false, onOpenChange, slot, label, content, disabled, trigger = {} } = settings
  const [ownOpen, setOwnOpen] = useState(defaultOpen)
  const open = givenOpen ?? ownOpen
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
      portal={settings.portal}
      reference={frame}
      content={{
        align: 'start',
        initialFocus: () => popup.current?.querySelector<HTMLElement>(settings.focus) ?? true,
        ...content,
      }}
      renderContent={({ close }) => settings.popup({ close, root: popup })}
    >
      <Button
        color="neutral"
        variant="ghost"
        size={settings.triggerSize as ButtonProps['size']}
        icon={settings.triggerIcon ?? settings.icon}
        square
        aria-label={label}
        {...trigger}
        disabled={disabled || trigger.disabled}
        className={addClass(settings.triggerClass, trigger.className)}
        data-slot="trigger"
      />
    </Popover>
  )

  return {
    openByKey,
    root: <div ref={frame} data-slot={slot} />,
    /** What stands at the end of the field: the caller's own, then the button. */
    withButton<Args>(own: Slot<Args> | undefined): Slot<Args> {
      if (own === undefined) return button
      return (args: Args) => (
        <>
          {fillSlot(own, args)}
          {button}
        </>
      )
    },
  }
}

/** Days that cannot be chosen in the calendar are not allowed in the field either. */
export function refuseDays(
  ...tests: (((date: CalendarDate) => boolean) | undefined)[]
): ((date: DateValue) => boolean) | undefined {
  const given = tests.filter((test) => test !== undefined)
  if (given.length === 0) return undefined
  return (date) => given.some((test) => test(toCalendarDate(date)))
}
