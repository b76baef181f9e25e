import { Fragment, type Key, type ReactNode } from 'react'
import { chevronDoubleLeft } from '../../icons/chevronDoubleLeft.ts'
import { chevronDoubleRight } from '../../icons/chevronDoubleRight.ts'
import { chevronLeft } from '../../icons/chevronLeft.ts'
import { chevronRight } from '../../icons/chevronRight.ts'
import { ellipsis } from '../../icons/ellipsis.ts'
import { pagination as english } from '../../locale/en.ts'
import { fillText } from '../../system/fill-text.ts'
import type { FrondContextValue } from '../../system/frond-context.ts'
import { IconView } from '../../system/icons/icon-view.tsx'
import { messagesOf } from '../../system/messages.ts'
import type { Classes } from '../../system/resolve-classes.ts'
import { fillSlot, roleIcon } from '../../system/slots.ts'
import { partClass } from '../../theme/class-names.ts'
import type { SlotOf } from '../../theme/define-theme.ts'
import { paginationTheme } from '../../theme/pagination.ts'
import { Button, type ButtonProps } from '../Button.tsx'
import type { PaginationProps } from '../Pagination.tsx'
import { pageRange, type PageRangeItem } from './page-range.ts'

type Part = SlotOf<typeof paginationTheme>

/** The props that the row of buttons reads. */
export const rowProps = {
  to: true,
  siblingCount: true,
  showEdges: true,
  showControls: true,
  color: true,
  variant: true,
  activeColor: true,
  activeVariant: true,
  size: true,
  disabled: true,
  firstIcon: true,
  prevIcon: true,
  nextIcon: true,
  lastIcon: true,
  ellipsisIcon: true,
  first: true,
  prev: true,
  next: true,
  last: true,
  ellipsis: true,
  item: true,
} as const

type RowProps = Pick<PaginationProps, keyof typeof rowProps> & { siblingCount: number; showEdges: boolean }

interface RowState {
  /** The current page. */
  page: number
  pageCount: number
  classes: Classes<Part>
  goTo: (page: number) => void
}

interface Row extends RowState {
  frond: FrondContextValue
  props: RowProps
  messages: typeof english
}

/** The buttons to the first, previous, next and last page, with the pages between them. */
export function pageRow(frond: FrondContextValue, props: RowProps, state: RowState): ReactNode {
  const { page, pageCount } = state
  const row: Row = { ...state, frond, props, messages: messagesOf(frond, 'pagination', english) }
  const siblingCount = Math.max(0, Math.trunc(props.siblingCount) || 0)
  const range = pageRange({ page, pageCount, siblingCount, showEdges: props.showEdges })
  return (
    <>
      {controlButton(row, 'first')}
      {controlButton(row, 'prev')}
      {range.map((value, index) => (typeof value === 'number' ? pageItem(row, value, index) : gap(row, value)))}
      {controlButton(row, 'next')}
      {controlButton(row, 'last')}
    </>
  )
}

const bareLabel = partClass(paginationTheme, 'label')

/** The button of a page, or what the caller renders instead. */
function pageItem(row: Row, value: number, index: number): ReactNode {
  const { page, pageCount, classes, props, messages } = row
  const { item, activeColor, activeVariant } = props
  if (item !== undefined)
    return <Fragment key={value}>{fillSlot(item, { page, pageCount, value, index, ui: classes })}</Fragment>
  const isCurrent = value === page
  return pageButton(row, 'item', value, {
    key: value,
    square: true,
    'aria-label': fillText(messages.page, { page: value }),
    'aria-current': isCurrent ? 'page' : undefined,
    ...(isCurrent && { active: true, color: activeColor, variant: activeVariant }),
    // A plain number without an element, unless the label has classes.
    children:
      classes.label === bareLabel ? (
        value
      ) : (
        <span className={classes.label} data-slot="label">
          {value}
        </span>
      ),
  })
}

/** The place of omitted pages. */
function gap({ frond, props, classes }: Row, place: PageRangeItem): ReactNode {
  if (props.ellipsis !== undefined) return <Fragment key={place}>{fillSlot(props.ellipsis, { ui: classes })}</Fragment>
  return (
    <span key={place} className={classes.ellipsis} data-slot="ellipsis" aria-hidden>
      <IconView name={props.ellipsisIcon ?? roleIcon(frond, 'ellipsis', ellipsis)} />
    </span>
  )
}

const controls = {
  first: { role: 'chevronDoubleLeft', icon: chevronDoubleLeft, targetOf: () => 1 },
  prev: { role: 'chevronLeft', icon: chevronLeft, targetOf: (page: number) => Math.max(1, page - 1) },
  next: {
    role: 'chevronRight',
    icon: chevronRight,
    targetOf: (page: number, pageCount: number) => Math.min(pageCount, page + 1),
  },
  last: {
    role: 'chevronDoubleRight',
    icon: chevronDoubleRight,
    targetOf: (_page: number, pageCount: number) => pageCount,
  },
} as const

function controlButton(row: Row, part: keyof typeof controls): ReactNode {
  const { frond, props, page, pageCount, messages } = row
  if (!props.showControls) return null
  if (props[part] !== undefined && props[part] !== null) return props[part]
  const { role, icon, targetOf } = controls[part]
  const target = targetOf(page, pageCount)
  const isAtLimit = target === page
  return pageButton(row, part, target, {
    // The key does not contain the target, so that the button stays and keeps the focus.
    key: part,
    icon: props[`${part}Icon`] ?? roleIcon(frond, role, icon),
    'aria-label': messages[part],
    // On the first or last page the button ignores presses. A disabled button would lose the focus.
    ...(isAtLimit && { 'aria-disabled': true, tabIndex: -1 }),
  })
}

function pageButton(row: Row, part: Part, target: number, { key, ...own }: ButtonProps & { key: Key }): ReactNode {
  const { props, page, classes, goTo } = row
  const { to, color, variant, size, disabled } = props
  return (
    <Button
      key={key}
      color={color}
      variant={variant}
      size={size}
      data-slot={part}
      {...own}
      className={classes[part]}
      // The current page is a link, too: a link that becomes a button would lose the focus.
      to={disabled ? undefined : to?.(target)}
      disabled={disabled}
      onClick={target === page ? undefined : () => goTo(target)}
    />
  )
}
