import { dateFormat, type DateLocale } from '../../primitives/date/date-locale.ts'
import { toInstant } from '../../primitives/date/date-values.ts'
import type { CalendarProps } from '../Calendar.tsx'
import { BlankPage, DayGrid, PeriodGrid, type GridProps } from './grids.tsx'
import type { useCalendar } from './use-calendar.ts'
import type { CalendarMode } from './values.ts'

type RequiredName = 'weekdayFormat' | 'weekNumbers'
type OptionalName = 'disableDaysOutsideCurrentView' | 'day' | 'weekDay' | 'monthCell' | 'yearCell'

/** Names of the props of Calendar that belong to its grids. */
export const gridNames: Readonly<Record<RequiredName | OptionalName, true>> = {
  weekdayFormat: true,
  weekNumbers: true,
  disableDaysOutsideCurrentView: true,
  day: true,
  weekDay: true,
  monthCell: true,
  yearCell: true,
}

interface CalendarBodyProps
  extends
    Required<Pick<CalendarProps, RequiredName>>,
    Pick<CalendarProps, OptionalName>,
    Pick<GridProps, 'texts' | 'classes'> {
  readonly calendar: ReturnType<typeof useCalendar>
  readonly mode: CalendarMode
  readonly locale: DateLocale
  readonly disabled: boolean
  readonly readOnly: boolean
}

/** The grids of days, side by side, or the grid of months or years. */
export function CalendarBody(props: CalendarBodyProps) {
  return (
    <div className={props.classes.body} data-slot="body">
      {grids(props)}
    </div>
  )
}

function grids(props: CalendarBodyProps) {
  const { calendar, mode, locale, disabled, readOnly, weekdayFormat, weekNumbers, day, weekDay, texts, classes } = props
  const { view, shown, title, isChoosing } = calendar
  if (!shown || title === undefined) {
    return Array.from({ length: calendar.pageCount }, (_, index) => (
      <BlankPage key={index} {...{ classes, view, weekNumbers }} />
    ))
  }

  const grid: Omit<GridProps, 'label'> = {
    locale,
    classes,
    texts,
    attributes: {
      role: 'grid',
      'aria-multiselectable': (isChoosing && mode !== 'single') || undefined,
      'aria-readonly': (isChoosing && readOnly) || undefined,
      'aria-disabled': disabled || undefined,
    },
    stateOf: calendar.stateOf,
    isTabStop: calendar.isTabStop,
    choose: calendar.choose,
    preview: calendar.preview,
  }
  return shown.pages.map((page, index) => {
    if (view !== 'date') {
      const cell = view === 'month' ? props.monthCell : props.yearCell
      return <PeriodGrid key={view} {...grid} {...{ view, cell, ...page }} label={title} />
    }
    return (
      <DayGrid
        key={index}
        {...grid}
        {...page}
        {...{ weekdayFormat, weekNumbers, day, weekDay }}
        firstDay={calendar.firstDay}
        label={dateFormat(locale, { month: 'long', year: 'numeric' }).format(toInstant(page.month))}
        outside={shown.pages.length > 1 ? 'hide' : props.disableDaysOutsideCurrentView ? 'disable' : 'show'}
      />
    )
  })
}
