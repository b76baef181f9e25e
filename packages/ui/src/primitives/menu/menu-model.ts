/** An item that can be chosen, as far as it decides how the menu behaves. */
export interface MenuChoice {
  readonly label: string
  readonly item: {
    readonly children?: readonly unknown[]
    readonly disabled?: boolean
    readonly loading?: boolean
    /** Whether its submenu is open, if the caller decides that. */
    readonly open?: boolean
    readonly defaultOpen?: boolean
  }
}

/**
 * What gets focus when a menu opens: its first or last item, or the menu itself. With `none`, focus stays where it is,
 * because the pointer opened the menu.
 */
export type MenuFocus = 'first' | 'last' | 'menu' | 'none'

export interface Point {
  readonly x: number
  readonly y: number
}

/** How a menu was opened. */
export interface MenuStart {
  readonly focus: MenuFocus
  /** Where the pointer was pressed to open the menu. If the pointer is released over an item, that item is chosen. */
  readonly point?: Point
}

export function hasChildren<Item extends MenuChoice['item']>(
  item: Item,
): item is Item & { children: NonNullable<Item['children']> } {
  return (item.children?.length ?? 0) > 0
}

/** Whether an item can be highlighted but not chosen. */
export function isBlocked(item: MenuChoice['item']): boolean {
  return Boolean(item.disabled || item.loading)
}
