import type { Entry } from '../../primitives/items/list-items.ts'

/** When and where the list offers to create an item from the search term. */
export type CreateItem = boolean | 'always' | { position?: 'top' | 'bottom'; when?: 'empty' | 'always' }

/** No other row has this index. */
const CREATE_INDEX = -1_000_000

/** Adds the row that creates an item, unless the list already has an item with this text. */
export function withCreateRow<Item>(
  rows: readonly Entry<Item>[],
  term: string,
  createItem: Exclude<CreateItem, false>,
): readonly Entry<Item>[] {
  const text = term.trim()
  const { position = 'bottom', when = 'empty' } =
    typeof createItem === 'object'
      ? createItem
      : { when: createItem === 'always' ? ('always' as const) : ('empty' as const) }
  const isThere = when === 'empty' ? rows.length > 0 : rows.some((row) => row.type === 'item' && row.label === text)
  if (text === '' || isThere) return rows
  const row: Entry<Item> = {
    item: undefined as Item,
    type: 'create',
    index: CREATE_INDEX,
    section: -1,
    key: text,
    value: text,
    label: text,
    disabled: false,
  }
  return position === 'top' ? [row, ...rows] : [...rows, row]
}
