import { listInnerSizes, listPopup, listRows, listSizes } from './list-look.ts'

/** Classes that the menus of the editor share: a list beside the cursor. */
export const editorMenuSlots = {
  content: listPopup.content.replace('w-(--anchor-width)', 'w-max min-w-48 max-w-80'),
  viewport: listPopup.viewport,
  ...listRows,
} as const

export const editorMenuInnerSizes = listInnerSizes

/** These menus close if nothing matches, so they have no message for an empty list. */
function withoutStates<Size extends (typeof listSizes)[keyof typeof listSizes]>(size: Size) {
  const { empty: _, loading: __, loadingIcon: ___, ...rows } = size
  return rows
}

export const editorMenuSizes = {
  xs: withoutStates(listSizes.xs),
  sm: withoutStates(listSizes.sm),
  md: withoutStates(listSizes.md),
  lg: withoutStates(listSizes.lg),
  xl: withoutStates(listSizes.xl),
} as const
