import { isEqualMonth, type CalendarDate, type DayOfWeek } from '@internationalized/date'
import type { ReactNode } from 'react'
import { dateFormat, formatDay, type DateLocale } from '../../primitives/date/date-locale.ts'
import { toInstant } from '../../primitives/date/date-values.ts'
import { fillText } from '../../system/fill-text.ts'
import { fillSlot, type Slot } from '../../system/slots.ts'
import type { Classes } from '../../system/resolve-classes.ts'
import type { Messages } from '../../locale/messages.ts'
import type { calendarTheme } from '../../theme/calendar.ts'
import type { SlotOf } from '../../theme/define-theme.ts'
import { COLUMNS, weekNumber, type CalendarUnit } from './pages.ts'

export type CalendarPart = SlotOf<typeof calendarTheme>

/** State of one cell. */
export interface CellState {
  readonly selected: boolean
  readonly disabled: boolean
  readonly unavailable: boolean
  /** Inside the chosen range, or inside the range that a click would choose. */
  readonly highlighted: boolean
  readonly start: boolean
  readonly end: boolean
  readonly today: boolean
}

export interface GridProps {
  readonly locale: DateLocale
  readonly classes: Classes<CalendarPart>
  readonly texts: NonNullable<Messages['calendar']>
  /** Accessible name of the grid. */
  readonly label: string
  readonly attributes: Readonly<Record<string, unknown>>
  readonly stateOf: (date: CalendarDate) => CellState
  /** Whether Tab reaches the cell. */
  readonly isTabStop: (date: CalendarDate) => boolean
  readonly choose: (date: CalendarDate) => void
  /** Called when the pointer enters a cell. Set only while the user chooses a range. */
  readonly preview: ((date: CalendarDate) => void) | undefined
}

interface DayGridProps extends GridProps {
  readonly month: CalendarDate
  /** The weeks. */
  readonly rows: readonly (readonly CalendarDate[])[]
  readonly firstDay: DayOfWeek | undefined
  readonly weekdayFormat: 'narrow' | 'short' | 'long'
  readonly weekNumbers: boolean
  /** What to do with the days of the previous and next month. */
  readonly outside: 'show' | 'disable' | 'hide'
  readonly day: Slot<{ day: CalendarDate } & CellState>
  readonly weekDay: Slot<{ day: string }>
}

const BLANK = '\u00a0'

const fullDate = { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' } as const

export function DayGrid(props: DayGridProps) {
  const { month, rows, locale, classes, texts, firstDay, weekdayFormat, weekNumbers, outside, day, weekDay } = props
  const dayFormat = dateFormat(locale, { day: 'numeric' })
  const weekDayFormat = dateFormat(locale, { weekday: weekdayFormat })

  return (
    <table aria-label={props.label} {...props.attributes} className={classes.grid} data-slot="grid">
      {/* The label of each day contains its weekday, so screen readers would announce it twice. */}
      <thead aria-hidden>
        <tr className={classes.gridWeekDaysRow} data-slot="gridWeekDaysRow">
          {weekNumbers && (
            <td className={classes.headCellWeek} data-slot="headCellWeek">
              {BLANK}
            </td>
          )}
          {rows[0]!.map((date, index) => (
            <th key={index} className={classes.headCell} data-slot="headCell">
              {fillSlot(weekDay ?? (({ day }) => day), { day: weekDayFormat.format(toInstant(date)) })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={classes.gridBody} data-slot="gridBody">
        {rows.map((week, row) => (
          <tr key={row} className={classes.gridRow} data-slot="gridRow">
            {weekNumbers && <WeekNumber {...{ week, locale, firstDay, texts, classes }} />}
            {week.map((date, column) => {
              const isOutside = !isEqualMonth(date, month)
              if (isOutside && outside === 'hide')
                return (
                  <td key={column} className={classes.cell} data-slot="cell">
                    {BLANK}
                  </td>
                )
              const state = props.stateOf(date)
              if (isOutside && outside === 'disable') Object.assign(state, { disabled: true })
              const label = formatDay(locale, date, fullDate)
              return (
                <Cell
                  key={column}
                  {...{ date, state, props, isOutside }}
                  label={state.today ? fillText(texts.today, { date: label }) : label}
                >
                  {day === undefined
                    ? dayFormat.formatToParts(toInstant(date)).find(({ type }) => type === 'day')!.value
                    : fillSlot(day, { day: date, ...state })}
                </Cell>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface WeekNumberProps extends Pick<DayGridProps, 'locale' | 'firstDay' | 'texts' | 'classes'> {
  week: readonly CalendarDate[]
}

function WeekNumber({ week, locale, firstDay, texts, classes }: WeekNumberProps) {
  const number = new Intl.NumberFormat(locale.locale).format(weekNumber(week, locale.locale, firstDay))
  return (
    <th scope="row" aria-label={fillText(texts.week, { number })} className={classes.cellWeek} data-slot="cellWeek">
      {number}
    </th>
  )
}

interface PeriodGridProps extends GridProps {
  readonly view: Exclude<CalendarUnit, 'date'>
  readonly rows: readonly (readonly CalendarDate[])[]
  readonly cell: Slot<{ month: CalendarDate; year: CalendarDate } & CellState>
}

/** The months of a year, or a page of years. */
export function PeriodGrid({ view, rows, cell, ...props }: PeriodGridProps) {
  const { locale, classes } = props
  return (
    <table aria-label={props.label} {...props.attributes} className={classes.grid} data-slot="grid">
      <tbody className={classes.gridBody} data-slot="gridBody">
        {rows.map((row, index) => (
          <tr key={index} className={classes.gridRow} data-slot="gridRow">
            {row.map((date, column) => {
              const state = props.stateOf(date)
              const year = formatDay(locale, date, { year: 'numeric' })
              const text = view === 'month' ? formatDay(locale, date, { month: 'short' }) : year
              return (
                <Cell
                  key={column}
                  {...{ date, state, props }}
                  // The label starts with the visible text, so that speech input can find the cell (WCAG 2.5.3).
                  label={view === 'month' ? `${text} ${year}` : text}
                >
                  {cell === undefined ? text : fillSlot(cell, { month: date, year: date, ...state })}
                </Cell>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface BlankPageProps extends Pick<GridProps, 'classes'> {
  view: CalendarUnit
  weekNumbers: boolean
}

/** An empty page of the same size, for the server, which does not know what day it is for the user. */
export function BlankPage({ classes, view, weekNumbers }: BlankPageProps) {
  const [rows, columns] = view === 'date' ? [6, 7] : [4, COLUMNS]
  return (
    <table aria-hidden className={classes.grid} data-slot="grid">
      {view === 'date' && (
        <thead>
          <tr>
            {weekNumbers && <td className={classes.headCellWeek}>{BLANK}</td>}
            <td colSpan={columns} className={classes.headCell}>
              {BLANK}
            </td>
          </tr>
        </thead>
      )}
      <tbody>
        {Array.from({ length: rows }, (_, row) => (
          <tr key={row}>
            {weekNumbers && view === 'date' && <td className={classes.cellWeek}>{BLANK}</td>}
            {Array.from({ length: columns }, (_, column) => (
              <td key={column} className={classes.cell}>
                <div className={classes.cellTrigger}>{BLANK}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface CellProps {
  date: CalendarDate
  state: CellState
  label: string
  isOutside?: boolean
  props: GridProps
  children: ReactNode
}

function Cell({ date, state, label, isOutside, props, children }: CellProps) {
  const { classes, texts } = props
  const { selected, disabled, unavailable, highlighted, start, end, today } = state
  const isEnd = selected && (!highlighted || start || end)
  const blocked = disabled || unavailable || undefined
  return (
    <td
      aria-selected={selected || undefined}
      aria-disabled={blocked}
      className={classes.cell}
      data-slot="cell"
      data-highlighted={highlighted ? '' : undefined}
      data-selection-start={start ? '' : undefined}
      data-selection-end={end ? '' : undefined}
    >
      <button
        type="button"
        tabIndex={props.isTabStop(date) && !isOutside ? 0 : -1}
        // `aria-selected` is on the cell, but the focus is on its button, and most screen readers announce only the button.
        aria-label={selected ? fillText(texts.selected, { date: label }) : label}
        aria-current={today ? 'date' : undefined}
        aria-disabled={blocked}
        className={classes.cellTrigger}
        data-slot="cellTrigger"
        data-selected={isEnd ? '' : undefined}
        data-today={today ? '' : undefined}
        data-outside-view={isOutside ? '' : undefined}
        data-unavailable={unavailable ? '' : undefined}
        onClick={blocked ? undefined : () => props.choose(date)}
        onPointerEnter={props.preview && (() => props.preview!(date))}
      >
        {children}
      </button>
    </td>
  )
}
