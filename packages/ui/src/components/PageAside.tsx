'use client'

import type { HTMLAttributes, ReactNode, Ref } from 'react'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import { isEmptySlot } from '../system/slots.ts'
import { renderElement, type RenderProp } from '../system/render-element.ts'
import { resolveClasses } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { pageAsideTheme } from '../theme/page-aside.ts'

export interface PageAsideProps extends Omit<HTMLAttributes<HTMLElement>, 'className'> {
  /** Content at the top, which does not scroll. */
  top?: ReactNode
  /** The scrollable content. */
  children?: ReactNode
  /** Content after the scrollable content. It scrolls with it. */
  bottom?: ReactNode
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in SlotOf<typeof pageAsideTheme>]?: ClassValue }
  /** Replaces the rendered element. @default <aside> */
  render?: RenderProp
  ref?: Ref<HTMLElement>
}

/** A sticky column next to the content. */
export function PageAside(ownProps: PageAsideProps) {
  const frond = useFrond()
  const { top, children, bottom, className, ui, render, ...attributes } = resolveProps(
    frond,
    pageAsideTheme,
    {},
    ownProps,
  )
  const classes = resolveClasses(frond, pageAsideTheme, {}, ui, className)

  return renderElement('aside', render, {
    'data-slot': 'page-aside',
    ...attributes,
    className: classes.root,
    children: (
      <div className={classes.container} data-slot="container">
        {!isEmptySlot(top) && (
          <div className={classes.top} data-slot="top">
            <div className={classes.topHeader} data-slot="topHeader" />
            <div className={classes.topBody} data-slot="topBody">
              {top}
            </div>
            <div className={classes.topFooter} data-slot="topFooter" />
          </div>
        )}
        {children}
        {bottom}
      </div>
    ),
  })
}
