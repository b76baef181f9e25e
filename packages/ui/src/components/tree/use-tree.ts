'use client'

import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react'
import { isFromControl } from '../../primitives/focus/focusable.ts'
import { findTyped, isLetter, isTyping } from '../../primitives/text/typeahead.ts'
import { useControlled } from '../../system/use-controlled.ts'
import { warn } from '../../system/warn.ts'
import { isPossible, itemsAfter, placeByKey, type Place, type TreePosition } from './moves.ts'
import { findExpanded, TreeNodes, type TreeFields, type TreeKey, type TreeNode } from './nodes.ts'
import { between, cascade, findPartial, withNodes } from './selection.ts'
import { useLoads } from './use-loads.ts'

type ItemEvent = (event: Event, item: object) => void

/** A move as the caller hears of it, whatever the type of its items. */
export interface AnyMove {
  readonly item: object
  readonly target: object
  readonly position: TreePosition
  readonly items: object[]
}

export interface TreeOptions {
  items: readonly object[]
  fields: TreeFields
  value: TreeKey | readonly TreeKey[] | null | undefined
  defaultValue: TreeKey | readonly TreeKey[] | null | undefined
  onValueChange: ((value: never, item: never) => void) | undefined
  expanded: readonly TreeKey[] | undefined
  defaultExpanded: readonly TreeKey[] | undefined
  onExpandedChange: ((expanded: never) => void) | undefined
  multiple: boolean
  /** Whether a press takes the place of what is selected, or adds to it and takes away. */
  replaces: boolean
  propagate: boolean
  bubble: boolean
  disabled: boolean
  /** Whether a press on an item opens it as well. */
  opensOnPress: boolean
  onSelect: ItemEvent | undefined
  onToggle: ItemEvent | undefined
  loadChildren: ((item: object) => unknown) | undefined
  draggable: boolean | ((item: object) => boolean)
  canMove: ((move: AnyMove) => boolean) | undefined
  onMove: ((move: AnyMove) => void) | undefined
  root: RefObject<HTMLElement | null>
  /** Says something to those who do not see it. */
  say: (
    what: 'movedAfter' | 'movedBefore' | 'movedInside' | 'notLoaded' | 'notMoved',
    item: string,
    target?: string,
  ) => void
}

/** All that a tree knows and does, apart from how it looks. */
export function useTree(options: TreeOptions) {
  const { items, fields, multiple, replaces, propagate, bubble, root, say } = options
  const { valueKey, labelKey, getKey, canLoad } = fields
  const { loads, start, forget } = useLoads()

  const nodes = useMemo(
    () => new TreeNodes(items, { valueKey, labelKey, getKey, canLoad }, loads),
    [items, valueKey, labelKey, getKey, canLoad, loads],
  )

  const [firstExpanded] = useState(() => options.defaultExpanded ?? findExpanded(items, fields))
  const [expandedKeys, setExpanded] = useControlled(options.expanded, firstExpanded)
  const expanded = useMemo(() => new Set(expandedKeys.map(String)), [expandedKeys])
  const rows = useMemo(() => nodes.rows(expanded), [nodes, expanded])

  const [chosen, setChosen] = useControlled(options.value, options.defaultValue ?? null)
  const chosenKeys = useMemo(() => toList(chosen, multiple), [chosen, multiple])
  const selected = useMemo(() => {
    const keys = new Set(chosenKeys.map(String))
    return multiple && propagate && bubble ? cascade(keys, nodes) : keys
  }, [chosenKeys, multiple, propagate, bubble, nodes])
  const partial = useMemo(
    () => (multiple && bubble ? findPartial(selected, nodes) : noKeys),
    [multiple, bubble, selected, nodes],
  )

  const isDisabled = (node: TreeNode) => options.disabled || node.disabled

  // What the Tab key reaches: the item one was at, else the one in its place, else the selected one, else the first.
  const [active, setActive] = useState<{ key: string; index: number } | undefined>(undefined)
  const activeRow = useMemo(() => {
    if (rows.length === 0) return undefined
    const found = active && rows.findIndex((row) => row.key === active.key)
    if (found !== undefined && found >= 0) return found
    if (active) return Math.min(active.index, rows.length - 1)
    return selected.size === 0
      ? 0
      : Math.max(
          0,
          rows.findIndex((row) => selected.has(row.key)),
        )
  }, [rows, active, selected])

  /** Where a run of selected items begins. */
  const anchor = useRef<string | undefined>(undefined)

  function setSelection(next: ReadonlySet<string>, node: TreeNode): void {
    const given = new Map(chosenKeys.map((key) => [String(key), key]))
    const values = [...next].map((key) => given.get(key) ?? nodes.find(key)?.value ?? key)
    if (values.length === selected.size && [...next].every((key) => selected.has(key))) return
    const value = multiple ? values : (values[0] ?? null)
    setChosen(value)
    options.onValueChange?.(value as never, node.item as never)
  }

  function select(node: TreeNode, { shift = false, adds = false } = {}): void {
    if (isDisabled(node) || node.type !== 'item') return
    if (!asks(node, 'onSelect', options.onSelect)) return
    const rules = { nodes, propagate, bubble }
    if (!multiple) {
      setSelection(!replaces && selected.has(node.key) ? noKeys : new Set([node.key]), node)
    } else if (shift && anchor.current !== undefined) {
      setSelection(withNodes(replaces ? noKeys : selected, between(rows, anchor.current, node), true, rules), node)
    } else if (replaces && !adds) {
      setSelection(withNodes(noKeys, [node], true, rules), node)
    } else {
      setSelection(withNodes(selected, [node], !selected.has(node.key), rules), node)
    }
    if (!shift || anchor.current === undefined) anchor.current = node.key
  }

  function selectAll(node: TreeNode): void {
    const all = rows.filter((row) => row.type === 'item' && !isDisabled(row))
    const isOn = !all.every((row) => selected.has(row.key))
    setSelection(withNodes(selected, all, isOn, { nodes, propagate, bubble }), node)
  }

  function changeExpanded(next: readonly TreeKey[]): void {
    setExpanded(next)
    options.onExpandedChange?.(next as never)
  }

  /** Opens several items at once. */
  function open(some: readonly TreeNode[]): void {
    const closed = some.filter((node) => node.canToggle && !expanded.has(node.key))
    for (const node of closed) if (nodes.loadOf(node) === 'failed') forget(node.key)
    if (closed.length > 0) changeExpanded([...expandedKeys, ...closed.map((node) => node.value)])
  }

  function toggle(node: TreeNode): void {
    if (!node.canToggle || isDisabled(node) || !asks(node, 'onToggle', options.onToggle)) return
    if (!expanded.has(node.key)) return open([node])
    const current = activeRow === undefined ? undefined : rows[activeRow]
    // Who is inside would be lost.
    if (current && current !== node && isInside(current, node)) {
      if (hasFocus.current) focusNode(node)
      else setActive({ key: node.key, index: rows.indexOf(node) })
    }
    changeExpanded(expandedKeys.filter((key) => String(key) !== node.key))
  }

  // What is loaded once an item is open, by whatever means it was opened.
  const latest = useRef({ expandedKeys, changeExpanded })
  useEffect(() => {
    latest.current = { expandedKeys, changeExpanded }
  })
  const load = (node: TreeNode) => {
    const { children } = node.item as { children?: unknown }
    const fetch = () =>
      typeof children === 'function' ? (children as () => unknown)() : options.loadChildren?.(node.item)
    start(node.key, fetch, (result) => {
      if (!result.items) return say('notLoaded', node.label)
      const inner = findExpanded(result.items, fields, `${node.key}.`)
      const { expandedKeys: before, changeExpanded: change } = latest.current
      if (inner.length > 0) change([...before, ...inner])
    })
  }
  useEffect(() => {
    for (const row of rows) if (row.isWaiting && expanded.has(row.key) && !loads.has(row.key)) load(row)
    // It depends on what is open and on nothing else of a render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [rows, expanded, loads])

  function retry(node: TreeNode): void {
    forget(node.key)
    focusNode(node)
  }

  const pending = useRef<string | undefined>(undefined)
  const hasFocus = useRef(false)

  function focusNode(node: TreeNode): void {
    setActive({ key: node.key, index: Math.max(0, rows.indexOf(node)) })
    // A row that is not drawn yet gets the focus once it is.
    if (!focusRow(root.current, node.key)) pending.current = node.key
  }

  useLayoutEffect(() => {
    if (pending.current !== undefined && focusRow(root.current, pending.current)) pending.current = undefined
    // The row that had the focus is gone; the one in its place takes it.
    const key = activeRow === undefined ? undefined : rows[activeRow]?.key
    if (!hasFocus.current || key === undefined || document.activeElement !== document.body) return
    focusRow(root.current, key)
  })

  /** The row an event comes from, unless it belongs to something else in it. */
  function rowOf(event: { target: EventTarget; currentTarget: HTMLElement }): [TreeNode, HTMLElement] | undefined {
    const element = (event.target as Element).closest<HTMLElement>('[role="treeitem"]')
    if (!element || element.closest('[role="tree"]') !== event.currentTarget) return undefined
    const node = rows.find((row) => row.key === element.dataset.key)
    return node && [node, element]
  }

  function press(node: TreeNode, { shift = false, adds = false } = {}): void {
    if (node.type === 'failed') return retry(node.parent!)
    select(node, { shift, adds })
    if (options.opensOnPress && !shift && !adds) toggle(node)
  }

  function onClick(event: MouseEvent<HTMLElement>): void {
    if (event.defaultPrevented) return
    const found = rowOf(event)
    if (!found) return
    const [node, element] = found
    const target = event.target as Element
    const excluded = target.closest('[data-no-select]')
    if (isFromControl(target, element) || (excluded && element.contains(excluded))) return
    if (node.canToggle && target.closest('[data-toggle]')) toggle(node)
    else press(node, { shift: event.shiftKey, adds: event.ctrlKey || event.metaKey })
  }

  function onFocus(event: FocusEvent<HTMLElement>): void {
    hasFocus.current = true
    const found = rowOf(event)
    if (!found || event.target !== found[1]) return
    const [node] = found
    if (active?.key !== node.key) setActive({ key: node.key, index: rows.indexOf(node) })
  }

  function onBlur(event: FocusEvent<HTMLElement>): void {
    if (!event.currentTarget.contains(event.relatedTarget)) hasFocus.current = false
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const found = rowOf(event)
    if (event.defaultPrevented || !found || event.target !== found[1]) return
    if (pressKey(found[0], event)) event.preventDefault()
  }

  /** Returns whether the key was one of the tree's. */
  function pressKey(node: TreeNode, event: KeyboardEvent<HTMLElement>): boolean {
    const { key, shiftKey: shift, altKey } = event
    const adds = event.ctrlKey || event.metaKey
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const inwards = isRtl ? 'ArrowLeft' : 'ArrowRight'
    const outwards = isRtl ? 'ArrowRight' : 'ArrowLeft'
    const place = rows.indexOf(node)

    if (altKey) {
      const way =
        key === 'ArrowUp'
          ? 'up'
          : key === 'ArrowDown'
            ? 'down'
            : key === inwards
              ? 'in'
              : key === outwards
                ? 'out'
                : undefined
      if (!way || !canDrag(node)) return false
      moveByKey(node, way)
      return true
    }
    const goTo = (row: number) => {
      const next = rows[row]
      if (!next) return true
      focusNode(next)
      if (!shift || !multiple || next.type !== 'item') return true
      // Home and End take all between; an arrow takes the next one, and gives it back.
      if (key === 'Home' || key === 'End') {
        anchor.current = node.key
        select(next, { shift })
      } else {
        if (replaces) anchor.current ??= node.key
        select(next, { shift: replaces, adds: true })
      }
      return true
    }

    if (adds && !shift) {
      if (key.toLowerCase() === 'a' && multiple) {
        selectAll(node)
        return true
      }
      if (key !== ' ' && key !== 'Home' && key !== 'End') return false
    }
    if (key === 'ArrowDown') return goTo(place + 1)
    if (key === 'ArrowUp') return goTo(place - 1)
    if (key === 'Home' && (!shift || adds)) return goTo(0)
    if (key === 'End' && (!shift || adds)) return goTo(rows.length - 1)
    if (key === inwards) {
      if (!node.canToggle) return true
      if (!expanded.has(node.key)) toggle(node)
      else if (rows[place + 1]?.parent === node) goTo(place + 1)
      return true
    }
    if (key === outwards) {
      if (node.canToggle && expanded.has(node.key) && !isDisabled(node)) toggle(node)
      else if (node.parent) focusNode(node.parent)
      return true
    }
    if (key === 'Enter') {
      press(node, { shift, adds })
      return true
    }
    if (key === ' ' && !isTyping(root.current)) {
      if (node.type === 'failed') retry(node.parent!)
      else select(node, { shift, adds })
      return true
    }
    if (key === '*') {
      const closed = node.siblings.filter((each) => each.canToggle && !isDisabled(each) && !expanded.has(each.key))
      open(closed.filter((each) => asks(each, 'onToggle', options.onToggle)))
      return true
    }
    if (!isLetter(event)) return false
    const typed = findTyped(root.current, key, rows, place)
    if (typed) focusNode(typed)
    return true
  }

  const canDrag = (node: TreeNode) =>
    node.type === 'item' &&
    !isDisabled(node) &&
    (typeof options.draggable === 'function' ? options.draggable(node.item) : options.draggable)

  function toMove(node: TreeNode, { target, position }: Place): AnyMove {
    return {
      item: node.item,
      target: target.item,
      position,
      get items() {
        return itemsAfter(nodes, node, { target, position })
      },
    }
  }

  const isAllowed = (node: TreeNode, place: Place) =>
    isPossible(nodes, node, place) && !options.disabled && (options.canMove?.(toMove(node, place)) ?? true)

  function move(node: TreeNode, place: Place): void {
    const { target, position } = place
    options.onMove?.(toMove(node, place))
    say(
      position === 'inside' ? 'movedInside' : position === 'before' ? 'movedBefore' : 'movedAfter',
      node.label,
      target.label,
    )
    // Where it went has to be seen, and the one who moved it stays with it.
    if (position === 'inside' && target.canToggle) open([target])
    else if (position === 'inside') changeExpanded([...expandedKeys, target.value])
    pending.current = node.key
    setActive({ key: node.key, index: rows.indexOf(node) })
  }

  function moveByKey(node: TreeNode, way: 'up' | 'down' | 'in' | 'out'): void {
    const place = placeByKey(nodes, node, way)
    if (place && isAllowed(node, place)) move(node, place)
    else say('notMoved', node.label)
  }

  const handle = {
    focus(key: TreeKey) {
      const node = nodes.find(String(key))
      if (!node) return warn('Tree', `no item has the key "${key}", so none gets the focus. Pass the key of an item.`)
      open(ancestorsOf(node))
      pending.current = node.key
      setActive({ key: node.key, index: 0 })
    },
    expandAll() {
      open(nodes.all().filter((node) => !node.isWaiting))
    },
    collapseAll() {
      changeExpanded([])
    },
    reload(key: TreeKey) {
      forget(String(key))
    },
  }

  return {
    nodes,
    rows,
    expanded,
    selected,
    partial,
    activeRow,
    isDisabled,
    canDrag,
    isAllowed,
    move,
    open,
    select,
    toggle,
    retry,
    rowOf,
    hasLoads: loads.size > 0,
    handle,
    events: { onClick, onFocus, onBlur, onKeyDown },
  }
}

export type TreeState = ReturnType<typeof useTree>

const noKeys: ReadonlySet<string> = new Set<string>()

/** Tells an item and the tree what is about to happen. Returns whether both let it. */
function asks(node: TreeNode, name: 'onSelect' | 'onToggle', onTree: ItemEvent | undefined): boolean {
  const own = (node.item as { [Name in typeof name]?: unknown })[name]
  if (typeof own !== 'function' && !onTree) return true
  const event = new Event(name === 'onSelect' ? 'select' : 'toggle', { cancelable: true })
  if (typeof own === 'function') (own as (event: Event) => void).call(node.item, event)
  onTree?.(event, node.item)
  return !event.defaultPrevented
}

function toList(value: TreeKey | readonly TreeKey[] | null, multiple: boolean): readonly TreeKey[] {
  if (value === null) return []
  const isList = typeof value === 'object'
  if (isList !== multiple) {
    warn(
      'Tree',
      multiple
        ? 'the value is one key although several may be selected. Pass a list of keys.'
        : 'the value is a list although one item may be selected. Pass one key, or set multiple.',
    )
  }
  if (!isList) return [value]
  return multiple ? value : value.slice(0, 1)
}

function focusRow(root: HTMLElement | null, key: string): boolean {
  const row = root?.querySelector<HTMLElement>(`[role="treeitem"][data-key="${CSS.escape(key)}"]`)
  if (!row) return false
  // Of itself the browser would scroll the row to the middle.
  row.focus({ preventScroll: true })
  row.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  return true
}

function isInside(node: TreeNode, holder: TreeNode): boolean {
  for (let parent = node.parent; parent; parent = parent.parent) if (parent === holder) return true
  return false
}

function ancestorsOf(node: TreeNode): TreeNode[] {
  const ancestors: TreeNode[] = []
  for (let parent = node.parent; parent; parent = parent.parent) ancestors.push(parent)
  return ancestors
}
