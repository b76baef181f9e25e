'use client'

import { useMemo, useRef } from 'react'
import { useControlled } from '../../system/use-controlled.ts'
import { warn } from '../../system/warn.ts'
import { confirmEvent, type ItemEvent } from './confirm-event.ts'
import type { TreeKey, TreeNode, TreeNodes } from './nodes.ts'
import { between, cascade, findPartial, withNodes } from './selection.ts'

interface SelectionOptions {
  value: TreeKey | readonly TreeKey[] | null | undefined
  defaultValue: TreeKey | readonly TreeKey[] | null | undefined
  onValueChange: ((value: never, item: never) => void) | undefined
  multiple: boolean
  /** Whether a press replaces the selection. If false, it toggles the item. */
  replaces: boolean
  propagate: boolean
  bubble: boolean
  onSelect: ItemEvent | undefined
}

/** Modifier keys of a press. */
export interface PressModifiers {
  /** Shift selects a range. */
  shift?: boolean
  /** Ctrl or Cmd adds to the selection. */
  adds?: boolean
}

/** The selected nodes of a tree. */
export function useTreeSelection(
  options: SelectionOptions,
  nodes: TreeNodes,
  rows: readonly TreeNode[],
  isDisabled: (node: TreeNode) => boolean,
) {
  const { multiple, replaces, propagate, bubble } = options
  const [value, setValue] = useControlled(options.value, options.defaultValue ?? null)
  const keys = useMemo(() => toList(value, multiple), [value, multiple])
  const selected = useMemo(() => {
    const texts = new Set(keys.map(String))
    return multiple && propagate && bubble ? cascade(texts, nodes) : texts
  }, [keys, multiple, propagate, bubble, nodes])
  const partial = useMemo(
    () => (multiple && bubble ? findPartial(selected, nodes) : noKeys),
    [multiple, bubble, selected, nodes],
  )
  /** Key of the row at which a range starts. */
  const anchor = useRef<string | undefined>(undefined)
  const rules = { nodes, propagate, bubble }

  function setSelection(next: ReadonlySet<string>, node: TreeNode): void {
    const given = new Map(keys.map((key) => [String(key), key]))
    const values = [...next].map((key) => given.get(key) ?? nodes.find(key)?.value ?? key)
    if (values.length === selected.size && [...next].every((key) => selected.has(key))) return
    const nextValue = multiple ? values : (values[0] ?? null)
    setValue(nextValue)
    options.onValueChange?.(nextValue as never, node.item as never)
  }

  function select(node: TreeNode, { shift = false, adds = false }: PressModifiers = {}): void {
    if (isDisabled(node) || node.type !== 'item') return
    if (!confirmEvent(node, 'onSelect', options.onSelect)) return
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

  /** Selects all enabled rows, or clears them if all are selected. */
  function selectAll(node: TreeNode): void {
    const all = rows.filter((row) => row.type === 'item' && !isDisabled(row))
    const isOn = !all.every((row) => selected.has(row.key))
    setSelection(withNodes(selected, all, isOn, rules), node)
  }

  /** Selects all rows from one to another. */
  function selectRange(from: TreeNode, to: TreeNode): void {
    anchor.current = from.key
    select(to, { shift: true })
  }

  /** Selects the next row while Shift is held. In `toggle` mode, going back unselects it. */
  function extendTo(from: TreeNode, to: TreeNode): void {
    if (replaces) anchor.current ??= from.key
    select(to, { shift: replaces, adds: true })
  }

  return { selected, partial, select, selectAll, selectRange, extendTo }
}

const noKeys: ReadonlySet<string> = new Set<string>()

function toList(value: TreeKey | readonly TreeKey[] | null, multiple: boolean): readonly TreeKey[] {
  if (value === null) return []
  const isList = typeof value === 'object'
  if (isList !== multiple) {
    warn(
      'Tree',
      multiple
        ? 'the value is one key although several items can be selected. Pass a list of keys.'
        : 'the value is a list although only one item can be selected. Pass one key, or set multiple.',
    )
  }
  if (!isList) return [value]
  return multiple ? value : value.slice(0, 1)
}
