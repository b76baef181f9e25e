'use client'

import { useContext, useLayoutEffect, useRef, type HTMLAttributes, type ReactNode, type Ref } from 'react'
import { DashboardContext, type SidebarEntry } from '../hooks/dashboard/dashboard-context.ts'
import type { ResizableHandleProps } from '../hooks/useResizable.ts'
import { dashboardSidebar as english, dashboardSidebarToggle as toggleEnglish } from '../locale/en.ts'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond, type FrondContextValue } from '../system/frond-context.ts'
import { messagesOf } from '../system/messages.ts'
import { renderElement, type RenderProp } from '../system/render-element.ts'
import { renderPart, together } from '../system/render-part.ts'
import { resolveClasses, type Classes } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { fillSlot, type Slot } from '../system/slots.ts'
import { splitProps } from '../system/split-props.ts'
import { useJoinedRef } from '../system/use-joined-ref.ts'
import { dashboardSidebarTheme } from '../theme/dashboard-sidebar.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { closeButton } from './button/close-button.tsx'
import type { ButtonProps } from './Button.tsx'
import { usePanelSize } from './dashboard/use-panel-size.ts'
import { DashboardResizeHandle } from './DashboardResizeHandle.tsx'
import { menuView } from './responsive-menu/menu-view.tsx'
import { useMenuState, type MenuMode, type MenuPropsOf } from './responsive-menu/use-menu.ts'
import { usePhysicalSide } from './responsive-menu/use-physical-side.ts'

type Part = SlotOf<typeof dashboardSidebarTheme>

export type DashboardSidebarMode = MenuMode

/** Arguments of the content of a sidebar. */
export interface DashboardSidebarArgs {
  /** Whether the sidebar is collapsed. Never in the menu of small screens. */
  collapsed: boolean
  /** Collapses or expands the sidebar. Without a value it toggles. */
  collapse: (collapsed?: boolean) => void
}

/** Arguments of `renderToggle`. */
export interface DashboardSidebarToggleArgs {
  open: boolean
  toggle: () => void
  ui: Classes<Part>
}

export interface DashboardSidebarProps<Mode extends DashboardSidebarMode = 'slideover'> extends Omit<
  HTMLAttributes<HTMLElement>,
  'className' | 'content' | 'children'
> {
  /** How the sidebar opens on small screens. @default 'slideover' */
  mode?: Mode
  /** Props of the modal, slideover or drawer that shows it on small screens. */
  menu?: MenuPropsOf[Mode]
  /** Shows a close button in the menu of small screens. Pass button props to customize it. @default true */
  toggle?: boolean | ButtonProps
  /** Side of the close button. @default 'left' */
  toggleSide?: 'left' | 'right'
  /** Closes the menu when the page changes. @default true */
  autoClose?: boolean
  /** Name under which size and collapsed state are saved. The element gets the id `dashboard-sidebar-{id}`. @default 'sidebar', or 'sidebar-right' for the side `right` */
  id?: string
  /** Side of the dashboard where it is. In right-to-left text the sides are swapped. @default 'left' */
  side?: 'left' | 'right'
  /** Smallest size, in the unit of the group. @default 10 */
  minSize?: number
  /** Largest size, in the unit of the group. @default 20 */
  maxSize?: number
  /** Initial size, in the unit of the group. @default 15 */
  defaultSize?: number
  /** Shows a handle that changes the size. @default false */
  resizable?: boolean
  /** Whether the sidebar can collapse. @default false */
  collapsible?: boolean
  /** Size while it is collapsed. It is never narrower than an icon with padding. @default 0 */
  collapsedSize?: number
  /** Whether the menu of small screens is open. Leave it out to let the sidebar keep its own state. */
  open?: boolean
  /** Whether that menu is initially open. @default false */
  defaultOpen?: boolean
  /** Called when that menu opens or closes. */
  onOpenChange?: (open: boolean) => void
  /** Whether the sidebar is collapsed. Leave it out to let the sidebar keep its own state. */
  collapsed?: boolean
  /** Whether the sidebar is initially collapsed. @default false */
  defaultCollapsed?: boolean
  /** Called when the sidebar collapses or expands. */
  onCollapsedChange?: (collapsed: boolean) => void
  /** Content at the top. */
  header?: Slot<DashboardSidebarArgs>
  /** Content that scrolls. */
  children?: Slot<DashboardSidebarArgs>
  /** Content at the bottom. */
  footer?: Slot<DashboardSidebarArgs>
  /** Replaces the close button in the menu. */
  renderToggle?: Slot<DashboardSidebarToggleArgs>
  /** Replaces all content of the menu. */
  content?: Slot<{ close: () => void }>
  /** Replaces the resize handle. The arguments are the props of the handle, and `ui`. */
  resizeHandle?: Slot<ResizableHandleProps & { ui: Classes<Part> }>
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  /** Changes the element that is rendered. @default <div> */
  render?: RenderProp
  ref?: Ref<HTMLElement>
}

const defaults = {
  mode: 'slideover',
  toggle: true,
  toggleSide: 'left',
  autoClose: true,
  side: 'left',
  minSize: 10,
  maxSize: 20,
  defaultSize: 15,
  resizable: false,
  collapsible: false,
  collapsedSize: 0,
  defaultOpen: false,
} as const

/** Props of the size and of the collapsed state. */
const sizeKeys = {
  minSize: true,
  maxSize: true,
  defaultSize: true,
  resizable: true,
  collapsible: true,
  collapsedSize: true,
  collapsed: true,
  defaultCollapsed: true,
  onCollapsedChange: true,
} as const

/** The sidebar of a dashboard. It can be resized and collapsed, and is a menu on small screens. */
export function DashboardSidebar<const Mode extends DashboardSidebarMode = 'slideover'>(
  ownProps: DashboardSidebarProps<Mode>,
) {
  const frond = useFrond()
  const props = resolveProps(frond, dashboardSidebarTheme, defaults, ownProps as DashboardSidebarProps)
  const [size, rest] = splitProps(props, sizeKeys)
  const {
    mode,
    menu,
    toggle: ownToggle,
    toggleSide,
    autoClose,
    side,
    id = side === 'left' ? 'sidebar' : 'sidebar-right',
    open: givenOpen,
    defaultOpen,
    onOpenChange,
    header,
    children,
    footer,
    renderToggle,
    content,
    resizeHandle,
    className,
    ui,
    render,
    ref,
    ...attributes
  } = rest
  const { panelProps, handleProps, isCollapsed, collapse } = usePanelSize(id, {
    ...size,
    id: `dashboard-sidebar-${id}`,
    side,
  })

  const root = useRef<HTMLElement>(null)
  const { open, setOpen, close, toggle, Menu, preload } = useMenuState(frond, {
    mode,
    open: givenOpen,
    defaultOpen,
    onOpenChange,
    autoClose,
    // The sidebar itself is shown when the window is made wider.
    closeWhen: { element: root, visible: true },
  })
  useRegistration(side, { id: panelProps.id, open, collapsed: isCollapsed, toggle, collapse, preload })

  const variants = { side, toggleSide, mode }
  const classes = resolveClasses(frond, dashboardSidebarTheme, { ...variants, collapsed: isCollapsed }, ui, className)
  const menuClasses = resolveClasses(frond, dashboardSidebarTheme, variants, ui)
  const closeView =
    renderToggle === undefined
      ? menuCloseButton(frond, ownToggle, menuClasses.toggle, close)
      : fillSlot(renderToggle, { open, toggle, ui: menuClasses })

  const { ref: panelRef, ...panelAttributes } = panelProps
  const handle =
    size.resizable &&
    (resizeHandle === undefined ? (
      <DashboardResizeHandle {...handleProps} className={classes.handle} data-slot="handle" />
    ) : (
      fillSlot(resizeHandle, { ...handleProps, ui: classes })
    ))

  return (
    <>
      {side === 'right' && handle}
      {renderElement('div', render, {
        'data-slot': 'dashboard-sidebar',
        ...attributes,
        ...panelAttributes,
        className: classes.root,
        ref: useJoinedRef<HTMLElement>(useJoinedRef<HTMLElement>(root, panelRef), ref),
        children: renderInside({ header, children, footer }, { collapsed: isCollapsed, collapse }, classes),
      })}
      {side === 'left' && handle}
      {menuView(Menu, {
        mode,
        menu,
        messages: messagesOf(frond, 'dashboardSidebar', english),
        side: usePhysicalSide(frond, root, side, open),
        classes: menuClasses,
        open,
        setOpen,
        autoClose,
        children:
          content ??
          renderInside(
            { header, children, footer, closeView, toggleSide },
            { collapsed: false, collapse },
            menuClasses,
          ),
      })}
    </>
  )
}

function menuCloseButton(
  frond: FrondContextValue,
  toggle: boolean | ButtonProps,
  className: string,
  close: () => void,
): ReactNode {
  const { close: label } = messagesOf(frond, 'dashboardSidebarToggle', toggleEnglish)
  const look = { color: 'neutral', variant: 'ghost', 'data-slot': 'toggle' } as ButtonProps
  return closeButton(frond, { close: toggle }, { ...look, 'aria-label': label, className }, close)
}

interface InsideOptions extends Pick<DashboardSidebarProps, 'header' | 'children' | 'footer' | 'toggleSide'> {
  closeView?: ReactNode
}

/** Header, body and footer, in the sidebar or in its menu. */
function renderInside(
  { header, children, footer, closeView, toggleSide }: InsideOptions,
  args: DashboardSidebarArgs,
  classes: Classes<Part>,
): ReactNode {
  const part = renderPart(classes)
  const headerView = fillSlot(header, args)
  return (
    <>
      {part('header', toggleSide === 'right' ? together(headerView, closeView) : together(closeView, headerView))}
      {part('body', fillSlot(children, args))}
      {part('footer', fillSlot(footer, args))}
    </>
  )
}

/** Lets the buttons of the dashboard control the sidebar. */
function useRegistration(side: 'left' | 'right', entry: SidebarEntry): void {
  const { register } = useContext(DashboardContext)
  const latest = useRef(entry)
  useLayoutEffect(() => {
    latest.current = entry
  })
  const { id, open, collapsed } = entry
  useLayoutEffect(
    () =>
      register?.(side, {
        id,
        open,
        collapsed,
        toggle: () => latest.current.toggle(),
        collapse: (next) => latest.current.collapse(next),
        preload: () => latest.current.preload(),
      }),
    [register, side, id, open, collapsed],
  )
}
