'use client'

import { Time } from '@internationalized/date'
import { useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { check as checkRole } from '../../icons/check.ts'
import { gregorian, timeFormatter } from '../../primitives/date/date-locale.ts'
import { moveFocus } from '../../primitives/focus/move-focus.ts'
import type { FrondContextValue } from '../../system/frond-context.ts'
import { roleIcon } from '../../system/slots.ts'
import { IconView } from '../../system/icons/icon-view.tsx'
import { fillSlot, type Slot } from '../../system/slots.ts'

interface TimeListProps {
  readonly frond: FrondContextValue
  readonly label: string
  readonly locale: string
  readonly hourCycle: 12 | 24 | undefined
  readonly value: Time | undefined
  /** The list scrolls to the time nearest to this one if no time is chosen. */
  readonly near: Time
  /** Minutes between two times. */
  readonly interval: number
  readonly min: Time | undefined
  readonly max: Time | undefined
  readonly isUnavailable: ((time: Time) => boolean) | undefined
  readonly item: Slot<{ time: Time; selected: boolean; disabled: boolean }>
  readonly choose: (time: Time) => void
  readonly listClass: string
  readonly itemClass: string
  readonly iconClass: string
}

/** The list of times in the popup of TimePicker. */
export function TimeList(props: TimeListProps) {
  const { frond, value, interval, isUnavailable } = props
  const list = useRef<HTMLDivElement>(null)
  const times = timesOf(interval, props.min, props.max)
  const chosen = value ? times.findIndex((time) => time.hour === value.hour && time.minute === value.minute) : -1
  const tabStop = chosen >= 0 ? chosen : indexOfNearest(times, value ?? props.near)
  const format = timeFormatter({ locale: props.locale, calendar: gregorian, hourCycle: props.hourCycle })

  // Scrolls the chosen time to the middle of the list. `scrollIntoView` would also scroll the page.
  useLayoutEffect(() => {
    const element = list.current
    const option = element?.querySelector<HTMLElement>('[tabindex="0"]')
    if (element && option) element.scrollTop = option.offsetTop - element.offsetTop - element.clientHeight / 2
  }, [tabStop])

  function moveToTime(event: KeyboardEvent<HTMLElement>): void {
    const options = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=option]')]
    moveFocus(event, options, { orientation: 'vertical', loop: false, pageSize: 6 })
  }

  return (
    <div
      ref={list}
      role="listbox"
      tabIndex={-1}
      aria-label={props.label}
      className={props.listClass}
      data-slot="list"
      onKeyDown={moveToTime}
    >
      {times.map((time, index) => {
        const disabled = isUnavailable?.(time) ?? false
        const selected = index === chosen
        return (
          <button
            key={index}
            type="button"
            role="option"
            aria-selected={selected}
            aria-disabled={disabled || undefined}
            tabIndex={index === tabStop ? 0 : -1}
            className={props.itemClass}
            data-slot="item"
            onClick={disabled ? undefined : () => props.choose(time)}
          >
            {props.item === undefined ? format(time) : fillSlot(props.item, { time, selected, disabled })}
            {selected && (
              <IconView name={roleIcon(frond, 'check', checkRole)} className={props.iconClass} data-slot="itemIcon" />
            )}
          </button>
        )
      })}
    </div>
  )
}

const DAY_MINUTES = 24 * 60

function timesOf(interval: number, min: Time | undefined, max: Time | undefined): Time[] {
  const step = Math.max(1, Math.floor(interval) || 1)
  const times: Time[] = []
  for (let minute = min ? min.hour * 60 + min.minute : 0; minute < DAY_MINUTES; minute += step) {
    const time = new Time(Math.floor(minute / 60), minute % 60)
    if (max && time.compare(max) > 0) break
    times.push(time)
  }
  return times
}

function indexOfNearest(times: readonly Time[], to: Time): number {
  const distances = times.map((time) => Math.abs(time.compare(to)))
  return distances.indexOf(Math.min(...distances))
}
