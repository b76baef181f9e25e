'use client'

import { useRef, type HTMLAttributes, type ReactNode, type Ref } from 'react'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import { fillSlot, isEmptySlot, type Slot } from '../system/slots.ts'
import type { LinkTarget } from '../system/links/link-props.ts'
import { messagesOf } from '../system/messages.ts'
import { renderPart } from '../system/render-part.ts'
import { renderElement, type RenderProp } from '../system/render-element.ts'
import { resolveClasses, type Classes } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { header as english } from '../locale/en.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { headerTheme } from '../theme/header.ts'
import type { ButtonProps } from './Button.tsx'
import { menuView } from './responsive-menu/menu-view.tsx'
import { toggleButton } from './responsive-menu/toggle-button.tsx'
import { useMenuState, type MenuMode, type MenuPropsOf } from './responsive-menu/use-menu.ts'
import { Link } from './Link.tsx'

type Part = SlotOf<typeof headerTheme>

export type HeaderMode = MenuMode

/** Arguments of `renderToggle`. */
export interface HeaderToggleArgs {
  open: boolean
  toggle: () => void
  ui: Classes<Part>
}

export interface HeaderProps<Mode extends HeaderMode = 'modal'> extends Omit<
  HTMLAttributes<HTMLElement>,
  'className' | 'title' | 'content'
> {
  /** Name of the site. With `renderTitle` it names the link for screen readers. */
  title?: string
  /** Target of the title link. @default '/' */
  to?: LinkTarget
  /** How the menu opens on narrow screens. @default 'modal' */
  mode?: Mode
  /** Props of the modal, slideover or drawer that shows the menu. */
  menu?: MenuPropsOf[Mode]
  /** Shows the button that opens the menu. Pass button props to customize it. @default true */
  toggle?: boolean | ButtonProps
  /** Side of that button. @default 'right' */
  toggleSide?: 'left' | 'right'
  /** Closes the menu when the page changes. @default true */
  autoClose?: boolean
  /** Whether the menu is open. Leave it out to let the header keep its own state. */
  open?: boolean
  /** Whether the menu is initially open. @default false */
  defaultOpen?: boolean
  /** Called when the menu opens or closes. */
  onOpenChange?: (open: boolean) => void
  /** Content above the header row. */
  top?: ReactNode
  /** Replaces the title. */
  left?: ReactNode
  /** Replaces `title`, for example with a logo. */
  renderTitle?: ReactNode
  /** Content in the center, only on wide screens. */
  children?: ReactNode
  /** Content at the end of the row. */
  right?: ReactNode
  /** Replaces the button that opens the menu. */
  renderToggle?: Slot<HeaderToggleArgs>
  /** Content below the header row. */
  bottom?: ReactNode
  /** Content of the menu. Without it, and without `content`, there is no menu. */
  body?: ReactNode
  /** Replaces all content of the menu. */
  content?: Slot<{ close: () => void }>
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  /** Replaces the rendered element. @default <header> */
  render?: RenderProp
  ref?: Ref<HTMLElement>
}

const defaults = { to: '/', mode: 'modal', toggle: true, toggleSide: 'right', autoClose: true } as const

/** The header of a site, with a menu on narrow screens. */
export function Header<const Mode extends HeaderMode = 'modal'>(ownProps: HeaderProps<Mode>) {
  const frond = useFrond()
  const {
    title,
    to,
    mode,
    menu,
    toggle: ownToggle,
    toggleSide,
    autoClose,
    open: givenOpen,
    defaultOpen = false,
    onOpenChange,
    top,
    left,
    renderTitle,
    children,
    right,
    renderToggle,
    bottom,
    body,
    content,
    className,
    ui,
    render,
    ...attributes
  } = resolveProps(frond, headerTheme, defaults, ownProps as HeaderProps)
  const classes = resolveClasses(frond, headerTheme, { mode, toggleSide }, ui, className)
  const part = renderPart(classes)
  const messages = messagesOf(frond, 'header', english)

  const opener = useRef<HTMLElement>(null)
  const { open, setOpen, toggle, Menu, preload } = useMenuState(frond, {
    mode,
    open: givenOpen,
    defaultOpen,
    onOpenChange,
    autoClose,
    // The button is hidden when the window is made wider.
    closeWhen: { element: opener, visible: false },
  })
  const hasMenu = !isEmptySlot(body) || !isEmptySlot(content)
  const toggleView = (isInMenu: boolean): ReactNode => {
    if (renderToggle !== undefined) return fillSlot(renderToggle, { open, toggle, ui: classes })
    if (!ownToggle || !hasMenu) return null
    const own = ownToggle === true ? undefined : ownToggle
    const options = { open, toggle, preload, opener, messages, className: classes.toggle, own }
    return toggleButton(frond, options, isInMenu)
  }

  const titleView = left === undefined ? titleLink(to, title, renderTitle, classes) : left

  const inside = content ?? (
    <>
      <div className={classes.header} data-slot="header">
        {toggleSide === 'left' && toggleView(true)}
        <div className={classes.left} data-slot="left">
          {titleView}
        </div>
        {toggleSide === 'right' && toggleView(true)}
      </div>
      {part('body', body)}
    </>
  )

  return renderElement('header', render, {
    'data-slot': 'header',
    ...attributes,
    className: classes.root,
    children: (
      <>
        {top}
        <div className={classes.container} data-slot="container">
          <div className={classes.left} data-slot="left">
            {toggleSide === 'left' && toggleView(false)}
            {titleView}
          </div>
          {part('center', children)}
          <div className={classes.right} data-slot="right">
            {right}
            {toggleSide === 'right' && toggleView(false)}
          </div>
        </div>
        {bottom}
        {menuView(Menu, { mode, menu, messages, opener, classes, open, setOpen, autoClose, children: inside })}
      </>
    ),
  })
}

/** The link with the title of the site, or nothing if there is no title. */
function titleLink(
  to: LinkTarget,
  title: string | undefined,
  renderTitle: ReactNode,
  classes: Classes<Part>,
): ReactNode {
  const content = renderTitle ?? title
  if (isEmptySlot(content)) return null
  const label = renderTitle === undefined ? undefined : title
  return (
    <Link raw to={to} aria-label={label} className={classes.title} data-slot="title">
      {content}
    </Link>
  )
}
