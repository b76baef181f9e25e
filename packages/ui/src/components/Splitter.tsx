'use client'

import { useId, useLayoutEffect, useRef, type HTMLAttributes, type ReactNode, type Ref, type RefObject } from 'react'
import { itemKeys } from '../primitives/items/item-key.ts'
import { GiveHandle } from '../primitives/list/extras.tsx'
import type { ClassValue } from '../system/component-override.ts'
import { fillText } from '../system/fill-text.ts'
import { useFrond } from '../system/frond-context.ts'
import { itemClasses } from '../system/item-classes.ts'
import { messagesOf } from '../system/messages.ts'
import { renderElement, type RenderProp } from '../system/render-element.ts'
import { toParts } from '../system/size-parts.ts'
import { resolveClasses, type Classes } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import type { ValueStorage } from '../system/saved-value.ts'
import { fillSlot, type Slot } from '../system/slots.ts'
import { useHydrated } from '../system/use-hydrated.ts'
import { useJoinedRef } from '../system/use-joined-ref.ts'
import { splitter as english } from '../locale/en.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { splitterTheme } from '../theme/splitter.ts'
import { isCollapsed, moveHandle } from './splitter/layout.ts'
import { useHandles } from './splitter/use-handles.ts'
import { usePanelSizes } from './splitter/use-panel-sizes.ts'

type Part = SlotOf<typeof splitterTheme>

export interface SplitterItem {
  /** Key of the panel in saved sizes and in the handle. @default its index as text */
  id?: string | number
  /** Accessible name of the panel for screen readers. */
  label?: string
  /** Content of the panel. */
  content?: ReactNode
  /** Renders the content with the state of the panel. */
  render?: (args: SplitterPanelArgs<SplitterItem>) => ReactNode
  /** Initial size in percent. @default an equal share of the remaining space */
  defaultSize?: number
  /** Smallest size, in percent. @default 0 */
  minSize?: number
  /** Largest size, in percent. @default 100 */
  maxSize?: number
  /** Lets the panel collapse when it is made smaller than `minSize`. */
  collapsible?: boolean
  /** Size while the panel is collapsed, in percent. @default 0 */
  collapsedSize?: number
  /** Classes for the panel. */
  className?: ClassValue
  /** Extra classes for each part of this panel. */
  ui?: { [P in Part]?: ClassValue }
}

/** Controls one panel. */
export interface SplitterPanelHandle {
  /** Collapses the panel if it is `collapsible`. */
  collapse: () => void
  /** Restores the size that the panel had before it collapsed. */
  expand: () => void
  /** Sets the size in percent, within the limits of all panels. */
  resize: (size: number) => void
  /** Its size in percent. */
  getSize: () => number
}

/** Arguments of the function that renders a panel. */
export interface SplitterPanelArgs<Item> extends SplitterPanelHandle {
  item: Item
  index: number
  /** In percent. */
  size: number
  collapsed: boolean
  /** The classes of each part. */
  ui: Classes<Part>
}

/** Arguments of the function that renders a handle. */
export interface SplitterHandleArgs {
  /** Of the panel before it. */
  index: number
  dragging: boolean
  /** The classes of each part. */
  ui: Classes<Part>
}

export interface SplitterHandle {
  /** The panels by key. */
  panels: Readonly<Record<string, SplitterPanelHandle>>
  /** Sizes of all panels in percent. */
  getLayout: () => number[]
  /** Restores the initial sizes of all panels. */
  reset: () => void
}

/** Width of the area on each side of a handle that reacts to the pointer, in pixels. */
export interface SplitterHitArea {
  /** For touch. @default 15 */
  coarse?: number
  /** For the mouse. @default 5 */
  fine?: number
}

export interface SplitterProps<Item extends object = SplitterItem> extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'className' | 'children' | 'onResize'
> {
  /** The panels, in order. */
  items?: readonly Item[]
  /** Places panels side by side or on top of each other. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical'
  /** Prevents users from resizing the panels. @default false */
  disabled?: boolean
  /** Saves the sizes under the key `frond-sync-` plus this name and restores them on the next visit. */
  autoSaveId?: string | null
  /** Storage for saved sizes. @default localStorage */
  storage?: ValueStorage
  /** Percent that an arrow key moves a handle. @default 5 */
  keyboardResizeBy?: number | null
  /** Width of the area on each side of a handle that reacts to the pointer. @default { coarse: 15, fine: 5 } */
  hitAreaMargins?: SplitterHitArea
  /** Called with the sizes of all panels when one of them changes. */
  onLayout?: (sizes: number[]) => void
  /** Called when a panel collapses. */
  onCollapse?: (item: Item, index: number) => void
  /** Called when a panel expands. */
  onExpand?: (item: Item, index: number) => void
  /** Called with the new size of a panel. */
  onResize?: (size: number, item: Item, index: number) => void
  /** Called when a drag of a handle starts and ends. `index` is the index of the panel before the handle. */
  onDragging?: (dragging: boolean, index: number) => void
  /** Content of each handle. Replaces the grip. */
  resizeHandle?: Slot<SplitterHandleArgs>
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  /** Changes the element that is rendered. */
  render?: RenderProp
  ref?: Ref<HTMLDivElement>
  /** Methods that collapse, expand and resize panels. */
  handleRef?: Ref<SplitterHandle>
}

const defaults = { orientation: 'horizontal', disabled: false, keyboardResizeBy: 5 } as const

const noItems: readonly never[] = []

/** Panels that share a space, with handles to change how much each gets. */
export function Splitter<Item extends SplitterItem & object>(ownProps: SplitterProps<Item>) {
  const frond = useFrond()
  const {
    items = noItems,
    orientation,
    disabled,
    autoSaveId,
    storage,
    keyboardResizeBy,
    hitAreaMargins,
    onLayout,
    onCollapse,
    onExpand,
    onResize,
    onDragging,
    resizeHandle,
    className,
    ui,
    render,
    ref,
    handleRef,
    id: givenId,
    ...attributes
  } = resolveProps(frond, splitterTheme, defaults, ownProps)
  const ownId = useId()
  const id = givenId ?? ownId
  const isHydrated = useHydrated()
  const root = useRef<HTMLDivElement>(null)
  const isHorizontal = orientation === 'horizontal'
  const messages = messagesOf(frond, 'splitter', english)
  const classes = resolveClasses(frond, splitterTheme, { orientation, grip: resizeHandle === undefined }, ui, className)
  useHitArea(root, hitAreaMargins)

  const keys = itemKeys('Splitter', items, 'id')
  const sizes = usePanelSizes({
    items,
    keys,
    autoSaveId,
    storage,
    onLayout,
    onResize: (size, index) => onResize?.(size, items[index]!, index),
    onCollapse: (index) => onCollapse?.(items[index]!, index),
    onExpand: (index) => onExpand?.(items[index]!, index),
  })
  const { rules, layout, panelHandle } = sizes
  const keyboardStep = keyboardResizeBy ?? defaults.keyboardResizeBy
  const { dragged, eventsOf } = useHandles(sizes, { isHorizontal, disabled, keyboardStep, onDragging })

  function handleOf(index: number): ReactNode {
    const dragging = dragged === index
    const args = { index, dragging, ui: itemClasses<Part>(classes, items[index]!, 'panel') }
    const label = items[index]!.label
    return (
      <div
        key={`handle ${keys[index]}`}
        role="separator"
        tabIndex={disabled ? undefined : 0}
        aria-label={label ? fillText(messages.resizeNamed, { label }) : fillText(messages.resize, { index: index + 1 })}
        aria-orientation={isHorizontal ? 'vertical' : 'horizontal'}
        aria-valuenow={Math.round(layout[index]!)}
        aria-valuemin={Math.round(moveHandle(layout, rules, index, -100)[index]!)}
        aria-valuemax={Math.round(moveHandle(layout, rules, index, 100)[index]!)}
        aria-controls={`${id}-${index}`}
        aria-disabled={disabled || undefined}
        data-dragging={dragging ? '' : undefined}
        className={args.ui.handle}
        data-slot="handle"
        {...eventsOf(index)}
      >
        {fillSlot(resizeHandle, args)}
      </div>
    )
  }

  function panelOf(item: Item, index: number): ReactNode {
    const size = layout[index]!
    const collapsed = isCollapsed(rules[index]!, size)
    const own = itemClasses<Part>(classes, item, 'panel')
    return (
      <div
        key={keys[index]}
        id={`${id}-${index}`}
        // The content of an invisible panel must not get the focus.
        inert={size === 0}
        data-size={isHydrated ? undefined : toParts(size)}
        data-collapsed={collapsed ? '' : undefined}
        className={own.panel}
        data-slot="panel"
        ref={(node) => {
          if (node) node.style.flexGrow = String(size)
        }}
      >
        {item.render ? item.render({ item, index, size, collapsed, ui: own, ...panelHandle(index) }) : item.content}
      </div>
    )
  }

  const element = renderElement('div', render, {
    'data-slot': 'splitter',
    ...attributes,
    id: givenId,
    'data-orientation': orientation,
    'data-dragging': dragged === undefined ? undefined : '',
    className: classes.root,
    ref: useJoinedRef(root, ref),
    children: items.flatMap((item, index) =>
      index < items.length - 1 ? [panelOf(item, index), handleOf(index)] : [panelOf(item, index)],
    ),
  })
  if (!handleRef) return element

  const handle: SplitterHandle = {
    panels: Object.fromEntries(keys.map((key, index) => [key, panelHandle(index)])),
    getLayout: () => [...sizes.readLayout()],
    reset: sizes.reset,
  }
  return (
    <>
      {element}
      <GiveHandle handleRef={handleRef} handle={handle} />
    </>
  )
}

/** Sets how far beyond its line a handle takes the pointer. The theme has the defaults. */
function useHitArea(root: RefObject<HTMLElement | null>, margins: SplitterHitArea = {}): void {
  const { coarse, fine } = margins
  useLayoutEffect(() => {
    setMargin(root.current, '--splitter-coarse', coarse)
    setMargin(root.current, '--splitter-fine', fine)
  }, [root, coarse, fine])
}

function setMargin(node: HTMLElement | null, name: string, margin: number | undefined): void {
  if (margin === undefined) node?.style.removeProperty(name)
  else node?.style.setProperty(name, `${margin}px`)
}
