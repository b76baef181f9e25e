'use client'

import { useState } from 'react'
import { openable, type Entry } from './entries.ts'

export interface SectionsOptions {
  entries: readonly Entry[]
  multiple: boolean
  /** The open items, where the caller decides. */
  value: readonly string[] | undefined
  defaultValue: readonly string[] | undefined
  onChange: (open: readonly string[], entry: Entry) => void
  /** Lets the open one of several be closed. */
  collapsible: boolean
}

export interface Sections {
  isOpen: (entry: Entry) => boolean
  toggle: (entry: Entry) => void
  /** The item that was toggled last. */
  moved: string | undefined
}

/** Which items of a vertical menu are open. Those that lead to the page one is at open by themselves. */
export function useSections(options: SectionsOptions): Sections {
  const { entries, multiple, value, defaultValue, onChange, collapsible } = options
  const all = openable(entries)
  const here = all.filter((entry) => entry.holdsActive)

  const withHere = (open: Entry[]): readonly string[] => {
    for (const entry of here) add(open, entry, multiple)
    return open.map(({ key }) => key)
  }
  const [own, setOwn] = useState<readonly string[]>(() => {
    const open: Entry[] = []
    for (const entry of all) {
      if (defaultValue?.includes(entry.key) ?? entry.item.defaultOpen) add(open, entry, multiple)
    }
    return withHere(open)
  })
  const [moved, setMoved] = useState<string>()

  // One has come to another page: its section opens, and those that were opened stay.
  const path = here.map(({ key }) => key).join('\n')
  const [lastPath, setLastPath] = useState(path)
  if (path !== lastPath) {
    setLastPath(path)
    setOwn(withHere(all.filter(({ key }) => own.includes(key))))
  }

  // Of a single menu the caller knows the first level; what is below keeps its own state.
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

/** Opens an item, and closes those beside it where one at a time is open. */
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
