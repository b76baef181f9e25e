import { defineTheme } from './define-theme.ts'

export const progressTheme = defineTheme({
  name: 'progress',
  color: 'root',
  slots: {
    root: 'flex gap-2 rtl:[--dir:-1]',
    base: 'relative shrink-0 overflow-hidden rounded-full bg-accented forced-colors:border',
    indicator:
      'block rounded-full bg-role transition-[width,height] duration-slow ease-out motion-reduce:transition-none forced-colors:bg-[Highlight]',
    // The last child is an empty box as long as the rest of the bar. It shrinks if the text needs its space.
    status:
      'flex justify-end text-muted tabular-nums [&>:last-child]:min-h-0 [&>:last-child]:min-w-0 [&>:last-child]:shrink-[999] [&>:last-child]:transition-[width,height] [&>:last-child]:duration-slow [&>:last-child]:ease-out motion-reduce:[&>:last-child]:transition-none',
    steps: 'grid',
    step: 'col-start-1 row-start-1 truncate text-end text-muted transition-opacity',
  },
  variants: {
    orientation: {
      horizontal: {
        root: 'w-full flex-col',
        base: 'w-full',
        indicator: 'h-full',
      },
      vertical: {
        root: 'h-full',
        base: 'h-full',
        indicator: 'w-full',
        status: 'flex-col',
        steps: 'items-end',
      },
    },
    inverted: {
      true: { indicator: 'absolute end-0 bottom-0' },
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
    animation: {
      carousel: {},
      'carousel-inverse': {},
      swing: {},
      elastic: {},
    },
    step: {
      active: { step: 'text-role' },
      first: { step: 'text-muted' },
      last: { step: 'text-role' },
      other: { step: 'invisible opacity-0' },
    },
  },
  compoundVariants: [
    { orientation: 'horizontal', inverted: true, class: { status: 'flex-row-reverse' } },
    { orientation: 'vertical', inverted: true, class: { status: 'flex-col-reverse' } },

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

    {
      animation: ['carousel', 'carousel-inverse', 'swing', 'elastic'],
      class: { indicator: 'motion-reduce:size-full motion-reduce:animate-pulse' },
    },
    { animation: 'carousel', orientation: 'horizontal', class: { indicator: 'w-1/2 animate-progress' } },
    { animation: 'carousel', orientation: 'vertical', class: { indicator: 'h-1/2 animate-progress-vertical' } },
    {
      animation: 'carousel-inverse',
      orientation: 'horizontal',
      class: { indicator: 'w-1/2 animate-progress [animation-direction:reverse]' },
    },
    {
      animation: 'carousel-inverse',
      orientation: 'vertical',
      class: { indicator: 'h-1/2 animate-progress-vertical [animation-direction:reverse]' },
    },
    { animation: 'swing', orientation: 'horizontal', class: { indicator: 'w-1/2 animate-swing' } },
    {
      animation: 'swing',
      orientation: 'vertical',
      class: { indicator: 'h-1/2 animate-swing-vertical' },
    },
    { animation: 'elastic', orientation: 'horizontal', class: { indicator: 'w-1/2 animate-elastic' } },
    { animation: 'elastic', orientation: 'vertical', class: { indicator: 'h-1/2 animate-elastic-vertical' } },
  ],
})
