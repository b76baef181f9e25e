'use client'

import { useState } from 'react'
import { openable, type Entry } from './entries.ts'

export interface SectionsOptions {
  entries: readonly Entry[]
  multiple: boolean
  /** Keys of the open items (controlled). */
  value: readonly string[] | undefined
  defaultValue: readonly string[] | undefined
  onChange: (open: readonly string[], entry: Entry) => void
  /** With `multiple` off, whether the open item can be closed. */
  collapsible: boolean
}

export interface Sections {
  isOpen: (entry: Entry) => boolean
  toggle: (entry: Entry) => void
  /** Key of the item that was toggled last. */
  moved: string | undefined
}

/** Which items of a vertical menu are open. The items above the current page open automatically. */
export function useSections(options: SectionsOptions): Sections {
  const { entries, multiple, value, defaultValue, onChange, collapsible } = options
  const all = openable(entries)
  const currentPath = all.filter((entry) => entry.holdsActive)

  const withCurrentPath = (open: Entry[]): readonly string[] => {
    for (const entry of currentPath) add(open, entry, multiple)
    return open.map(({ key }) => key)
  }
  const [own, setOwn] = useState<readonly string[]>(() => {
    const open: Entry[] = []
    for (const entry of all) {
      if (defaultValue?.includes(entry.key) ?? entry.item.defaultOpen) add(open, entry, multiple)
    }
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
function add(open: Entry[], entry: Entry, multiple: boolean): void {
  const { key, parent } = entry
  for (let at = open.length - 1; at >= 0; at--) {
    const other = open[at]!
    if (other.key === key || (!multiple && other.parent === parent)) open.splice(at, 1)
  }
  open.push(entry)
}

function nested(entries: readonly Entry[]): string[] {
  return entries.flatMap(({ key, parent }) => (parent ? key : []))
}
