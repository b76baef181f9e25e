import type { Entry, ListItem } from '../items/list-items.ts'

/** Tells an item that it is chosen. Returns whether it lets that happen. */
export function chooseItem(entry: Entry): boolean {
  const onSelect = (entry.item as ListItem<string> | undefined | null)?.onSelect
  if (typeof onSelect !== 'function') return true
  const event = new Event('select', { cancelable: true })
  onSelect(event)
  return !event.defaultPrevented
}
