'use client'

import {
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type DOMAttributes,
  type HTMLAttributes,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type Ref,
} from 'react'
import type { ClassValue } from '../system/component-override.ts'
import { fillText } from '../system/fill-text.ts'
import { useFrond } from '../system/frond-context.ts'
import { fillSlot, type Slot } from '../system/slots.ts'
import { itemClasses } from '../system/item-classes.ts'
import { itemKeys } from '../primitives/items/item-key.ts'
import { GiveHandle } from '../primitives/list/extras.tsx'
import { messagesOf } from '../system/messages.ts'
import { renderElement, type RenderProp } from '../system/render-element.ts'
import { resolveClasses, type Classes } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { readSaved, writeSaved, type ValueStorage } from '../system/saved-value.ts'
import { useHydrated } from '../system/use-hydrated.ts'
import { useJoinedRef } from '../system/use-joined-ref.ts'
import { warn } from '../system/warn.ts'
import { splitter as english } from '../locale/en.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { splitterTheme } from '../theme/splitter.ts'
import {
  checkDefaults,
  fitLayout,
  isCollapsed,
  moveHandle,
  resizePanel,
  toParts,
  toRules,
  type PanelRule,
  type Snap,
} from './splitter/layout.ts'

type Part = SlotOf<typeof splitterTheme>

export interface SplitterItem {
  /** Identifies the panel, in what is saved and in the handle. @default its index as text */
  id?: string | number
  /** Name of the panel, for those who do not see it. */
  label?: string
  /** What is in the panel. */
  content?: ReactNode
  /** Fills the panel by what it knows about itself. */
  render?: (args: SplitterPanelArgs<SplitterItem>) => ReactNode
  /** Size at first, in percent. @default an equal share of what the others leave */
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

/** Changes one panel from outside. */
export interface SplitterPanelHandle {
  /** Collapses the panel, if it may. */
  collapse: () => void
  /** Gives the panel the size back that it had before it collapsed. */
  expand: () => void
  /** Gives the panel a size in percent, as far as the others allow. */
  resize: (size: number) => void
  /** Its size in percent. */
  getSize: () => number
}

/** What the content of a panel knows. */
export interface SplitterPanelArgs<Item> extends SplitterPanelHandle {
  item: Item
  index: number
  /** In percent. */
  size: number
  collapsed: boolean
  /** The classes of each part. */
  ui: Classes<Part>
}

/** What a handle between two panels knows. */
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
  /** Gives all panels the sizes they had at first. */
  reset: () => void
}

/** How far beyond its line a handle takes the pointer, in px. */
export interface SplitterHitArea {
  /** For fingers. @default 15 */
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
  /** Whether panels stand beside or below one another. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical'
  /** Keeps all panels as large as they are. @default false */
  disabled?: boolean
  /** Keeps the sizes for the next visit, under `frond-sync-` and this name. */
  autoSaveId?: string | null
  /** Where sizes are kept. @default localStorage */
  storage?: ValueStorage
  /** Percent by which an arrow key moves a handle. @default 5 */
  keyboardResizeBy?: number | null
  /** How far beyond its line a handle takes the pointer. @default { coarse: 15, fine: 5 } */
  hitAreaMargins?: SplitterHitArea
  /** Called with the sizes of all panels when one of them changes. */
  onLayout?: (sizes: number[]) => void
  /** Called when a panel collapses. */
  onCollapse?: (item: Item, index: number) => void
  /** Called when a panel is no longer collapsed. */
  onExpand?: (item: Item, index: number) => void
  /** Called with the new size of a panel. */
  onResize?: (size: number, item: Item, index: number) => void
  /** Called when a handle is taken and let go; `index` is that of the panel before it. */
  onDragging?: (dragging: boolean, index: number) => void
  /** Fills each handle, in place of its grip. */
  resizeHandle?: Slot<SplitterHandleArgs>
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  /** Changes the element that is rendered. */
  render?: RenderProp
  ref?: Ref<HTMLDivElement>
  /** Collapses, expands and resizes panels from outside. */
  handleRef?: Ref<SplitterHandle>
}

const defaults = { orientation: 'horizontal', disabled: false, keyboardResizeBy: 5 } as const

const noItems: readonly never[] = []

interface Drag {
  handle: number
  pointer: number
  /** Where it began, in px. */
  from: number
  layout: readonly number[]
  /** What all panels take together, in px; below zero where they run from right to left. */
  extent: number
}

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

  const keys = itemKeys('Splitter', items, 'id')
  const rules = useRules(items, keys)
  // By key, so that panels that come and go leave the others as they are.
  const [sizes, setSizes] = useState<Readonly<Record<string, number>>>(noSizes)
  const layout = useMemo(() => fitLayout(rules, sizes), [rules, sizes])
  const [drag, setDrag] = useState<Drag | undefined>(undefined)
  const before = useRef(new Map<string, number>())

  const saveKey = autoSaveId ? `frond-sync-${autoSaveId}` : undefined
  // Before the browser shows anything, but after the render that takes over the HTML of the server, which knows no storage.
  useLayoutEffect(() => {
    if (saveKey === undefined) return
    const saved = readSaved(storage, saveKey)
    if (typeof saved === 'object' && saved !== null) setSizes(toSizes(saved))
  }, [saveKey, storage])

  // What is on the page, or on its way there: two changes in a row add up.
  const current = useRef<readonly number[]>(layout)
  useLayoutEffect(() => {
    current.current = layout
  })

  function change(next: readonly number[], isFinal = true): void {
    const kept = { ...sizes, ...Object.fromEntries(keys.map((key, index) => [key, round(next[index]!)])) }
    if (saveKey !== undefined && isFinal) writeSaved(storage, saveKey, kept)
    const last = current.current
    if (next.every((size, index) => Math.abs(size - last[index]!) < 0.001)) return
    current.current = next
    setSizes(kept)
    items.forEach((item, index) => {
      const [was, is] = [last[index]!, next[index]!]
      if (Math.abs(was - is) < 0.001) return
      onResize?.(is, item, index)
      const rule = rules[index]!
      const [wasCollapsed, nowCollapsed] = [isCollapsed(rule, was), isCollapsed(rule, is)]
      if (!wasCollapsed && nowCollapsed) {
        // A drag passes the smallest size on its way; what counts is the size before it.
        before.current.set(rule.key, drag?.layout[index] ?? was)
        onCollapse?.(item, index)
      } else if (wasCollapsed && !nowCollapsed) onExpand?.(item, index)
    })
    onLayout?.([...next])
  }

  function resize(index: number, size: number): void {
    change(resizePanel(current.current, rules, index, size))
  }

  function collapse(index: number): void {
    const rule = rules[index]!
    if (rule.collapsible) resize(index, rule.collapsed)
  }

  function expand(index: number): void {
    const rule = rules[index]!
    if (!isCollapsed(rule, current.current[index]!)) return
    resize(index, Math.max(before.current.get(rule.key) ?? rule.defaultSize ?? 0, rule.min))
  }

  function panelHandle(index: number): SplitterPanelHandle {
    return {
      collapse: () => collapse(index),
      expand: () => expand(index),
      resize: (size) => {
        if (Number.isFinite(size)) resize(index, size)
        else warn('Splitter', `resize was given ${size}. Pass a size in percent.`)
      },
      getSize: () => current.current[index] ?? 0,
    }
  }

  function move(handle: number, delta: number, snap: Snap): void {
    change(moveHandle(current.current, rules, handle, delta, snap))
  }

  function pressKey(handle: number, event: KeyboardEvent<HTMLElement>): boolean {
    const isRtl = isHorizontal && getComputedStyle(event.currentTarget).direction === 'rtl'
    const step = keyboardResizeBy ?? defaults.keyboardResizeBy
    const { key } = event
    if (key === 'Home' || key === 'End') move(handle, key === 'Home' ? -100 : 100, 'half')
    else if (key === 'Enter') {
      const index = [handle, handle + 1].find((each) => rules[each]!.collapsible)
      if (index === undefined) return false
      if (isCollapsed(rules[index]!, current.current[index]!)) expand(index)
      else collapse(index)
    } else if (key === (isHorizontal ? 'ArrowRight' : 'ArrowDown')) move(handle, isRtl ? -step : step, 'any')
    else if (key === (isHorizontal ? 'ArrowLeft' : 'ArrowUp')) move(handle, isRtl ? step : -step, 'any')
    else return false
    return true
  }

  const place = (event: PointerEvent) => (isHorizontal ? event.clientX : event.clientY)

  function take(handle: number, event: PointerEvent<HTMLElement>): void {
    if (event.button !== 0 || disabled || !root.current) return
    const panels = [...root.current.children].filter((child) => (child as HTMLElement).dataset.slot === 'panel')
    const extent = panels.reduce((sum, panel) => {
      const { width, height } = panel.getBoundingClientRect()
      return sum + (isHorizontal ? width : height)
    }, 0)
    if (extent === 0) return
    const isRtl = isHorizontal && getComputedStyle(root.current).direction === 'rtl'
    event.currentTarget.setPointerCapture(event.pointerId)
    event.currentTarget.focus({ preventScroll: true })
    setDrag({ handle, pointer: event.pointerId, from: place(event), layout, extent: isRtl ? -extent : extent })
    onDragging?.(true, handle)
  }

  function pull(event: PointerEvent<HTMLElement>): void {
    if (!drag || event.pointerId !== drag.pointer) return
    const delta = ((place(event) - drag.from) / drag.extent) * 100
    change(moveHandle(drag.layout, rules, drag.handle, delta), false)
  }

  function letGo(event: PointerEvent<HTMLElement>): void {
    if (!drag || event.pointerId !== drag.pointer) return
    setDrag(undefined)
    change(current.current)
    onDragging?.(false, drag.handle)
  }

  function reset(handle: number): void {
    const first = fitLayout(rules, noSizes)
    move(handle, first[handle]! - current.current[handle]!, 'any')
  }

  const { coarse, fine } = hitAreaMargins ?? {}
  useLayoutEffect(() => {
    setMargin(root.current, '--splitter-coarse', coarse)
    setMargin(root.current, '--splitter-fine', fine)
  }, [coarse, fine])

  const classes = resolveClasses(frond, splitterTheme, { orientation, grip: resizeHandle === undefined }, ui, className)

  function handleEvents(index: number): DOMAttributes<HTMLElement> {
    return {
      onPointerDown: (event) => take(index, event),
      onPointerMove: pull,
      onPointerUp: letGo,
      onPointerCancel: letGo,
      // Of itself a press would begin to select the text beside the handle.
      onMouseDown: (event) => event.preventDefault(),
      onDoubleClick: () => !disabled && reset(index),
      onKeyDown(event) {
        if (event.target !== event.currentTarget || event.defaultPrevented || disabled) return
        if (event.ctrlKey || event.metaKey || event.altKey) return
        if (pressKey(index, event)) event.preventDefault()
      },
    }
  }

  function handleOf(index: number): ReactNode {
    const dragging = drag?.handle === index
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
        {...handleEvents(index)}
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
        // Nobody should tab into what cannot be seen.
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
    'data-dragging': drag ? '' : undefined,
    className: classes.root,
    ref: useJoinedRef(root, ref),
    children: items.flatMap((item, index) =>
      index < items.length - 1 ? [panelOf(item, index), handleOf(index)] : [panelOf(item, index)],
    ),
  })
  if (!handleRef) return element

  const handle: SplitterHandle = {
    panels: Object.fromEntries(keys.map((key, index) => [key, panelHandle(index)])),
    getLayout: () => [...current.current],
    reset: () => change(fitLayout(rules, noSizes)),
  }
  return (
    <>
      {element}
      <GiveHandle handleRef={handleRef} handle={handle} />
    </>
  )
}

const noSizes: Readonly<Record<string, number>> = {}

/** The rules of the panels, the same object as long as they say the same. */
function useRules(items: readonly SplitterItem[], keys: readonly string[]): readonly PanelRule[] {
  const text = JSON.stringify(
    items.map((item, index) => [
      keys[index],
      item.defaultSize,
      item.minSize,
      item.maxSize,
      item.collapsible,
      item.collapsedSize,
    ]),
  )
  return useMemo(() => {
    const rules = toRules(items, keys)
    if (process.env.NODE_ENV !== 'production') checkDefaults(rules)
    return rules
    // The text stands for both.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [text])
}

/** What was saved, without what is no size. */
function toSizes(saved: object): Record<string, number> {
  return Object.fromEntries(
    Object.entries(saved).filter(([, size]) => typeof size === 'number' && size >= 0 && size <= 100),
  ) as Record<string, number>
}

function round(size: number): number {
  return Math.round(size * 1000) / 1000
}

function setMargin(node: HTMLElement | null, name: string, margin: number | undefined): void {
  if (margin === undefined) node?.style.removeProperty(name)
  else node?.style.setProperty(name, `${margin}px`)
}
