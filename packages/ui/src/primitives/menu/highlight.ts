/**
 * The highlighted item of a menu is a matter of the page alone, not of React: moving over a menu renders nothing. It has
 * the focus, or is pointed to by the field that filters the menu.
 */

/** The items of a menu that can be chosen. */
export function choicesOf(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')]
}

/** The item a target belongs to. */
export function findChoice(menu: HTMLElement | null, target: EventTarget): HTMLElement | null {
  const choice = target instanceof Element ? target.closest<HTMLElement>('[role^="menuitem"]') : null
  return choice && menu?.contains(choice) ? choice : null
}

export function findHighlighted(menu: HTMLElement | null): HTMLElement | null {
  return menu?.querySelector<HTMLElement>('[data-highlighted]') ?? null
}

export function highlight(menu: HTMLElement, choice: HTMLElement | null, field: HTMLElement | null): void {
  const current = findHighlighted(menu)
  if (current !== choice) {
    current?.removeAttribute('data-highlighted')
    choice?.setAttribute('data-highlighted', '')
  }
  focusHighlighted(menu, field)
}

/** Puts the focus where the keys of the menu are heard, and tells screen readers of the highlighted item. */
export function focusHighlighted(menu: HTMLElement, field: HTMLElement | null): void {
  const choice = findHighlighted(menu)
  if (!field) (choice ?? menu).focus({ preventScroll: true })
  else {
    if (choice) field.setAttribute('aria-activedescendant', choice.id)
    else field.removeAttribute('aria-activedescendant')
    field.focus({ preventScroll: true })
  }
}
