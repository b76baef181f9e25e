/**
 * Where the Tab key goes inside a menu: its items are one stop, beside the field that filters them and the controls above
 * and below. Undefined where it leaves the menu.
 */
export function findTabStop(
  popup: HTMLElement,
  menu: HTMLElement | null,
  target: Element,
  backwards: boolean,
): HTMLElement | undefined {
  const stops = [
    ...popup.querySelectorAll<HTMLElement>('a[href],button,input,select,textarea,[tabindex],[contenteditable]'),
  ].filter((stop) => stop.tabIndex >= 0 && !stop.matches(':disabled') && stop.checkVisibility())
  const current = stops.findIndex((stop) => stop === target || (stop === menu && stop.contains(target)))
  if (current < 0) return undefined
  return stops[current + (backwards ? -1 : 1)]
}
