/**
 * Turns the slots of a list into slots of one item: functions also get the arguments in `item`. Slots that are not given are
 * left out, so that the item keeps its own.
 */
export function bindSlots<Slots extends object>(slots: Slots, item: object): { [Name in keyof Slots]?: never } {
  const bound: Record<string, unknown> = {}
  for (const [name, slot] of Object.entries(slots)) {
    if (slot === undefined) continue
    bound[name] =
      typeof slot === 'function' ? (args: object) => (slot as (all: object) => unknown)({ ...args, ...item }) : slot
  }
  // The cast is safe: the names are those of the item's own slots, and the functions above get all their arguments.
  return bound as { [Name in keyof Slots]?: never }
}
