'use client'

import { useRef, type CSSProperties } from 'react'
import { useFrond, type FrondContextValue } from '../system/frond-context.ts'
import { messagesOf } from '../system/messages.ts'
import type { RenderProp } from '../system/render-element.ts'
import { resolveClasses } from '../system/resolve-classes.ts'
import { resolveProps, type WithDefaults } from '../system/resolve-props.ts'
import { useControlled } from '../system/use-controlled.ts'
import { viewOf } from '../system/view-of.ts'
import { DialogOverlay, DialogPopup } from '../primitives/dialog/dialog-popup.tsx'
import { Dialog } from '../primitives/dialog/dialog.tsx'
import { useDialog, type DialogState } from '../primitives/dialog/use-dialog.ts'
import { warn } from '../system/warn.ts'
import { drawer as english } from '../locale/en.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { drawerTheme } from '../theme/drawer.ts'
import type { ButtonProps } from './Button.tsx'
import { CLOSE_THRESHOLD, SCROLL_LOCK_TIMEOUT_MS, type DrawerDirection, type DrawerDragEvent } from './drawer/drag.ts'
import { Handle } from './drawer/handle.tsx'
import { checkSnapPoints, toLength, toPx, type DrawerSnapPoint, type SnapPoints } from './drawer/snap-points.ts'
import { useDrawer } from './drawer/use-drawer.ts'
import {
  hasOwnHeader,
  isNamed,
  useDialogView,
  type DialogAttributes,
  type DialogContentOptions,
  type DialogViewProps,
} from './modal/dialog-view.tsx'

export type { DrawerDirection, DrawerDragEvent, DrawerSnapPoint }
export type DrawerContentOptions = DialogContentOptions

export interface DrawerProps
  extends
    Omit<DialogViewProps<SlotOf<typeof drawerTheme>>, 'close'>,
    Omit<DialogAttributes, 'onDrag' | 'onAnimationEnd' | 'onClose'> {
  /** Physical side of the window it slides in from. @default 'bottom' */
  direction?: DrawerDirection
  /** Adds a margin around it and rounds its corners. @default false */
  inset?: boolean
  /** Shows a drag handle. Pressing it moves to the next snap point, or closes the drawer. @default true */
  handle?: boolean
  /** Allows dragging only by the handle. @default false */
  handleOnly?: boolean
  /** Shows a close button. Pass button props to customize it. @default false */
  close?: boolean | ButtonProps
  /** Moves a drawer that is already open to the back while this one is open. @default false */
  nested?: boolean
  /** Snap points from smallest to largest: shares of the window from 0 to 1, or sizes such as `'300px'`. */
  snapPoints?: readonly DrawerSnapPoint[]
  /** The current snap point. Leave it out to let the drawer keep its own state. */
  activeSnapPoint?: DrawerSnapPoint | null
  /** The initial snap point. @default the first one */
  defaultActiveSnapPoint?: DrawerSnapPoint
  /** Called when the snap point changes. */
  onActiveSnapPointChange?: (point: DrawerSnapPoint) => void
  /** Closes on release if dragged further than this share of its size. @default 0.25 */
  closeThreshold?: number
  /** Time after scrolling inside the drawer in which it cannot be dragged, in ms. @default 100 */
  scrollLockTimeout?: number
  /** Scales down the element with `data-frond-drawer-wrapper` while the drawer is open. @default false */
  shouldScaleBackground?: boolean
  /** Makes the body black behind the scaled element. @default true */
  setBackgroundColorOnScale?: boolean
  /** Does not change the styles of the body, so the page can still scroll. @default false */
  noBodyStyles?: boolean
  /** Shrinks the drawer when an on-screen keyboard appears, instead of moving it up. @default false */
  fixed?: boolean
  /** Keeps the scroll position that the page has when the drawer closes, for example after a press on an anchor link. @default false */
  preventScrollRestoration?: boolean
  /** Called while the drawer is dragged, with the share of the way to closed. */
  onDrag?: (event: DrawerDragEvent, share: number) => void
  /** Called on release, with whether the drawer stays open. */
  onRelease?: (event: DrawerDragEvent, open: boolean) => void
  /** Called when the drawer closes for any reason. */
  onClose?: () => void
  /** Called when the opening or closing animation has ended. */
  onAnimationEnd?: (open: boolean) => void
  /** Replaces the rendered element. */
  render?: RenderProp
}

const defaults = {
  direction: 'bottom',
  inset: false,
  handle: true,
  handleOnly: false,
  overlay: true,
  portal: true,
  nested: false,
  close: false,
  closeThreshold: CLOSE_THRESHOLD,
  scrollLockTimeout: SCROLL_LOCK_TIMEOUT_MS,
  shouldScaleBackground: false,
  setBackgroundColorOnScale: true,
  noBodyStyles: false,
  fixed: false,
  preventScrollRestoration: false,
  modal: true,
  dismissible: true,
  unmountOnHide: true,
} as const

type ResolvedProps = WithDefaults<DrawerProps, typeof defaults>

/** A dialog that slides in from a side and can be dragged closed. */
export function Drawer(ownProps: DrawerProps) {
  const frond = useFrond()
  const props = resolveProps(frond, drawerTheme, defaults, ownProps)
  const snap = useSnapPoints(props)
  const dialog = useDialog(
    'Drawer',
    {
      ...props,
      onOpenChange(open) {
        props.onOpenChange?.(open)
        if (!open) props.onClose?.()
      },
      onAfterEnter() {
        props.onAfterEnter?.()
        props.onAnimationEnd?.(true)
      },
      onAfterLeave() {
        snap?.reset()
        props.onAfterLeave?.()
        props.onAnimationEnd?.(false)
      },
    },
    isNamed(props),
  )

  return (
    <>
      {dialog.trigger}
      {dialog.present && (
        <Dialog
          componentName="Drawer"
          frond={frond}
          dialog={dialog}
          target={props.portal}
          modal={props.modal && props.noBodyStyles ? 'focus' : props.modal}
          keepsScroll={props.preventScrollRestoration}
        >
          <Content frond={frond} props={props} dialog={dialog} snap={snap} />
        </Dialog>
      )}
    </>
  )
}

Drawer.triggerProp = 'trigger'

function useSnapPoints(props: DrawerProps): SnapPoints | undefined {
  const { snapPoints: points, activeSnapPoint, defaultActiveSnapPoint, onActiveSnapPointChange } = props
  const first = points?.[0] ?? 1
  const start = defaultActiveSnapPoint ?? first
  const [point, setPoint] = useControlled(activeSnapPoint === null ? first : activeSnapPoint, start)
  if (!points || points.length === 0) return
  if (process.env.NODE_ENV !== 'production') checkSnapPoints(points)

  const found = points.indexOf(point)
  if (found < 0)
    warn('Drawer', `activeSnapPoint ${JSON.stringify(point)} is not one of its snapPoints, so the first is used.`)
  const active = Math.max(found, 0)
  const choose = (next: DrawerSnapPoint) => {
    if (next === points[active]) return
    setPoint(next)
    onActiveSnapPointChange?.(next)
  }
  return { points, active, goTo: (index) => choose(points[index]!), reset: () => choose(start) }
}

interface ContentProps {
  frond: FrondContextValue
  props: ResolvedProps
  dialog: DialogState
  snap: SnapPoints | undefined
}

function Content({ frond, props: allProps, dialog, snap }: ContentProps) {
  const {
    direction,
    inset,
    handle: wantsHandle,
    handleOnly,
    nested,
    snapPoints: _snapPoints,
    activeSnapPoint: _activeSnapPoint,
    defaultActiveSnapPoint: _defaultActiveSnapPoint,
    onActiveSnapPointChange: _onActiveSnapPointChange,
    closeThreshold,
    scrollLockTimeout,
    shouldScaleBackground,
    setBackgroundColorOnScale,
    noBodyStyles,
    fixed,
    preventScrollRestoration: _preventScrollRestoration,
    onDrag,
    onRelease,
    onClose: _onClose,
    onAnimationEnd: _onAnimationEnd,
    ...props
  } = allProps
  const { dismissible } = props
  const vertical = direction === 'top' || direction === 'bottom'
  const overlay = useRef<HTMLDivElement>(null)
  const handle = useRef<HTMLElement>(null)
  const acts = dismissible || snap !== undefined
  const classes = resolveClasses(
    frond,
    drawerTheme,
    { direction, inset, snapPoints: snap !== undefined, grip: acts, titleHidden: !hasOwnHeader(props) },
    props.ui,
    props.className,
  )
  const messages = messagesOf(frond, 'drawer', english)
  const view = useDialogView({
    componentName: 'Drawer',
    frond,
    props,
    dialog,
    classes,
    closeLabel: messages.close,
    getSeenPx:
      snap && vertical ? (): number => toPx(snap.points[snap.active]!, true, viewOf(view.popup.current)) : undefined,
  })

  const snapTo = (index: number) => snap?.goTo(index)
  useDrawer({
    open: dialog.open,
    direction,
    nested,
    fixed,
    shouldScaleBackground,
    paintsBody: setBackgroundColorOnScale && !noBodyStyles,
    closeThreshold,
    scrollLockTimeout,
    dismissible,
    handleOnly,
    snaps: snap !== undefined,
    active: snap?.active ?? 0,
    getOffsets() {
      if (!snap) return [0]
      const sizes = snap.points.map((point) => toPx(point, vertical, viewOf(view.popup.current)))
      const largest = Math.max(...sizes)
      return sizes.map((size) => largest - size)
    },
    popup: view.popup,
    overlay,
    handle,
    close: dialog.close,
    snapTo,
    onDrag,
    onRelease,
  })

  return (
    <>
      {props.overlay && props.modal && <DialogOverlay ref={overlay} className={classes.overlay} />}
      <DialogPopup
        {...view.attributes}
        {...(snap && { style: { ...snapStyle(snap, direction), ...props.content?.style, ...props.style } })}
        data-slot="drawer"
        data-direction={direction}
        className={classes.content}
      >
        {wantsHandle && (
          <Handle
            ref={handle}
            className={classes.handle}
            label={snap ? messages.resize : messages.dismiss}
            direction={direction}
            snap={snap}
            popup={view.popup}
            close={dismissible ? dialog.close : undefined}
          />
        )}
        {view.hidden}
        {view.own ?? (
          <div className={classes.container} data-slot="container">
            {view.header}
            {view.body}
            {view.footer}
          </div>
        )}
      </DialogPopup>
    </>
  )
}

/** Custom properties as CSS lengths, so that the drawer adapts to the size of the window without script. */
function snapStyle({ points, active }: SnapPoints, direction: DrawerDirection): CSSProperties {
  const vertical = direction === 'top' || direction === 'bottom'
  const lengths = points.map((point) => toLength(point, vertical))
  const sign = direction === 'top' || direction === 'left' ? -1 : 1
  const style = {
    '--drawer-size': `max(${lengths.join(', ')})`,
    '--drawer-snap': `calc((max(${lengths.join(', ')}) - ${lengths[active]}) * ${sign})`,
  }
  return style as CSSProperties
}
