'use client'

import { useId, useRef, type HTMLAttributes, type ReactNode, type Ref } from 'react'
import { sidebar as english } from '../locale/en.ts'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond, type FrondContextValue } from '../system/frond-context.ts'
import { messagesOf } from '../system/messages.ts'
import { renderElement, type RenderProp } from '../system/render-element.ts'
import { renderPart, together } from '../system/render-part.ts'
import { resolveClasses, type Classes } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { fillSlot, isEmptySlot, type Slot } from '../system/slots.ts'
import { splitProps } from '../system/split-props.ts'
import { useControlled } from '../system/use-controlled.ts'
import { useJoinedRef } from '../system/use-joined-ref.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { sidebarTheme } from '../theme/sidebar.ts'
import type { ThemeOption } from '../theme/theme-options.ts'
import { closeButton } from './button/close-button.tsx'
import type { ButtonProps } from './Button.tsx'
import type { IconValue } from './Icon.tsx'
import { menuView } from './responsive-menu/menu-view.tsx'
import { useMenu, type MenuMode, type MenuPropsOf } from './responsive-menu/use-menu.ts'
import { usePhysicalSide } from './responsive-menu/use-physical-side.ts'
import { useNarrow } from './sidebar/use-narrow.ts'

type Part = SlotOf<typeof sidebarTheme>

export type SidebarMode = MenuMode
export type SidebarState = 'expanded' | 'collapsed'

/** Arguments of the content of a sidebar. */
export interface SidebarArgs {
  /** Whether the sidebar is expanded or collapsed. Always expanded in the menu of small screens. */
  state: SidebarState
  open: boolean
  /** Collapses the sidebar, or closes its menu on small screens. */
  close: () => void
}

type StateArgs = Pick<SidebarArgs, 'state'>
type PartArgs = StateArgs & { ui: Classes<Part> }

export interface SidebarProps<Mode extends SidebarMode = 'slideover'> extends Omit<
  HTMLAttributes<HTMLElement>,
  'className' | 'title' | 'content' | 'children'
> {
  /** `sidebar` is attached to the window, `floating` is a card, `inset` has no surface of its own. @default 'sidebar' */
  variant?: ThemeOption<typeof sidebarTheme, 'variant'>
  /** How it collapses: it slides out of the window, shrinks to icons, or not at all. @default 'offcanvas' */
  collapsible?: ThemeOption<typeof sidebarTheme, 'collapsible'>
  /** Side of the window. In right-to-left text the sides are swapped. @default 'left' */
  side?: ThemeOption<typeof sidebarTheme, 'side'>
  /** Heading. It also names the menu of small screens. */
  title?: string
  /** Text below the heading. */
  description?: string
  /** Shows a close button. The menu of small screens always has one. Pass button props to customize it. @default false */
  close?: boolean | ButtonProps
  /** Icon of the close button. @default the icon of the role `close` */
  closeIcon?: IconValue
  /** Shows a strip at the edge that collapses and expands the sidebar. @default false */
  rail?: boolean
  /** Animates collapsing and expanding. @default true */
  transition?: boolean
  /** How the sidebar opens on small screens. @default 'slideover' */
  mode?: Mode
  /** Props of the modal, slideover or drawer that shows it on small screens. */
  menu?: MenuPropsOf[Mode]
  /** Whether it is expanded, or on small screens, whether its menu is open. */
  open?: boolean
  /** Whether it is initially expanded. On small screens its menu is initially closed. @default true */
  defaultOpen?: boolean
  /** Called when it collapses or expands, and when its menu opens or closes. */
  onOpenChange?: (open: boolean) => void
  /** Replaces the content of the header. */
  header?: Slot<SidebarArgs>
  /** Replaces `title`. */
  renderTitle?: Slot<StateArgs>
  /** Replaces `description`. */
  renderDescription?: Slot<StateArgs>
  /** Content of the header before the close button. */
  actions?: Slot<StateArgs>
  /** Replaces the close button. */
  renderClose?: Slot<PartArgs>
  /** Content that scrolls. */
  children?: Slot<SidebarArgs>
  /** Content at the bottom. */
  footer?: Slot<SidebarArgs>
  /** Replaces the strip at the edge. */
  renderRail?: Slot<PartArgs>
  /** Replaces all content of the menu of small screens. */
  content?: Slot<{ close: () => void }>
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  /** Changes the element that is rendered. @default <aside> */
  render?: RenderProp
  ref?: Ref<HTMLElement>
}

const defaults = {
  variant: 'sidebar',
  collapsible: 'offcanvas',
  side: 'left',
  close: false,
  rail: false,
  transition: true,
  mode: 'slideover',
  defaultOpen: true,
} as const

/** A sidebar beside the content of a page. It can collapse, and is a menu on small screens. */
export function Sidebar<const Mode extends SidebarMode = 'slideover'>(ownProps: SidebarProps<Mode>) {
  const frond = useFrond()
  const {
    variant,
    collapsible,
    side,
    rail,
    transition,
    mode,
    menu,
    open: givenOpen,
    defaultOpen,
    onOpenChange,
    renderRail,
    content,
    className,
    ui,
    render,
    id: givenId,
    ref,
    ...rest
  } = resolveProps(frond, sidebarTheme, defaults, ownProps as SidebarProps)
  const [inside, attributes] = splitProps(rest, insideKeys)
  const root = useRef<HTMLElement>(null)
  const ownId = useId()
  const id = givenId ?? ownId

  const [open, setOwnOpen] = useControlled(givenOpen, defaultOpen)
  const setOpen = (next: boolean) => {
    if (next === open) return
    setOwnOpen(next)
    onOpenChange?.(next)
  }
  const close = () => setOpen(false)
  const isNarrow = useNarrow(open, setOpen)
  const { Menu } = useMenu(mode, isNarrow && open, close)

  const isExpanded = open || isNarrow || collapsible === 'none'
  const state: SidebarState = isExpanded ? 'expanded' : 'collapsed'
  const variants = { variant, collapsible, side, transition }
  const classes = resolveClasses(frond, sidebarTheme, { ...variants, expanded: isExpanded }, ui, className)
  const messages = messagesOf(frond, 'sidebar', english)

  const railView = !isEmptySlot(renderRail)
    ? fillSlot(renderRail, { state, ui: classes })
    : rail &&
      collapsible !== 'none' && (
        <button
          type="button"
          aria-label={messages.toggle}
          aria-expanded={isExpanded}
          aria-controls={id}
          className={classes.rail}
          data-slot="rail"
          onClick={() => setOpen(!open)}
        />
      )

  return (
    <>
      {renderElement('aside', render, {
        'data-slot': 'sidebar',
        'aria-label': isEmptySlot(inside.title) ? undefined : inside.title,
        ...attributes,
        id,
        'data-state': state,
        className: classes.root,
        ref: useJoinedRef<HTMLElement>(root, ref),
        children: (
          <>
            <div className={classes.gap} data-slot="gap" />
            <div className={classes.container} data-slot="container">
              {/* Outside of the window it must not get the focus. */}
              <div className={classes.inner} data-slot="inner" inert={!isExpanded && collapsible === 'offcanvas'}>
                {!isNarrow && renderInside(frond, inside, { state, open, close }, classes, messages.close)}
              </div>
              {railView}
            </div>
          </>
        ),
      })}
      {menuView(Menu, {
        mode,
        menu,
        messages: { title: inside.title ?? messages.title, description: inside.description },
        side: usePhysicalSide(frond, root, side, isNarrow && open),
        classes: {},
        open: isNarrow && open,
        setOpen,
        autoClose: true,
        children:
          content ??
          renderInside(
            frond,
            { ...inside, close: inside.close || true },
            { state: 'expanded', open, close },
            resolveClasses(frond, sidebarTheme, { ...variants, expanded: true }, ui),
            messages.close,
          ),
      })}
    </>
  )
}

/** The props of header, body and footer. All others are attributes of the root. */
const insideKeys = {
  title: true,
  description: true,
  close: true,
  closeIcon: true,
  header: true,
  renderTitle: true,
  renderDescription: true,
  actions: true,
  renderClose: true,
  children: true,
  footer: true,
} as const

type InsideProps = Pick<SidebarProps, keyof typeof insideKeys>

/** Header, body and footer, in the sidebar or in its menu. */
function renderInside(
  frond: FrondContextValue,
  props: InsideProps,
  args: SidebarArgs,
  classes: Classes<Part>,
  closeLabel: string,
): ReactNode {
  const part = renderPart(classes)
  const { state } = args
  const text = together(
    part('title', fillSlot(props.renderTitle ?? props.title, { state })),
    part('description', fillSlot(props.renderDescription ?? props.description, { state })),
  )
  const closeView = isEmptySlot(props.renderClose)
    ? closeButton(
        frond,
        props,
        { color: 'neutral', variant: 'ghost', 'aria-label': closeLabel, className: classes.close },
        args.close,
      )
    : fillSlot(props.renderClose, { state, ui: classes })
  const header = isEmptySlot(props.header)
    ? together(part('wrapper', text), part('actions', fillSlot(props.actions, { state })), closeView)
    : together(fillSlot(props.header, args), closeView)

  return (
    <>
      {part('header', header)}
      {part('body', fillSlot(props.children, args))}
      {part('footer', fillSlot(props.footer, args))}
    </>
  )
}
