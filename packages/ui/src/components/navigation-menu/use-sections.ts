'use client'

import { useState } from 'react'
import { openable } from './entries.ts'

/** An item of a tree that can be opened. */
export interface SectionEntry<Entry> {
  /** A key that is unique among all items. */
  readonly key: string
  readonly item: { readonly open?: boolean }
  readonly parent: Entry | undefined
  readonly children: readonly Entry[]
  /** Whether it has something to open. */
  readonly opens: boolean
  /** Whether an item below it links to the current page. */
  readonly holdsActive: boolean
}

export interface SectionsOptions<Entry> {
  entries: readonly Entry[]
  multiple: boolean
  /** Keys of the open items (controlled). */
  value: readonly string[] | undefined
  isInitiallyOpen: (entry: Entry) => boolean
  /** Whether the items above the current page open, initially and after navigation. */
  followsPage: boolean
  onChange: (open: readonly string[], entry: Entry) => void
  /** With `multiple` off, whether the open item can be closed. */
  collapsible: boolean
}

export interface Sections<Entry> {
  isOpen: (entry: Entry) => boolean
  toggle: (entry: Entry) => void
  /** Key of the item that was toggled last. */
  moved: string | undefined
}

/** Which items of a tree are open. */
export function useSections<Entry extends SectionEntry<Entry>>(options: SectionsOptions<Entry>): Sections<Entry> {
  const { entries, multiple, value, isInitiallyOpen, followsPage, onChange, collapsible } = options
  const all = openable(entries)
  const currentPath = followsPage ? all.filter((entry) => entry.holdsActive) : []

  const withCurrentPath = (open: Entry[]): readonly string[] => {
    for (const entry of currentPath) add(open, entry, multiple)
    return open.map(({ key }) => key)
  }
  const [own, setOwn] = useState<readonly string[]>(() => {
    const open: Entry[] = []
    for (const entry of all) if (isInitiallyOpen(entry)) add(open, entry, multiple)
    return withCurrentPath(open)
  })
  const [moved, setMoved] = useState<string>()

  // After navigation, the sections of the new page open. Sections that are open stay open.
  const path = currentPath.map(({ key }) => key).join('\n')
  const [lastPath, setLastPath] = useState(path)
  if (path !== lastPath) {
    setLastPath(path)
    setOwn(withCurrentPath(all.filter(({ key }) => own.includes(key))))
  }

  // With one open item at a time, `value` controls the first level only. Lower levels are uncontrolled.
  const open = value && !multiple ? [...value, ...nested(all.filter(({ key }) => own.includes(key)))] : (value ?? own)
  const isOpen = ({ item, key }: Entry) => item.open ?? open.includes(key)

  function toggle(entry: Entry): void {
    const opens = !isOpen(entry)
    if (!opens && !multiple && !collapsible) return
    const next = all.filter((other) => other !== entry && open.includes(other.key))
    if (opens) add(next, entry, multiple)
    setOwn(next.map(({ key }) => key))
    setMoved(entry.key)
    const reported = multiple ? next : next.filter(({ parent }) => !parent)
    if (multiple || !entry.parent)
      onChange(
        reported.map(({ key }) => key),
        entry,
      )
  }

  return { isOpen, toggle, moved }
}

/** Opens an item. If only one may be open at a time, closes its siblings. */
function add<Entry extends SectionEntry<Entry>>(open: Entry[], entry: Entry, multiple: boolean): void {
  const { key, parent } = entry
  for (let at = open.length - 1; at >= 0; at--) {
    const other = open[at]!
    if (other.key === key || (!multiple && other.parent === parent)) open.splice(at, 1)
  }
  open.push(entry)
}

function nested(entries: readonly { readonly key: string; readonly parent: unknown }[]): string[] {
  return entries.flatMap(({ key, parent }) => (parent ? key : []))
}
