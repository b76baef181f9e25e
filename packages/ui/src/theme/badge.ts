import { defineTheme } from './define-theme.ts'

export const badgeTheme = defineTheme({
  name: 'badge',
  root: 'base',
  color: 'base',
  slots: {
    base: 'inline-flex max-w-full items-center justify-center align-middle font-medium whitespace-nowrap tabular-nums forced-colors:border',
    label: 'truncate',
    leadingIcon: 'shrink-0',
    leadingAvatar: 'shrink-0',
    trailingIcon: 'shrink-0',
  },
  sizes: {
    leadingAvatarSize: { xs: '3xs', sm: '3xs', md: '3xs', lg: '2xs', xl: '2xs' },
  },
  variants: {
    variant: {
      solid: { base: 'bg-role text-on-role' },
      outline: { base: 'bg-default text-role ring ring-inset ring-role/50' },
      soft: { base: 'bg-role/10 text-role' },
      subtle: { base: 'bg-role/10 text-role ring ring-inset ring-role/25' },
    },
    size: {
      xs: { base: 'min-h-4 gap-0.5 rounded-sm px-1 text-xs', leadingIcon: 'size-3', trailingIcon: 'size-3' },
      sm: { base: 'min-h-5 gap-1 rounded-sm px-1.5 text-xs', leadingIcon: 'size-3', trailingIcon: 'size-3' },
      md: { base: 'min-h-6 gap-1 rounded-sm px-2 text-xs', leadingIcon: 'size-3.5', trailingIcon: 'size-3.5' },
      lg: { base: 'min-h-7 gap-1.5 rounded-md px-2 text-sm', leadingIcon: 'size-4', trailingIcon: 'size-4' },
      xl: { base: 'min-h-8 gap-1.5 rounded-md px-2.5 text-base', leadingIcon: 'size-4.5', trailingIcon: 'size-4.5' },
    },
    square: { true: { base: 'aspect-square px-0' } },
    loading: { leading: { leadingIcon: 'animate-spin' }, trailing: { trailingIcon: 'animate-spin' } },
  },
  compoundVariants: [
    { color: 'neutral', variant: 'outline', class: { base: 'ring-accented' } },
    { color: 'neutral', variant: ['soft', 'subtle'], class: { base: 'bg-elevated' } },
    { color: 'neutral', variant: 'subtle', class: { base: 'ring-accented' } },
  ],
})
