import { defineTheme } from './define-theme.ts'

export const progressGroupTheme = defineTheme({
  name: 'progress-group',
  color: 'root',
  slots: {
    root: 'flex gap-2',
    // The last child is an empty box as long as the rest of the bar. It shrinks if the text needs its space.
    status:
      'flex justify-end text-muted tabular-nums [&>:last-child]:min-h-0 [&>:last-child]:min-w-0 [&>:last-child]:shrink-[999] [&>:last-child]:transition-[width,height] [&>:last-child]:duration-slow [&>:last-child]:ease-out motion-reduce:[&>:last-child]:transition-none',
    base: 'flex shrink-0 gap-0.5 overflow-hidden rounded-full bg-accented forced-colors:border',
    segment: 'min-h-0 min-w-0 shrink transition-[width,height] duration-slow ease-out motion-reduce:transition-none',
    indicator: 'fill-role forced-colors:fill-[Highlight]',
    list: 'flex min-w-0',
    item: 'flex min-w-0 items-center gap-1.5',
    itemLeadingIcon: 'size-4 shrink-0 text-role',
    itemLeadingDot: 'size-2 shrink-0 rounded-full bg-role forced-colors:border',
    itemLabel: 'min-w-0 truncate text-toned',
    itemTrailing: 'text-dimmed tabular-nums',
  },
  variants: {
    orientation: {
      horizontal: {
        root: 'w-full flex-col',
        base: 'w-full',
        segment: 'h-full',
        list: 'mt-1 flex-wrap gap-x-4 gap-y-1.5',
      },
      vertical: {
        root: 'h-full',
        status: 'flex-col',
        base: 'h-full flex-col',
        segment: 'w-full',
        list: 'ms-1 flex-col gap-1.5',
      },
    },
    size: {
      '2xs': { root: 'text-xs' },
      xs: { root: 'text-xs' },
      sm: { root: 'text-xs' },
      md: { root: 'text-sm' },
      lg: { root: 'text-sm' },
      xl: { root: 'text-base' },
      '2xl': { root: 'text-base' },
    },
  },
  compoundVariants: [
    { orientation: 'horizontal', size: '2xs', class: { base: 'h-px' } },
    { orientation: 'horizontal', size: 'xs', class: { base: 'h-0.5' } },
    { orientation: 'horizontal', size: 'sm', class: { base: 'h-1' } },
    { orientation: 'horizontal', size: 'md', class: { base: 'h-2' } },
    { orientation: 'horizontal', size: 'lg', class: { base: 'h-3' } },
    { orientation: 'horizontal', size: 'xl', class: { base: 'h-4' } },
    { orientation: 'horizontal', size: '2xl', class: { base: 'h-5' } },
    { orientation: 'vertical', size: '2xs', class: { base: 'w-px' } },
    { orientation: 'vertical', size: 'xs', class: { base: 'w-0.5' } },
    { orientation: 'vertical', size: 'sm', class: { base: 'w-1' } },
    { orientation: 'vertical', size: 'md', class: { base: 'w-2' } },
    { orientation: 'vertical', size: 'lg', class: { base: 'w-3' } },
    { orientation: 'vertical', size: 'xl', class: { base: 'w-4' } },
    { orientation: 'vertical', size: '2xl', class: { base: 'w-5' } },
  ],
})
