'use client'

import { useRef, useState, type HTMLAttributes, type ReactNode, type Ref } from 'react'
import type { ClassValue } from '../system/component-override.ts'
import { fillText } from '../system/fill-text.ts'
import { useFrond } from '../system/frond-context.ts'
import type { Slot } from '../system/slots.ts'
import type { FieldName, ItemValue } from '../primitives/items/item-key.ts'
import { GiveHandle } from '../primitives/list/extras.tsx'
import { messagesOf } from '../system/messages.ts'
import { joinProps, renderElement, type RenderProp } from '../system/render-element.ts'
import { resolveClasses, type Classes } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { useJoinedRef } from '../system/use-joined-ref.ts'
import { warn } from '../system/warn.ts'
import { tree as english } from '../locale/en.ts'
import type { Color } from '../theme/color-names.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import type { ThemeOption } from '../theme/theme-options.ts'
import { treeTheme } from '../theme/tree.ts'
import type { IconValue } from './Icon.tsx'
import type { TreePosition } from './tree/moves.ts'
import { ownKey, type TreeKey } from './tree/nodes.ts'
import { splitTreeProps, type ResolvedTreeProps } from './tree/tree-options.ts'
import { treeRows } from './tree/tree-rows.tsx'
import { useTree } from './tree/use-tree.ts'
import { useTreeDrag } from './tree/use-tree-drag.ts'
import { useTreeWindow, type TreeWindowSettings } from './tree/use-tree-window.ts'

export type { TreeKey } from './tree/nodes.ts'
export type { TreePosition } from './tree/moves.ts'
export type { TreeWindowSettings } from './tree/use-tree-window.ts'

type Part = SlotOf<typeof treeTheme>

export interface TreeItem {
  /** Text of the item. */
  label?: string
  /** Icon before the text, in place of that of the tree. */
  icon?: IconValue
  /** Icon at the end, in place of that of the tree. */
  trailingIcon?: IconValue
  /** Identifies the item. @default its `id`, else its place such as `0.2` */
  value?: TreeKey
  /** What lies in the item, or a function that loads it when the item is opened. */
  children?: readonly object[] | (() => readonly object[] | PromiseLike<readonly object[]>)
  /** Says that there is something in the item, which `loadChildren` of the tree loads when it is opened. */
  hasChildren?: boolean
  /** Opens the item at first. */
  defaultExpanded?: boolean
  /** Keeps the item from being selected, opened and moved. */
  disabled?: boolean
  /** Called when the item is pressed. `event.preventDefault()` keeps it from being selected. */
  onSelect?: (event: Event) => void
  /** Called when the item is about to open or close. `event.preventDefault()` keeps it as it is. */
  onToggle?: (event: Event) => void
  /** Replaces what is in the row of this item. */
  render?: (args: TreeSlotArgs<TreeItem>) => ReactNode
  /** Classes for the row of this item. */
  className?: ClassValue
  /** Extra classes for each part of this item. */
  ui?: { [P in Part]?: ClassValue }
}

/**
 * The type of all items of a tree: those given, and those in them.
 *
 * @shown Item
 */
export type TreeItemOf<Item, Depth extends 0[] = []> = Depth['length'] extends 8
  ? Item
  : Item extends { readonly children?: infer Children }
    ? ChildOf<Children> extends infer Child
      ? [Child] extends [never]
        ? Item
        : [Child] extends [Item]
          ? Item
          : Item | TreeItemOf<Child, [...Depth, 0]>
      : Item
    : Item

type ChildOf<Children> = Children extends readonly (infer Child)[]
  ? Child
  : Children extends () => infer Result
    ? Awaited<Result> extends readonly (infer Child)[]
      ? Child
      : never
    : never

/** What the parts of an item know. */
export interface TreeSlotArgs<Item> {
  item: Item
  /** Its place among its siblings. */
  index: number
  /** How deep it lies; 1 is outermost. */
  level: number
  expanded: boolean
  selected: boolean
  /** Part of what lies in it is selected. */
  indeterminate: boolean
  disabled: boolean
  /** What lies in it is on its way. */
  loading: boolean
  /** Selects the item as a press does. */
  handleSelect: () => void
  /** Opens or closes the item. */
  handleToggle: () => void
  /** The classes of each part. */
  ui: Classes<Part>
}

/** What a tree selects: one key or `null`, or with `multiple` a list of keys. */
export type TreeValue<Key, Multiple extends boolean> = Multiple extends true ? Key[] : Key | null

/** A move that was made, or that one asks about. */
export interface TreeMove<Item, Root = Item> {
  /** What is moved. */
  item: Item
  /** The item it goes to. */
  target: Item
  /** Where that is: before or after the target, or at the end of what lies in it. */
  position: TreePosition
  /** All items as they are after the move. What is not touched stays the same object. */
  readonly items: Root[]
}

export interface TreeHandle {
  /** Opens what an item lies in, and gives it the focus. */
  focus: (key: TreeKey) => void
  /** Opens every item that is known; nothing is loaded for it. */
  expandAll: () => void
  /** Closes every item. */
  collapseAll: () => void
  /** Loads what lies in an item again. */
  reload: (key: TreeKey) => void
}

export interface TreeProps<
  Item extends object = TreeItem,
  ValueKey extends string = 'value',
  Multiple extends boolean = false,
  Key extends TreeKey = ItemValue<TreeItemOf<Item>, ValueKey>,
> extends Omit<
  HTMLAttributes<HTMLUListElement>,
  'className' | 'children' | 'color' | 'defaultValue' | 'draggable' | 'onSelect' | 'onToggle'
> {
  /** The items, with what lies in them as `children`. They may be of any type: `labelKey`, `valueKey` and the slots say what is shown. */
  items?: readonly Item[]
  /** Color of what is selected. @default 'primary' */
  color?: Color
  /** Height of the rows, and with it text and icons. @default 'md' */
  size?: ThemeOption<typeof treeTheme, 'size'>
  /** Key of an item, in place of a field. */
  getKey?: (item: TreeItemOf<Item>) => Key
  /** Field that identifies an item. @default 'value' */
  valueKey?: ValueKey
  /** Field with the text of an item. @default 'label' */
  labelKey?: FieldName<Item>
  /** Icon at the end of what can be opened. @default the icon of the role `chevronDown` */
  trailingIcon?: IconValue
  /** Icon of what is open. @default the icon of the role `folderOpen` */
  expandedIcon?: IconValue
  /** Icon of what can be opened. @default the icon of the role `folder` */
  collapsedIcon?: IconValue
  /** The key of the selected item, or `null`. With `multiple` a list of keys. */
  value?: TreeValue<NoInfer<Key>, Multiple> | null
  /** The key that is selected at first. */
  defaultValue?: TreeValue<NoInfer<Key>, Multiple> | null
  /** Called with what is selected and the item that was pressed. */
  onValueChange?: (value: TreeValue<NoInfer<Key>, Multiple>, item: TreeItemOf<Item>) => void
  /** The keys of the open items. */
  expanded?: readonly NoInfer<Key>[]
  /** The keys of the items that are open at first. @default the items with `defaultExpanded` */
  defaultExpanded?: readonly NoInfer<Key>[]
  /** Called with the keys of the open items. */
  onExpandedChange?: (expanded: NoInfer<Key>[]) => void
  /** Lets several items be selected. @default false */
  multiple?: Multiple
  /** Whether a press changes the state of one item, or selects it in place of all others; Ctrl or Cmd then adds, Shift takes a run. @default 'toggle' with `multiple`, else 'replace' */
  selectionBehavior?: 'toggle' | 'replace'
  /** Selects what lies in an item together with it. Needs `multiple`. @default false */
  propagateSelect?: boolean
  /** Selects an item when all that lies in it is selected, and marks it when a part is. Needs `multiple`. @default false */
  bubbleSelect?: boolean
  /** Shows a box to tick before each item. A press on an item then does not open it. @default false */
  checkbox?: boolean
  /** Keeps items from being selected, opened and moved. @default false */
  disabled?: boolean
  /** Puts lists into one another. Without it the tree is one flat list that says how deep each item lies. @default true */
  nested?: boolean
  /** Draws only the rows in sight, as one flat list: always, never, or with `auto` above 100 of them. An object tunes it. @default 'auto' */
  virtualize?: boolean | 'auto' | TreeWindowSettings
  /** Loads what lies in an item with `hasChildren`, when it is opened. */
  loadChildren?: (item: TreeItemOf<Item>) => readonly object[] | PromiseLike<readonly object[]>
  /** Lets items be moved, by drag or with Alt and the arrow keys; a function says which. `onMove` has to take the new order. @default false */
  draggable?: boolean | ((item: TreeItemOf<Item>) => boolean)
  /** Says whether an item may be moved to a place. */
  canMove?: (move: TreeMove<TreeItemOf<Item>, Item>) => boolean
  /** Called when an item was moved, with the items in their new order. */
  onMove?: (move: TreeMove<TreeItemOf<Item>, Item>) => void
  /** Called when an item is pressed. `event.preventDefault()` keeps it from being selected. */
  onSelect?: (event: Event, item: TreeItemOf<Item>) => void
  /** Called when an item is about to open or close. `event.preventDefault()` keeps it as it is. */
  onToggle?: (event: Event, item: TreeItemOf<Item>) => void
  /** Replaces the whole row of an item, with its look. */
  itemWrapper?: Slot<TreeSlotArgs<TreeItemOf<Item>>>
  /** Replaces what is in the row of an item. */
  item?: Slot<TreeSlotArgs<TreeItemOf<Item>>>
  /** Replaces the icon before the text. */
  itemLeading?: Slot<TreeSlotArgs<TreeItemOf<Item>>>
  /** Replaces the text. */
  itemLabel?: Slot<TreeSlotArgs<TreeItemOf<Item>>>
  /** Replaces the icon at the end. */
  itemTrailing?: Slot<TreeSlotArgs<TreeItemOf<Item>>>
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  /** Changes the element that is rendered. */
  render?: RenderProp
  ref?: Ref<HTMLUListElement>
  /** Opens, closes, focuses and reloads items from outside. */
  handleRef?: Ref<TreeHandle>
}

const defaults = {
  color: 'primary',
  size: 'md',
  valueKey: 'value',
  labelKey: 'label',
  propagateSelect: false,
  bubbleSelect: false,
  checkbox: false,
  disabled: false,
  nested: true,
  virtualize: 'auto',
  draggable: false,
} as const

/** Above so many rows the tree draws only those in sight. */
const AUTO_ROWS = 100

const rowHeights: Readonly<Record<string, number>> = { xs: 24, sm: 28, md: 32, lg: 36, xl: 40 }

/** Nested items that open, close and can be selected. */
export function Tree<
  Item extends TreeItem & object,
  const ValueKey extends string = 'value',
  const Multiple extends boolean = false,
  Key extends TreeKey = ItemValue<TreeItemOf<Item>, ValueKey>,
>(ownProps: TreeProps<Item, ValueKey, Multiple, Key>) {
  const frond = useFrond()
  const props = resolveProps(frond, treeTheme, defaults, ownProps)
  if (process.env.NODE_ENV !== 'production') checkProps(props)
  // The cast is safe: the generics only narrow the caller's types and are erased here.
  const { options, rest } = splitTreeProps(props as unknown as ResolvedTreeProps)
  const {
    color,
    size,
    trailingIcon,
    expandedIcon,
    collapsedIcon,
    propagateSelect,
    bubbleSelect,
    checkbox,
    disabled,
    nested,
    virtualize,
    draggable,
    itemWrapper,
    item,
    itemLeading,
    itemLabel,
    itemTrailing,
    className,
    ui,
    render,
    ref,
    handleRef,
    ...attributes
  } = rest
  const { multiple } = options
  const root = useRef<HTMLUListElement>(null)
  const [announcement, setAnnouncement] = useState('')
  const messages = messagesOf(frond, 'tree', english)
  const tree = useTree({
    ...options,
    root,
    announce: (message, label, target = '') => setAnnouncement(fillText(messages[message], { item: label, target })),
  })
  const { rows } = tree
  const drag = useTreeDrag(tree)

  const windowed = virtualize === 'auto' ? rows.length > AUTO_ROWS : Boolean(virtualize)
  const flat = windowed || !nested
  const rowWindow = useTreeWindow({
    isOn: windowed,
    rows,
    settings: typeof virtualize === 'object' ? virtualize : undefined,
    rowHeight: rowHeights[size] ?? 32,
    root,
  })

  const classes = resolveClasses(
    frond,
    treeTheme,
    { color, size, boxes: checkbox, flat, virtualize: windowed },
    ui,
    className,
  )
  const view = {
    tree,
    drag,
    frond,
    classes,
    flat,
    multiple,
    ticks: multiple && (checkbox || propagateSelect || bubbleSelect),
    draggable,
    messages,
    checkbox,
    trailingIcon,
    expandedIcon,
    collapsedIcon,
    item,
    itemWrapper,
    itemLeading,
    itemLabel,
    itemTrailing,
  }

  const element = renderElement('ul', render, {
    'data-slot': 'tree',
    ...joinProps(draggable === false ? tree.events : { ...tree.events, ...drag.events }, attributes),
    role: 'tree',
    'aria-multiselectable': multiple || undefined,
    'aria-disabled': disabled || undefined,
    className: classes.root,
    ref: useJoinedRef(root, ref),
    children: treeRows(view, rowWindow),
  })

  const hasAnnouncements = draggable !== false || tree.hasLoads
  if (!hasAnnouncements && !handleRef) return element
  return (
    <>
      {element}
      {hasAnnouncements && (
        <span role="status" className={classes.status} data-slot="status">
          {announcement}
        </span>
      )}
      {handleRef && <GiveHandle handleRef={handleRef} handle={tree.handle} />}
    </>
  )
}

function checkProps(props: {
  multiple?: boolean
  propagateSelect?: boolean
  bubbleSelect?: boolean
  draggable: unknown
  onMove?: unknown
  items?: readonly object[]
  getKey?: unknown
  valueKey: string
}): void {
  const { multiple, propagateSelect, bubbleSelect, draggable, onMove, items = [], getKey, valueKey } = props
  if (!multiple && (propagateSelect || bubbleSelect))
    warn('Tree', 'propagateSelect and bubbleSelect select several items. Set multiple as well.')
  if (draggable === false) return
  if (!onMove) warn('Tree', 'items can be dragged, but nothing happens when they are. Take the new order in onMove.')
  const bare = items.find(
    (item) => typeof item === 'object' && item !== null && !getKey && ownKey(item, { valueKey }) === undefined,
  )
  if (bare)
    warn('Tree', `items that move need keys that stay with them. Give each item its own "${valueKey}", or pass getKey.`)
}
