import type { Entry, ListItem } from '../items/list-items.ts'

/** Calls the item's `onSelect`. Returns `false` if the item prevented the choice. */
export function chooseItem(entry: Entry): boolean {
  const onSelect = (entry.item as ListItem<string> | undefined | null)?.onSelect
  if (typeof onSelect !== 'function') return true
  const event = new Event('select', { cancelable: true })
  onSelect(event)
  return !event.defaultPrevented
}
