import type { MouseEvent, ReactNode } from 'react'
import { chevronDoubleLeft as chevronDoubleLeftRole } from '../../icons/chevronDoubleLeft.ts'
import { chevronDoubleRight as chevronDoubleRightRole } from '../../icons/chevronDoubleRight.ts'
import { chevronLeft as chevronLeftRole } from '../../icons/chevronLeft.ts'
import { chevronRight as chevronRightRole } from '../../icons/chevronRight.ts'
import type { Messages } from '../../locale/messages.ts'
import type { DateLocale } from '../../primitives/date/date-locale.ts'
import type { DateInput } from '../../primitives/date/date-values.ts'
import type { FrondContextValue } from '../../system/frond-context.ts'
import { joinTexts } from '../../system/join-text.ts'
import { addClass, type Classes } from '../../system/resolve-classes.ts'
import { fillSlot, roleIcon } from '../../system/slots.ts'
import { Button, type ButtonProps } from '../Button.tsx'
import type { CalendarProps } from '../Calendar.tsx'
import type { IconValue } from '../Icon.tsx'
import type { CalendarPart } from './grids.tsx'
import { units, type CalendarUnit } from './pages.ts'
import { isAtLimit } from './shown-pages.ts'
import type { useCalendar } from './use-calendar.ts'
import { readDay } from './values.ts'

type HeaderName =
  | 'heading'
  | 'monthControls'
  | 'yearControls'
  | 'viewControl'
  | 'nextPage'
  | 'prevPage'
  | 'nextMonthIcon'
  | 'nextMonth'
  | 'nextYearIcon'
  | 'nextYear'
  | 'prevMonthIcon'
  | 'prevMonth'
  | 'prevYearIcon'
  | 'prevYear'

/** Names of the props of Calendar that belong to its header. */
export const headerNames: Readonly<Record<HeaderName, true>> = {
  heading: true,
  monthControls: true,
  yearControls: true,
  viewControl: true,
  nextPage: true,
  prevPage: true,
  nextMonthIcon: true,
  nextMonth: true,
  nextYearIcon: true,
  nextYear: true,
  prevMonthIcon: true,
  prevMonth: true,
  prevYearIcon: true,
  prevYear: true,
}

interface CalendarHeaderProps extends Pick<CalendarProps, HeaderName> {
  readonly frond: FrondContextValue
  readonly calendar: ReturnType<typeof useCalendar>
  readonly type: CalendarUnit
  readonly size: CalendarProps['size']
  readonly disabled: boolean
  readonly locale: DateLocale
  readonly texts: NonNullable<Messages['calendar']>
  readonly classes: Classes<CalendarPart>
}

/** The heading, between the buttons for other months and years. */
export function CalendarHeader(props: CalendarHeaderProps) {
  const { frond, calendar, monthControls, yearControls, classes } = props
  // In the views of months and years both pairs of buttons would do the same, so only the outer pair is shown.
  const hasPageButtons = monthControls && (calendar.view === 'date' || !yearControls)
  const prevYearIcon = props.prevYearIcon ?? roleIcon(frond, 'chevronDoubleLeft', chevronDoubleLeftRole)
  const nextYearIcon = props.nextYearIcon ?? roleIcon(frond, 'chevronDoubleRight', chevronDoubleRightRole)
  const prevMonthIcon = props.prevMonthIcon ?? roleIcon(frond, 'chevronLeft', chevronLeftRole)
  const nextMonthIcon = props.nextMonthIcon ?? roleIcon(frond, 'chevronRight', chevronRightRole)
  return (
    <div className={classes.header} data-slot="header">
      {yearControls && pageButton(props, 'year', -1, prevYearIcon, props.prevYear)}
      {hasPageButtons && pageButton(props, 'page', -1, prevMonthIcon, props.prevMonth)}
      <div aria-live="polite" aria-atomic className={classes.heading} data-slot="heading">
        {headingContent(props)}
      </div>
      {hasPageButtons && pageButton(props, 'page', 1, nextMonthIcon, props.nextMonth)}
      {yearControls && pageButton(props, 'year', 1, nextYearIcon, props.nextYear)}
    </div>
  )
}

function pageButton(
  { calendar, nextPage, prevPage, size, disabled, texts, classes }: CalendarHeaderProps,
  by: 'page' | 'year',
  direction: -1 | 1,
  icon: IconValue,
  own: Partial<ButtonProps> = {},
): ReactNode {
  const { view, shown, limits } = calendar
  const isLast = shown !== undefined && isAtLimit(shown, limits, direction)
  const step = view === 'year' ? 'Years' : view === 'month' || by === 'year' ? 'Year' : 'Month'
  const jump = by === 'page' || view !== 'date' ? (direction > 0 ? nextPage : prevPage) : undefined
  const press = (event: MouseEvent<HTMLElement>) => {
    calendar.turnPage(by, direction, jump)
    return own.onClick?.(event)
  }
  return (
    <Button
      color="neutral"
      variant="ghost"
      size={size as ButtonProps['size']}
      icon={icon}
      square
      aria-label={texts[`${direction > 0 ? 'next' : 'prev'}${step}`]}
      {...own}
      disabled={disabled || own.disabled}
      // At the limit the button ignores presses. A disabled button would lose the focus.
      {...(isLast && { 'aria-disabled': true, tabIndex: -1 })}
      onClick={press}
      className={addClass(classes.control, own.className)}
      data-slot="control"
    />
  )
}

function headingContent(props: CalendarHeaderProps): ReactNode {
  const { frond, calendar, type, heading, viewControl, size, disabled, texts, classes } = props
  const { view, setView, shown, title } = calendar
  if (heading !== undefined && shown && title !== undefined) {
    const setPlaceholder = (date: DateInput) => {
      const next = readDay('setPlaceholder', date, props.locale)
      if (next) calendar.show(next)
    }
    return fillSlot(heading, { value: title, view, date: shown.focused, setView, setPlaceholder })
  }
  // Without a date the server does not know the text. The space keeps the height of the line.
  const text = title ?? '\u00a0'
  if (!viewControl || type === 'year') {
    return (
      <span className={classes.headingLabel} data-slot="headingLabel">
        {text}
      </span>
    )
  }
  const nextView = units[units.indexOf(view) + 1] ?? type
  const action = { date: texts.chooseDay, month: texts.chooseMonth, year: texts.chooseYear }[nextView]
  const own: Partial<ButtonProps> = viewControl === true ? {} : viewControl
  return (
    <Button
      color="neutral"
      variant="ghost"
      size={size as ButtonProps['size']}
      label={text}
      aria-label={title === undefined ? action : joinTexts(frond, [title, action])}
      {...own}
      disabled={disabled || own.disabled}
      onClick={(event) => {
        setView(nextView)
        return own.onClick?.(event)
      }}
      className={addClass(classes.headingLabel, own.className)}
      data-slot="headingLabel"
    />
  )
}
