'use client'

import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { clamp } from '../system/clamp.ts'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import type { Slot } from '../system/slots.ts'
import { messagesOf } from '../system/messages.ts'
import { renderElement, type RenderProp } from '../system/render-element.ts'
import { resolveClasses, type Classes } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { splitProps } from '../system/split-props.ts'
import { useControlled } from '../system/use-controlled.ts'
import { warn } from '../system/warn.ts'
import { pagination as english } from '../locale/en.ts'
import type { Color } from '../theme/color-names.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { paginationTheme } from '../theme/pagination.ts'
import type { ButtonProps } from './Button.tsx'
import type { IconValue } from './Icon.tsx'
import { pageRow, rowProps } from './pagination/page-row.tsx'

type Part = SlotOf<typeof paginationTheme>

/** Arguments of the slot of a page. */
export interface PaginationItemArgs {
  /** The current page. */
  page: number
  pageCount: number
  /** The page of this button. */
  value: number
  /** Index in the row, from 0. */
  index: number
  ui: Classes<Part>
}

export interface PaginationProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'color' | 'children'> {
  /** Number of items on all pages. @default 0 */
  total?: number
  /** Number of items per page. @default 10 */
  itemsPerPage?: number
  /** The current page, from 1. Leave it out to let the component keep its own state. */
  page?: number
  /** The initial page. @default 1 */
  defaultPage?: number
  /** Called with the new page. */
  onPageChange?: (page: number) => void
  /** Returns the link target of a page. Makes the buttons links. */
  to?: (page: number) => string | undefined
  /** Number of pages shown on each side of the current one. @default 2 */
  siblingCount?: number
  /** Always shows the first and the last page. @default false */
  showEdges?: boolean
  /** Shows the buttons to the first, previous, next and last page. @default true */
  showControls?: boolean
  /** Color of the buttons. @default 'neutral' */
  color?: Color
  /** Visual style of the buttons. @default 'outline' */
  variant?: ButtonProps['variant']
  /** Color of the current page. @default 'primary' */
  activeColor?: Color
  /** Visual style of the current page. @default 'solid' */
  activeVariant?: ButtonProps['variant']
  /** Size of the buttons. @default 'md' */
  size?: ButtonProps['size']
  /** Prevents changing the page. @default false */
  disabled?: boolean
  /** Icon of the button to the first page. @default the icon of the role `chevronDoubleLeft` */
  firstIcon?: IconValue
  /** Icon of the button to the previous page. @default the icon of the role `chevronLeft` */
  prevIcon?: IconValue
  /** Icon of the button to the next page. @default the icon of the role `chevronRight` */
  nextIcon?: IconValue
  /** Icon of the button to the last page. @default the icon of the role `chevronDoubleRight` */
  lastIcon?: IconValue
  /** Icon for omitted pages. @default the icon of the role `ellipsis` */
  ellipsisIcon?: IconValue
  /** Replaces the button to the first page. */
  first?: ReactNode
  /** Replaces the button to the previous page. */
  prev?: ReactNode
  /** Replaces the button to the next page. */
  next?: ReactNode
  /** Replaces the button to the last page. */
  last?: ReactNode
  /** Replaces the icon for omitted pages. */
  ellipsis?: Slot<{ ui: Classes<Part> }>
  /** Replaces the button of a page. */
  item?: Slot<PaginationItemArgs>
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  /** Replaces the rendered element. @default <nav> */
  render?: RenderProp
  ref?: Ref<HTMLElement>
}

const defaults = {
  total: 0,
  itemsPerPage: 10,
  siblingCount: 2,
  showEdges: false,
  showControls: true,
  color: 'neutral',
  variant: 'outline',
  activeColor: 'primary',
  activeVariant: 'solid',
  size: 'md',
  disabled: false,
} as const

/** Buttons or links to navigate through pages. */
export function Pagination(ownProps: PaginationProps) {
  const frond = useFrond()
  const [row, props] = splitProps(resolveProps(frond, paginationTheme, defaults, ownProps), rowProps)
  const {
    total,
    itemsPerPage,
    page: givenPage,
    defaultPage = 1,
    onPageChange,
    className,
    ui,
    render,
    ...attributes
  } = props
  const [wanted, setOwnPage] = useControlled(givenPage, defaultPage)
  const classes = resolveClasses(frond, paginationTheme, { size: row.size }, ui, className)
  const pageCount = countPages(total, itemsPerPage)
  const page = clamp(Math.round(wanted) || 1, 1, pageCount)

  function goTo(target: number): void {
    setOwnPage(target)
    onPageChange?.(target)
  }

  return renderElement('nav', render, {
    'data-slot': 'pagination',
    'aria-label': messagesOf(frond, 'pagination', english).label,
    ...attributes,
    className: classes.root,
    children: (
      <div className={classes.list} data-slot="list">
        {pageRow(frond, row, { page, pageCount, classes, goTo })}
      </div>
    ),
  })
}

/** At least 1: an empty list has one page, too. */
function countPages(total: number, itemsPerPage: number): number {
  if (!(itemsPerPage > 0) || !(total >= 0)) {
    warn(
      'Pagination',
      `the number of pages is unknown for total ${total} and itemsPerPage ${itemsPerPage}, so one page is shown. Pass a total of 0 or more and itemsPerPage above 0.`,
    )
    return 1
  }
  return Math.max(1, Math.ceil(total / itemsPerPage))
}
