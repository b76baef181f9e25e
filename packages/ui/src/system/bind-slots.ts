/**
 * The slots of a list as those of one of its items: functions also learn which item it is. What is not given is left out,
 * so that the item keeps its own.
 */
export function bindSlots<Slots extends object>(slots: Slots, item: object): { [Name in keyof Slots]?: never } {
  const bound: Record<string, unknown> = {}
  for (const [name, slot] of Object.entries(slots)) {
    if (slot === undefined) continue
    bound[name] =
      typeof slot === 'function' ? (args: object) => (slot as (all: object) => unknown)({ ...args, ...item }) : slot
  }
  // The names are those of the item's own slots; what the functions take has been joined above.
  return bound as { [Name in keyof Slots]?: never }
}
