'use client'

import { useMemo, useState } from 'react'
import type { Entry, ListFields } from '../../primitives/items/list-items.ts'
import { groupsOf } from './palette-groups.ts'
import type { CommandPaletteGroup, CommandPaletteItem } from './palette-types.ts'

type Item = CommandPaletteItem

/** An item whose children are shown. Group and key find it again if the caller passes new items. */
interface Level {
  readonly item: Item
  readonly groupId: string
  readonly key: string
  /** Index of the row of the item. */
  readonly index: number
}

/** The groups that a palette shows: those of the caller, or the children of the item that was entered last. */
export function usePaletteLevels(ownGroups: readonly CommandPaletteGroup<Item>[], fields: ListFields) {
  const [levels, setLevels] = useState<readonly Level[]>([])
  const top = useMemo(() => groupsOf(ownGroups, fields), [ownGroups, fields])
  const groups = useMemo(() => {
    let shown = top
    levels.forEach(({ item, groupId, key }, depth) => {
      const entries = shown.find(({ group }) => group.id === groupId)?.entries
      const { label, children } = entries?.find((entry) => entry.key === key)?.item ?? item
      shown = groupsOf([{ id: `level-${depth + 1}`, label, items: children }], fields)
    })
    return shown
  }, [top, levels, fields])

  return {
    groups,
    depth: levels.length,
    /** The item whose children are shown. */
    opened: levels.at(-1)?.item,
    /** Shows the children of an item. */
    enter(entry: Entry<Item>): void {
      const { group } = groups.find(({ number }) => number === entry.section)!
      setLevels([...levels, { item: entry.item, groupId: group.id, key: entry.key, index: entry.index }])
    },
    /** Shows the level above. Returns the index of the row that led here. */
    leave(): number | undefined {
      setLevels(levels.slice(0, -1))
      return levels.at(-1)?.index
    },
  }
}

export type PaletteLevels = ReturnType<typeof usePaletteLevels>
