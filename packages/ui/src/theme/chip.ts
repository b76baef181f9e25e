import { defineTheme } from './define-theme.ts'

export const chipTheme = defineTheme({
  name: 'chip',
  color: 'base',
  slots: {
    root: 'relative inline-flex shrink-0 items-center justify-center',
    base: 'flex items-center justify-center rounded-full bg-role font-medium whitespace-nowrap text-on-role tabular-nums ring ring-bg forced-colors:border',
  },
  variants: {
    size: {
      '3xs': { base: 'h-1 min-w-1' },
      '2xs': { base: 'h-1.25 min-w-1.25' },
      xs: { base: 'h-1.5 min-w-1.5' },
      sm: { base: 'h-1.75 min-w-1.75' },
      md: { base: 'h-2 min-w-2' },
      lg: { base: 'h-2.25 min-w-2.25' },
      xl: { base: 'h-2.5 min-w-2.5' },
      '2xl': { base: 'h-2.75 min-w-2.75' },
      '3xl': { base: 'h-3 min-w-3' },
    },
    position: {
      'top-right': { base: 'end-0 top-0' },
      'bottom-right': { base: 'end-0 bottom-0' },
      'top-left': { base: 'start-0 top-0' },
      'bottom-left': { base: 'start-0 bottom-0' },
    },
    inset: { true: {} },
    standalone: { true: { base: 'ring-0' }, false: { base: 'absolute' } },
    counter: { true: { base: 'px-1 leading-none' } },
  },
  compoundVariants: [
    {
      inset: false,
      standalone: false,
      position: 'top-right',
      class: { base: 'translate-x-1/2 -translate-y-1/2 rtl:-translate-x-1/2' },
    },
    {
      inset: false,
      standalone: false,
      position: 'bottom-right',
      class: { base: 'translate-x-1/2 translate-y-1/2 rtl:-translate-x-1/2' },
    },
    {
      inset: false,
      standalone: false,
      position: 'top-left',
      class: { base: '-translate-x-1/2 -translate-y-1/2 rtl:translate-x-1/2' },
    },
    {
      inset: false,
      standalone: false,
      position: 'bottom-left',
      class: { base: '-translate-x-1/2 translate-y-1/2 rtl:translate-x-1/2' },
    },
    { counter: true, size: ['3xs', '2xs', 'xs'], class: { base: 'h-3 min-w-3 px-0.75 text-[8px]' } },
    { counter: true, size: ['sm', 'md'], class: { base: 'h-4 min-w-4 text-2xs' } },
    { counter: true, size: ['lg', 'xl'], class: { base: 'h-4.5 min-w-4.5 text-[11px]' } },
    { counter: true, size: ['2xl', '3xl'], class: { base: 'h-5 min-w-5 px-1.25 text-xs' } },
  ],
})
