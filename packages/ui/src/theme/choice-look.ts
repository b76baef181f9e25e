/**
 * What Checkbox, RadioGroup and Switch share: a control that one ticks, and the words beside it. The part that is the
 * row sets `--choice` (size of the control), so that the parts inside need no class per size.
 */

/** The row: one label, so that a press anywhere in it counts. */
export const choiceRow = 'relative flex gap-2 outline-role has-disabled:cursor-not-allowed has-disabled:opacity-50'

/** Holds the control, centred on the first line of the words. Fingers get room around it. */
export const choiceContainer =
  'relative flex h-lh shrink-0 items-center pointer-coarse:before:absolute pointer-coarse:before:-inset-2'

/** A native input that looks like nothing yet. */
export const choiceInput =
  'shrink-0 cursor-pointer appearance-none outline-role transition-colors disabled:cursor-not-allowed forced-colors:outline-0'

/** A box or circle with an edge, filled when it is chosen. */
export const choiceBox =
  'size-(--choice) border border-control bg-default checked:border-transparent checked:bg-role not-disabled:not-checked:hover:border-role forced-colors:checked:bg-[Highlight]'

/** Where the control itself shows the focus, and where the row does. */
export const controlFocus = 'focus-visible:outline-2 focus-visible:outline-offset-2'
export const rowFocus = 'has-focus-visible:outline-2 has-focus-visible:outline-offset-2'

/** The mark in the box. It sits over the input, which takes the presses. */
export const choiceMark = 'pointer-events-none absolute inset-0 m-auto text-on-role forced-colors:text-[HighlightText]'

export const choiceWrapper = 'min-w-0'
export const choiceLabel = 'block min-w-0 font-medium wrap-break-word text-default'
export const choiceDescription = 'block text-muted'

/** A card is chosen by its edge and a tint. */
export const choiceCard =
  'w-full cursor-pointer rounded-lg border border-default p-3.5 transition-colors not-has-disabled:not-has-checked:hover:bg-elevated/50 has-checked:border-role has-checked:bg-role/10'

/** Rows of a table share their edges; the one that is chosen lies on top. */
export const choiceTableRow =
  'w-full cursor-pointer rounded-none border border-default p-3.5 transition-colors not-has-disabled:not-has-checked:hover:bg-elevated/50 has-checked:z-raised has-checked:border-role has-checked:bg-role/10 has-focus-visible:z-raised'

/** Text and control per size, for the part that is the row. */
export const choiceSizes = {
  xs: 'text-xs [--choice:--spacing(3)]',
  sm: 'text-xs [--choice:--spacing(3.5)]',
  md: 'text-sm [--choice:--spacing(4)]',
  lg: 'text-sm [--choice:--spacing(4.5)]',
  xl: 'text-base [--choice:--spacing(5)]',
} as const

/** An asterisk that is seen and not read out: the control says by itself that it is required. */
export const choiceRequired = "after:ms-0.5 after:text-error after:content-['*'/'']"
