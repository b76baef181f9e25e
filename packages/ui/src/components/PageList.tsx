'use client'

import { Children, isValidElement, type HTMLAttributes, type ReactNode, type Ref } from 'react'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import { renderElement, type RenderProp } from '../system/render-element.ts'
import { resolveClasses } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { pageListTheme } from '../theme/page-list.ts'

export interface PageListProps extends Omit<HTMLAttributes<HTMLElement>, 'className'> {
  /** Shows lines between the items instead of gaps. @default false */
  divide?: boolean
  /** The items. Each is wrapped in a list item element. */
  children?: ReactNode
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in SlotOf<typeof pageListTheme>]?: ClassValue }
  /** Replaces the rendered element. @default <div> */
  render?: RenderProp
  ref?: Ref<HTMLElement>
}

const defaults = { divide: false } as const

/** A vertical list of cards. */
export function PageList(ownProps: PageListProps) {
  const frond = useFrond()
  const { divide, children, className, ui, render, ...attributes } = resolveProps(
    frond,
    pageListTheme,
    defaults,
    ownProps,
  )
  const classes = resolveClasses(frond, pageListTheme, { divide }, ui, className)

  return renderElement('div', render, {
    'data-slot': 'page-list',
    role: 'list',
    ...attributes,
    className: classes.base,
    children: Children.toArray(children).map((child, index) => (
      <div key={isValidElement(child) ? child.key : index} className={classes.item} data-slot="item" role="listitem">
        {child}
      </div>
    )),
  })
}
