'use client'

import { useEffect, useMemo, useRef, useState } from 'react'
import { useControlled } from '../../system/use-controlled.ts'
import { findExpanded, TreeNodes, type TreeFields, type TreeKey, type TreeNode } from './nodes.ts'
import { useLoads } from './use-loads.ts'

interface ExpansionOptions {
  items: readonly object[]
  fields: TreeFields
  expanded: readonly TreeKey[] | undefined
  defaultExpanded: readonly TreeKey[] | undefined
  onExpandedChange: ((expanded: never) => void) | undefined
  loadChildren: ((item: object) => unknown) | undefined
  onLoadError: (node: TreeNode) => void
}

/** The nodes of a tree, and which of them are expanded. Children that are loaded on demand are loaded here. */
export function useTreeExpansion(options: ExpansionOptions) {
  const { items, fields } = options
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

  function setExpandedKeys(next: readonly TreeKey[]): void {
    setExpanded(next)
    options.onExpandedChange?.(next as never)
  }

  /** Expands several nodes in one change. */
  function expand(some: readonly TreeNode[]): void {
    const collapsed = some.filter((node) => node.canToggle && !expanded.has(node.key))
    for (const node of collapsed) if (nodes.loadOf(node) === 'failed') forget(node.key)
    if (collapsed.length > 0) setExpandedKeys([...expandedKeys, ...collapsed.map((node) => node.value)])
  }

  function collapse(node: TreeNode): void {
    setExpandedKeys(expandedKeys.filter((key) => String(key) !== node.key))
  }

  const latest = useRef({ expandedKeys, setExpandedKeys })
  useEffect(() => {
    latest.current = { expandedKeys, setExpandedKeys }
  })
  function load(node: TreeNode): void {
    const { children } = node.item as { children?: unknown }
    const fetch = () =>
      typeof children === 'function' ? (children as () => unknown)() : options.loadChildren?.(node.item)
    start(node.key, fetch, (result) => {
      if (!result.items) return options.onLoadError(node)
      const inner = findExpanded(result.items, fields, `${node.key}.`)
      const now = latest.current
      if (inner.length > 0) now.setExpandedKeys([...now.expandedKeys, ...inner])
    })
  }
  useEffect(() => {
    for (const row of rows) if (row.isWaiting && expanded.has(row.key) && !loads.has(row.key)) load(row)
    // Loading depends only on which nodes are expanded, not on the options of a render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [rows, expanded, loads])

  return { nodes, rows, expanded, expandedKeys, setExpandedKeys, expand, collapse, forget, hasLoads: loads.size > 0 }
}

export type TreeExpansion = ReturnType<typeof useTreeExpansion>
