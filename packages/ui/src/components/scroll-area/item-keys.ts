import { warn } from '../../system/warn.ts'

/** The unique key of an item: its `id`, else its index. */
export function itemKeyOf(item: unknown, index: number): string | number {
  const id = typeof item === 'object' && item !== null ? (item as { id?: unknown }).id : undefined
  return typeof id === 'string' || typeof id === 'number' ? id : index
}

const checked = new WeakSet<object>()

export function checkItemKeys(items: readonly unknown[]): void {
  if (checked.has(items)) return
  checked.add(items)
  const taken = new Set<string | number>()
  items.forEach((item, index) => {
    const key = itemKeyOf(item, index)
    if (taken.has(key)) {
      warn('ScrollArea', `two items have the id "${key}", so they are taken for one. Give each item its own "id".`)
    }
    taken.add(key)
  })
}
