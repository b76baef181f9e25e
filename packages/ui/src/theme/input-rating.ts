import { defineTheme } from './define-theme.ts'

export const inputRatingTheme = defineTheme({
  name: 'input-rating',
  color: 'root',
  slots: {
    root: 'inline-flex min-w-0 flex-wrap has-disabled:opacity-50 [&:disabled]:opacity-50',
    // The buttons are above the icons, each above its part of an icon.
    item: 'relative flex shrink-0 rounded-sm p-0.5 outline-role has-focus-visible:outline-2 forced-colors:has-focus-visible:outline-2 [&>input]:absolute [&>input]:m-0 [&>input]:inset-y-0 [&>input]:z-raised [&>input]:cursor-pointer [&>input]:appearance-none [&>input]:outline-hidden [&>input]:disabled:cursor-not-allowed forced-colors:[&>input]:outline-0',
    emptyIcon: 'size-(--star) text-dimmed',
    indicator: 'absolute start-0.5 top-0.5 h-(--star) overflow-hidden',
    icon: 'size-(--star) max-w-none fill-(--c) text-role *:fill-(--c)',
  },
  variants: {
    size: {
      xs: { root: '[--star:--spacing(4)]' },
      sm: { root: '[--star:--spacing(4.5)]' },
      md: { root: '[--star:--spacing(5)]' },
      lg: { root: '[--star:--spacing(6)]' },
      xl: { root: '[--star:--spacing(7)]' },
    },
    orientation: { horizontal: {}, vertical: { root: 'flex-col' } },
    highlight: { true: { emptyIcon: 'text-role' } },
    fill: {
      full: { indicator: 'static' },
      part: { indicator: 'w-[calc(var(--star)*var(--fill,0.5))]' },
    },
  },
})
