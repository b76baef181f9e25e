'use client'

import type { HTMLAttributes, ReactNode, Ref } from 'react'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import { IconView } from '../system/icons/icon-view.tsx'
import { renderPart } from '../system/render-part.ts'
import { renderElement, type RenderProp } from '../system/render-element.ts'
import { addClass, resolveClasses } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { dashboardNavbarTheme } from '../theme/dashboard-navbar.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import type { ButtonProps } from './Button.tsx'
import { DashboardSidebarToggle } from './DashboardSidebarToggle.tsx'
import type { IconValue } from './Icon.tsx'

export interface DashboardNavbarProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'title'> {
  /** Icon before the title. */
  icon?: IconValue
  /** Title of the panel. */
  title?: string
  /** Level of the title among the headings of the page. @default 1 */
  headingLevel?: 1 | 2 | 3 | 4 | 5 | 6
  /** Shows the button that opens the sidebar on small screens. Pass button props to customize it. @default true */
  toggle?: boolean | ButtonProps
  /** End of the bar where that button is. @default 'left' */
  toggleSide?: 'left' | 'right'
  /** Replaces the button that opens the sidebar. */
  renderToggle?: ReactNode
  /** Replaces the leading content, title and trailing content. */
  left?: ReactNode
  /** Content before the title. Replaces the icon. */
  leading?: ReactNode
  /** Replaces `title`. */
  renderTitle?: ReactNode
  /** Content after the title. */
  trailing?: ReactNode
  /** Content in the center, only on wide screens. */
  children?: ReactNode
  /** Content at the end of the bar. */
  right?: ReactNode
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in SlotOf<typeof dashboardNavbarTheme>]?: ClassValue }
  /** Changes the element that is rendered. @default <div> */
  render?: RenderProp
  ref?: Ref<HTMLElement>
}

const defaults = { headingLevel: 1, toggle: true, toggleSide: 'left' } as const

/** The bar at the top of a panel, with its title and actions. */
export function DashboardNavbar(ownProps: DashboardNavbarProps) {
  const frond = useFrond()
  const {
    icon,
    title,
    headingLevel,
    toggle,
    toggleSide,
    renderToggle,
    left,
    leading,
    renderTitle = title,
    trailing,
    children,
    right,
    className,
    ui,
    render,
    ...attributes
  } = resolveProps(frond, dashboardNavbarTheme, defaults, ownProps)
  const classes = resolveClasses(frond, dashboardNavbarTheme, { toggleSide }, ui, className)
  const part = renderPart(classes)

  const own = typeof toggle === 'object' ? toggle : undefined
  const button =
    renderToggle ??
    (toggle ? (
      <DashboardSidebarToggle
        side={toggleSide}
        data-slot="toggle"
        {...own}
        className={addClass(classes.toggle, own?.className)}
      />
    ) : null)
  const mark = leading ?? (icon && <IconView name={icon} className={classes.icon} data-slot="icon" />)

  return renderElement('div', render, {
    'data-slot': 'dashboard-navbar',
    ...attributes,
    className: classes.root,
    children: (
      <>
        <div className={classes.left} data-slot="left">
          {toggleSide === 'left' && button}
          {left ?? (
            <>
              {mark}
              {part('title', renderTitle, `h${headingLevel}`)}
              {trailing}
            </>
          )}
        </div>
        {part('center', children)}
        <div className={classes.right} data-slot="right">
          {right}
          {toggleSide === 'right' && button}
        </div>
      </>
    ),
  })
}
