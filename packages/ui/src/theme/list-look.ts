import { fieldLook } from './field-look.ts'
import { forcedRowSelection } from './forced-colors.ts'

/**
 * Classes that all lists share: the popup, the rows and their content. Items are as high as the control that opens the list.
 */

/** One line of text with an ellipsis. `overflow: clip` is faster than `hidden`, which creates a paint layer for each row. */
const oneLine = 'overflow-clip text-ellipsis whitespace-nowrap'

/** The rows of a list. */
export const listRows = {
  group: '',
  label: `${oneLine} font-medium text-muted`,
  separator: '-mx-1 my-1 border-t border-default',
  item: `flex w-full cursor-pointer items-center rounded-md text-start text-default outline-none select-none aria-disabled:cursor-not-allowed aria-disabled:opacity-50 aria-selected:text-highlighted data-highlighted:bg-elevated data-highlighted:text-highlighted ${forcedRowSelection('data-highlighted')}`,
  itemLeadingIcon: 'shrink-0 text-dimmed in-data-highlighted:text-default in-aria-selected:text-default',
  itemLeadingAvatar: 'shrink-0',
  itemLeadingChip: 'shrink-0 justify-center',
  itemWrapper: 'flex min-w-0 flex-1 flex-col',
  itemLabel: `min-w-0 flex-1 ${oneLine}`,
  itemDescription: `${oneLine} text-muted`,
  itemTrailing: 'ms-auto inline-flex shrink-0 items-center gap-1.5 ps-1 text-muted',
  itemTrailingIcon: 'shrink-0 text-default',
} as const

/** The message of an empty list or of a list that is loading. */
export const listStates = {
  empty: 'text-center text-muted',
  loading: 'flex justify-center text-dimmed',
  loadingIcon: 'animate-spin',
} as const

/** A list in a popup. */
export const listPopup = {
  content:
    'absolute top-0 left-0 z-overlay flex w-(--anchor-width) max-h-[min(20rem,var(--available-height,20rem))] origin-(--transform-origin) flex-col rounded-lg bg-raised text-default shadow-lg ring ring-default outline-hidden transition-[opacity,scale] duration-base ease-out starting:opacity-0 data-ending-style:opacity-0 data-ending-style:duration-fast data-ending-style:ease-in data-anchor-hidden:invisible motion-safe:starting:scale-97 forced-colors:border',
  viewport: 'relative min-h-0 flex-1 overflow-y-auto overscroll-contain p-1 outline-none',
  arrow:
    'absolute size-2.5 rotate-45 border-default bg-raised data-[side=bottom]:-top-1.5 data-[side=bottom]:border-s data-[side=bottom]:border-t data-[side=left]:-right-1.5 data-[side=left]:border-t data-[side=left]:border-r data-[side=right]:-left-1.5 data-[side=right]:border-b data-[side=right]:border-l data-[side=top]:-bottom-1.5 data-[side=top]:border-r data-[side=top]:border-b',
} as const

/** Classes of these parts by size. */
export const listSizes = {
  xs: {
    label: 'px-1.5 py-1 text-xs',
    item: 'min-h-6 gap-1 px-1.5 py-0.5 text-xs',
    itemLeadingIcon: 'size-3.5',
    itemLeadingChip: 'w-3.5',
    itemDescription: 'text-xs',
    itemTrailingIcon: 'size-3.5',
    empty: 'p-2 text-xs',
    loading: 'p-1.5',
    loadingIcon: 'size-3.5',
  },
  sm: {
    label: 'px-2 py-1 text-xs',
    item: 'min-h-7 gap-1.5 px-2 py-1 text-xs',
    itemLeadingIcon: 'size-4',
    itemLeadingChip: 'w-4',
    itemDescription: 'text-xs',
    itemTrailingIcon: 'size-4',
    empty: 'p-2.5 text-xs',
    loading: 'p-1.5',
    loadingIcon: 'size-4',
  },
  md: {
    label: 'px-2 py-1.5 text-xs',
    item: 'min-h-8 gap-2 px-2 py-1 text-sm',
    itemLeadingIcon: 'size-4.5',
    itemLeadingChip: 'w-4.5',
    itemDescription: 'text-xs',
    itemTrailingIcon: 'size-4.5',
    empty: 'p-3 text-sm',
    loading: 'p-2',
    loadingIcon: 'size-4.5',
  },
  lg: {
    label: 'px-2.5 py-1.5 text-xs',
    item: 'min-h-9 gap-2 px-2.5 py-1.5 text-sm',
    itemLeadingIcon: 'size-5',
    itemLeadingChip: 'w-5',
    itemDescription: 'text-xs',
    itemTrailingIcon: 'size-5',
    empty: 'p-3.5 text-sm',
    loading: 'p-2',
    loadingIcon: 'size-5',
  },
  xl: {
    label: 'px-2.5 py-2 text-sm',
    item: 'min-h-10 gap-2 px-2.5 py-1.5 text-base',
    itemLeadingIcon: 'size-5',
    itemLeadingChip: 'w-5',
    itemDescription: 'text-sm',
    itemTrailingIcon: 'size-5',
    empty: 'p-4 text-base',
    loading: 'p-2.5',
    loadingIcon: 'size-5',
  },
} as const

/** Sizes of the components inside an item. */
export const listInnerSizes = {
  itemLeadingAvatarSize: { xs: '3xs', sm: '3xs', md: '2xs', lg: '2xs', xl: 'xs' },
  itemLeadingChipSize: { xs: 'sm', sm: 'sm', md: 'md', lg: 'md', xl: 'lg' },
} as const

/** The frame of a button that opens a list. */
export const triggerLook = fieldLook('base', { width: '100%' })

/** A button that opens a list, and its content. The root has the rounded corners, so that a FieldGroup can change them. */
export const triggerSlots = {
  root: 'relative inline-flex h-fit w-(--field-width,15rem) max-w-full rounded-md align-middle',
  base: `${triggerLook.frame.replace('rounded-md', 'rounded-[inherit]')} cursor-pointer gap-(--field-gap) px-(--field-x) select-none aria-expanded:outline-2 aria-expanded:-outline-offset-2`,
  leading: 'flex shrink-0 items-center text-dimmed',
  value: 'min-w-0 flex-1 truncate',
  placeholder: 'min-w-0 flex-1 truncate text-dimmed',
  trailing: 'ms-auto flex shrink-0 items-center text-dimmed',
  // The browser shows its validation message here.
  native: 'pointer-events-none absolute inset-x-0 bottom-0 h-px opacity-0',
} as const

/** The button that clears the selection, in the place of the trailing icon. */
export const clearSizes = {
  xs: { trailingClear: 'end-1 size-4.5' },
  sm: { trailingClear: 'end-1.5 size-5' },
  md: { trailingClear: 'end-1.5 size-6' },
  lg: { trailingClear: 'end-2 size-6.5' },
  xl: { trailingClear: 'end-2 size-7' },
} as const

/** A search field above the rows. Its text is aligned with that of the rows. */
export const searchSizes = {
  xs: { input: '[--field-gap:--spacing(1)] [--field-x:--spacing(2.5)]' },
  sm: { input: '[--field-gap:--spacing(1.5)] [--field-x:--spacing(3)]' },
  md: { input: '[--field-gap:--spacing(2)] [--field-x:--spacing(3)]' },
  lg: { input: '[--field-gap:--spacing(2)] [--field-x:--spacing(3.5)]' },
  xl: { input: '[--field-gap:--spacing(2)] [--field-x:--spacing(3.5)]' },
} as const
