import { foldedField } from '../../primitives/list/filter-list.ts'
import { findKey, type KeyOptions } from '../../primitives/items/item-key.ts'
import type { Entry, ListFields } from '../../primitives/items/list-items.ts'
import { normalizeItem, normalizeKey } from '../../primitives/items/normalize-items.ts'
import { warn } from '../../system/warn.ts'
import type { CommandPaletteGroup, CommandPaletteItem } from './palette-types.ts'
import { APART, hasWords, INSIDE, NO_MATCH, rankWords, TYPO, type Query } from '../../primitives/text/match-text.ts'

type Item = CommandPaletteItem
type Group = CommandPaletteGroup<Item>

/** Each group has its own range of row indexes, so that a row keeps its index if other groups change. */
const GROUP_ROWS = 1_000_000

/** A group with its items as rows, and the folded texts to search them. */
export interface PaletteGroup {
  readonly group: Group
  readonly number: number
  readonly heading: Entry<Item> | undefined
  readonly entries: readonly Entry<Item>[]
  readonly folded: Map<string, readonly string[]>
}

type PaletteRows = Pick<PaletteGroup, 'entries' | 'folded'>

const made = new WeakMap<readonly Item[], { name: string; rows: PaletteRows }>()

/** The groups of a palette. Rows are cached by the array of items, because callers often pass new groups with the same items. */
export function groupsOf(groups: readonly Group[], fields: ListFields): readonly PaletteGroup[] {
  const keys = new Set<string>()
  return groups.flatMap((group, number): PaletteGroup[] => {
    if (!group.id) {
      warn(
        'CommandPalette',
        `the group ${group.label ? `"${group.label}"` : `number ${number + 1}`} has no id, so it is not shown. Give each group an "id".`,
      )
      return []
    }
    if (keys.has(group.id)) {
      warn('CommandPalette', `two groups have the id "${group.id}". Give each group its own "id".`)
    }
    keys.add(group.id)
    const rows = rowsOf(group, number, fields)
    return [{ ...rows, group, number, heading: group.label ? headingOf(group.label, number) : undefined }]
  })
}

function rowsOf(group: Group, number: number, fields: ListFields): PaletteRows {
  const items = group.items ?? []
  const name = `${group.id}|${number}|${fields.valueKey}|${fields.labelKey}`
  const known = made.get(items)
  if (known?.name === name) return known.rows
  const taken = new Set<string>()
  const keys = keyOptions(group, fields, taken)
  const rows = {
    entries: items.map((item, place) => {
      const entry = toEntry(item, place, group, number, fields, keys)
      taken.add(entry.key)
      return entry
    }),
    folded: new Map<string, readonly string[]>(),
  }
  made.set(items, { name, rows })
  return rows
}

function keyOptions({ id }: Group, { valueKey }: ListFields, taken: KeyOptions['taken']): KeyOptions {
  const advice = `Give each item of the group "${id}" its own "${valueKey}".`
  return { componentName: 'CommandPalette', valueKey, taken, advice }
}

function toEntry(
  item: Item,
  place: number,
  group: Group,
  number: number,
  { valueKey, labelKey }: ListFields,
  keys: KeyOptions,
): Entry<Item> {
  const { label, disabled } = normalizeItem(item, labelKey)
  const { key, value } = normalizeKey(findKey(item, valueKey) ?? `${group.id}-${place}`, place, keys)
  return {
    item,
    type: 'item',
    index: number * GROUP_ROWS + place + 1,
    section: number,
    key,
    value,
    label,
    disabled: disabled || Boolean(item.loading),
  }
}

/** The index of an item in its group. */
export function indexInGroup(entry: Entry): number {
  return (entry.index % GROUP_ROWS) - 1
}

function headingOf(label: string, number: number): Entry<Item> {
  return {
    // Nothing reads the item of a heading.
    item: {} as Item,
    type: 'label',
    index: number * GROUP_ROWS,
    section: number,
    key: '',
    value: '',
    label,
    disabled: false,
  }
}

export interface PaletteFilter {
  readonly term: string
  readonly query: Query | undefined
  readonly fields: ListFields
  /** Fields that are searched, the most important first. */
  readonly filterFields: readonly string[]
  readonly perGroup: number
  readonly total: number
  readonly preserveGroupOrder: boolean
}

interface Found {
  readonly of: PaletteGroup
  readonly entries: readonly Entry<Item>[]
  /** The best rank among the entries. */
  readonly best: number
}

/** The rows to show: headings and matching items, the group with the best match first. */
export function filterGroups(groups: readonly PaletteGroup[], filter: PaletteFilter): readonly Entry<Item>[] {
  const { query } = filter
  const found = query ? searchGroups(groups, query, filter) : groups.map((of) => ({ of, entries: of.entries, best: 0 }))

  const rows: Entry<Item>[] = []
  let left = filter.total
  for (const { of, entries } of found) {
    const shown = afterFilter(of, entries, filter)
    if (shown.length === 0 || left <= 0) continue
    if (of.heading) rows.push(of.heading)
    for (let place = 0; place < shown.length && left > 0; place++, left--) rows.push(shown[place]!)
  }
  return rows
}

function searchGroups(groups: readonly PaletteGroup[], query: Query, filter: PaletteFilter): Found[] {
  const searched = groups.filter(({ group }) => !group.ignoreFilter)
  let found = findIn(searched, query, filter, false)
  // Matches with a typo would only distract from good matches.
  const isGood = found.some(({ best }) => best < INSIDE * filter.filterFields.length)
  if (!isGood && query.allowsTypo) found = findIn(searched, query, filter, true)
  if (!filter.preserveGroupOrder) found.sort((one, other) => one.best - other.best)

  // A group that ignores the filter stays after the groups that precede it.
  for (const of of groups) {
    if (!of.group.ignoreFilter) continue
    const before = found.findLastIndex(({ of: { number } }) => number < of.number)
    found.splice(before + 1, 0, { of, entries: of.entries, best: 0 })
  }
  return found
}

function findIn(groups: readonly PaletteGroup[], query: Query, filter: PaletteFilter, typo: boolean): Found[] {
  return groups.map((of) => searchGroup(of, query, filter, typo)).filter(({ entries }) => entries.length > 0)
}

function searchGroup(of: PaletteGroup, query: Query, filter: PaletteFilter, typo: boolean): Found {
  const { entries } = of
  const texts = filter.filterFields.map((field) => foldedField(of, field, filter.fields.labelKey))
  const weights = texts.length
  const isApart = query.words.length > 1
  /** Matching entries by rank. A rank combines how well the text matches and how important its field is. */
  const ranks: Entry<Item>[][] = []

  for (let place = 0; place < entries.length; place++) {
    let rank = NO_MATCH * weights
    for (let weight = 0; weight < weights; weight++) {
      const kind = rankWords(texts[weight]![place]!, query.text)
      if (kind < NO_MATCH) rank = Math.min(rank, kind * weights + weight)
    }
    if (rank === NO_MATCH * weights) {
      if (isApart && hasWords(texts, place, query, false)) rank = APART * weights
      else if (typo && hasWords(texts, place, query, true)) rank = TYPO * weights
    }
    if (rank < NO_MATCH * weights) (ranks[rank] ??= []).push(entries[place]!)
  }

  const found: Entry<Item>[] = []
  for (const rank of ranks) {
    // The array is sparse: most ranks have no entries.
    for (const entry of rank ?? []) if (found.length < filter.perGroup) found.push(entry)
  }
  return { of, entries: found, best: ranks.findIndex(Boolean) }
}

function afterFilter(
  of: PaletteGroup,
  entries: readonly Entry<Item>[],
  { term, fields }: PaletteFilter,
): readonly Entry<Item>[] {
  const { group } = of
  if (!group.postFilter) return entries
  const known = new Map(entries.map((entry) => [entry.item, entry]))
  const taken = new Set(entries.map((entry) => entry.key))
  const keys = keyOptions(group, fields, taken)
  return group
    .postFilter(
      term,
      entries.map((entry) => entry.item),
    )
    .map((item, place) => {
      // The caller may have added an item that has no row yet.
      const shown = known.get(item) ?? toEntry(item, of.entries.length + place, group, of.number, fields, keys)
      taken.add(shown.key)
      return shown
    })
}
