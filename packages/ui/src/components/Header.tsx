'use client'

import { useEffect, useRef, type HTMLAttributes, type MouseEvent, type ReactNode, type Ref } from 'react'
import { close as closeRole } from '../icons/close.ts'
import { menu as menuRole } from '../icons/menu.ts'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import { fillSlot, isEmptySlot, roleIcon, type Slot } from '../system/slots.ts'
import type { LinkTarget } from '../system/links/link-props.ts'
import { messagesOf } from '../system/messages.ts'
import { renderPart } from '../system/render-part.ts'
import { joinRefs, renderElement, type RenderProp } from '../system/render-element.ts'
import { addClass, resolveClasses, type Classes } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { useControlled } from '../system/use-controlled.ts'
import { useActiveLinks } from '../system/links/use-route.ts'
import { header as english } from '../locale/en.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { headerTheme } from '../theme/header.ts'
import { Button, type ButtonProps } from './Button.tsx'
import { useHidden, useMenu, type MenuMode, type MenuPropsOf } from './header/use-menu.ts'
import { Link } from './Link.tsx'

type Part = SlotOf<typeof headerTheme>

export type HeaderMode = MenuMode

/** What the toggle knows. */
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
  /** Where the title leads. @default '/' */
  to?: LinkTarget
  /** How the menu opens on narrow screens. @default 'modal' */
  mode?: Mode
  /** Props of the modal, slideover or drawer that is the menu. */
  menu?: MenuPropsOf[Mode]
  /** The button that opens the menu: `false` for none, or its props. @default true */
  toggle?: boolean | ButtonProps
  /** At which end of the row that button stands. @default 'right' */
  toggleSide?: 'left' | 'right'
  /** Closes the menu when the page changes. @default true */
  autoClose?: boolean
  /** Whether the menu is open. Without it the header keeps its own state. */
  open?: boolean
  /** Whether the menu is open at first. @default false */
  defaultOpen?: boolean
  /** Called when the menu wants to open or close. */
  onOpenChange?: (open: boolean) => void
  /** Band above the row. */
  top?: ReactNode
  /** Replaces the title. */
  left?: ReactNode
  /** Content in place of `title`, such as a logo. */
  renderTitle?: ReactNode
  /** Stands in the middle, on wide screens alone. */
  children?: ReactNode
  /** Stands at the end. */
  right?: ReactNode
  /** Replaces the button that opens the menu. */
  renderToggle?: Slot<HeaderToggleArgs>
  /** Band below the row. */
  bottom?: ReactNode
  /** What the menu shows. Without it, and without `content`, there is no menu. */
  body?: ReactNode
  /** Replaces everything inside the menu. */
  content?: Slot<{ close: () => void }>
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  /** Changes the element that is rendered. @default <header> */
  render?: RenderProp
  ref?: Ref<HTMLElement>
}

const defaults = { to: '/', mode: 'modal', toggle: true, toggleSide: 'right', autoClose: true } as const

/** The head of a site, with a menu on narrow screens. */
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

  const [open, setOwnOpen] = useControlled(givenOpen, defaultOpen)
  const setOpen = (next: boolean) => {
    if (next === open) return
    setOwnOpen(next)
    onOpenChange?.(next)
  }
  const close = () => setOpen(false)
  const { Menu, fetch } = useMenu(mode, open, close)
  const opener = useRef<HTMLElement>(null)
  useHidden(opener, open, close)

  const { address } = useActiveLinks(frond)
  const shownAt = useRef(address)
  useEffect(() => {
    const changed = shownAt.current !== undefined && shownAt.current !== address
    shownAt.current = address
    if (changed && autoClose && open) close()
  })

  const hasMenu = !isEmptySlot(body) || !isEmptySlot(content)

  /** The button in the row, or the one in the menu, which closes it. */
  function toggleView(inMenu: boolean): ReactNode {
    if (renderToggle !== undefined) return fillSlot(renderToggle, { open, toggle: () => setOpen(!open), ui: classes })
    if (!ownToggle || !hasMenu) return null
    const own = ownToggle === true ? undefined : ownToggle
    return (
      <Button
        color="neutral"
        variant="ghost"
        icon={open ? roleIcon(frond, 'close', closeRole) : roleIcon(frond, 'menu', menuRole)}
        aria-label={open ? messages.close : messages.open}
        aria-expanded={inMenu ? undefined : open}
        aria-haspopup={inMenu ? undefined : 'dialog'}
        data-slot="toggle"
        {...own}
        ref={inMenu ? own?.ref : joinRefs(opener, own?.ref)}
        className={addClass(classes.toggle, own?.className)}
        onPointerEnter={(event) => {
          own?.onPointerEnter?.(event)
          fetch()
        }}
        onFocus={(event) => {
          own?.onFocus?.(event)
          fetch()
        }}
        onClick={(event) => {
          const answer = own?.onClick?.(event)
          if (event.defaultPrevented) return answer
          // Safari does not focus a button that is pressed; the focus has to be there to come back to it.
          if (!inMenu) event.currentTarget.focus({ preventScroll: true })
          setOpen(!open)
          return answer
        }}
      />
    )
  }

  const hasTitle = !isEmptySlot(renderTitle ?? title)
  const start =
    left === undefined
      ? hasTitle && (
          <Link
            raw
            to={to}
            aria-label={renderTitle === undefined ? undefined : title}
            className={classes.title}
            data-slot="title"
          >
            {renderTitle ?? title}
          </Link>
        )
      : left

  /** A link to the page one is on changes nothing that could be noticed, so its press is. */
  const noticePress = (event: MouseEvent) => {
    const link = autoClose && !event.metaKey && !event.ctrlKey && (event.target as Element).closest?.('a[href]')
    if (!(link instanceof HTMLAnchorElement) || link.target === '_blank') return
    if (link.href.split('#')[0] === location.href.split('#')[0]) close()
  }

  const inside = content ?? (
    <>
      <div className={classes.header} data-slot="header">
        {toggleSide === 'left' && toggleView(true)}
        <div className={classes.left} data-slot="left">
          {start}
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
            {start}
          </div>
          {part('center', children)}
          <div className={classes.right} data-slot="right">
            {right}
            {toggleSide === 'right' && toggleView(false)}
          </div>
        </div>
        {bottom}
        {Menu && (
          <Menu
            title={messages.title}
            description={messages.description}
            {...(mode === 'modal' && { fullscreen: true, transition: false })}
            {...menu}
            content={{ finalFocus: opener, ...menu?.content }}
            onClick={(event) => {
              menu?.onClick?.(event)
              noticePress(event)
            }}
            ui={{
              ...menu?.ui,
              content: addClass(classes.content, menu?.ui?.content),
              overlay: addClass(classes.overlay, menu?.ui?.overlay),
            }}
            open={open}
            onOpenChange={(next) => {
              menu?.onOpenChange?.(next)
              setOpen(next)
            }}
            renderContent={inside}
          />
        )}
      </>
    ),
  })
}
