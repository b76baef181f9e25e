/**
 * Classes that Checkbox, RadioGroup and Switch share: a control with a label beside it. The row sets `--choice` to the size
 * of the control, so that the parts inside need no class per size.
 */

/** The row. It is a label, so that a click anywhere in it toggles the control. */
export const choiceRow = 'relative flex gap-2 outline-role has-disabled:cursor-not-allowed has-disabled:opacity-50'

/** Contains the control, centered on the first line of the label. Touch screens get a larger target. */
export const choiceContainer =
  'relative flex h-lh shrink-0 items-center pointer-coarse:before:absolute pointer-coarse:before:-inset-2'

/** A native input without its native appearance. */
export const choiceInput =
  'shrink-0 cursor-pointer appearance-none outline-role transition-colors disabled:cursor-not-allowed forced-colors:outline-0'

/** A box or circle with a border, filled when checked. */
export const choiceBox =
  'size-(--choice) border border-control bg-default checked:border-transparent checked:bg-role not-disabled:not-checked:hover:border-role forced-colors:checked:bg-[Highlight]'

/** The focus ring on the control, and the focus ring on the row. */
export const controlFocus = 'focus-visible:outline-2 focus-visible:outline-offset-2'
export const rowFocus = 'has-focus-visible:outline-2 has-focus-visible:outline-offset-2'

/** Marks a checked row without a visible control. With forced colors, all rows have the same background and border. */
export const rowChecked = 'forced-colors:has-checked:outline-2 forced-colors:has-checked:outline-[Highlight]'

/** The check mark. It is above the input and lets clicks through to it. */
export const choiceMark = 'pointer-events-none absolute inset-0 m-auto text-on-role forced-colors:text-[HighlightText]'

export const choiceWrapper = 'min-w-0'
export const choiceLabel = 'block min-w-0 font-medium wrap-break-word text-default'
export const choiceDescription = 'block text-muted'

/** A checked card has a colored border and a tint. */
export const choiceCard =
  'w-full cursor-pointer rounded-lg border border-default p-3.5 transition-colors not-has-disabled:not-has-checked:hover:bg-elevated/50 has-checked:border-role has-checked:bg-role/10'

/** Table rows have overlapping borders. The checked row is on top. */
export const choiceTableRow =
  'w-full cursor-pointer rounded-none border border-default p-3.5 transition-colors not-has-disabled:not-has-checked:hover:bg-elevated/50 has-checked:z-raised has-checked:border-role has-checked:bg-role/10 has-focus-visible:z-raised'

/** Sizes of the text and the control, for the row. */
export const choiceSizes = {
  xs: 'text-xs [--choice:--spacing(3)]',
  sm: 'text-xs [--choice:--spacing(3.5)]',
  md: 'text-sm [--choice:--spacing(4)]',
  lg: 'text-sm [--choice:--spacing(4.5)]',
  xl: 'text-base [--choice:--spacing(5)]',
} as const

/** An asterisk that screen readers skip, because the control already has `required`. */
export const choiceRequired = "after:ms-0.5 after:text-error after:content-['*'/'']"
