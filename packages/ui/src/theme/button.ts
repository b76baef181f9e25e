import { defineTheme } from './define-theme.ts'
import { forcedSelection } from './forced-colors.ts'

export const buttonTheme = defineTheme({
  name: 'button',
  root: 'base',
  color: 'base',
  slots: {
    base: 'inline-flex max-w-full cursor-pointer items-center justify-center rounded-md border border-transparent align-middle font-medium whitespace-nowrap outline-role transition-[color,background-color,border-color] select-none focus-visible:outline-2 focus-visible:outline-offset-2 disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:not-aria-busy:cursor-not-allowed aria-disabled:not-aria-busy:opacity-50 aria-busy:cursor-progress aria-busy:opacity-75',
    label: 'truncate',
    leadingIcon: 'shrink-0',
    leadingAvatar: 'shrink-0',
    trailingIcon: 'shrink-0',
  },
  sizes: {
    leadingAvatarSize: { xs: '3xs', sm: '3xs', md: '2xs', lg: '2xs', xl: 'xs' },
  },
  variants: {
    variant: {
      solid: {
        base: 'bg-role text-on-role hover:not-disabled:not-aria-disabled:bg-role-hover active:not-disabled:not-aria-disabled:bg-role-active',
      },
      outline: {
        base: 'bg-default text-role border-role/50 hover:not-disabled:not-aria-disabled:bg-role/10 active:not-disabled:not-aria-disabled:bg-role/15',
      },
      soft: {
        base: 'bg-role/10 text-role hover:not-disabled:not-aria-disabled:bg-role/15 active:not-disabled:not-aria-disabled:bg-role/20',
      },
      subtle: {
        base: 'bg-role/10 text-role border-role/25 hover:not-disabled:not-aria-disabled:bg-role/15 active:not-disabled:not-aria-disabled:bg-role/20',
      },
      ghost: {
        base: 'text-role hover:not-disabled:not-aria-disabled:bg-role/10 active:not-disabled:not-aria-disabled:bg-role/15',
      },
      link: { base: 'text-role underline-offset-4 hover:not-disabled:not-aria-disabled:underline' },
    },
    size: {
      xs: { base: 'h-6 gap-1 px-1.75 text-xs', leadingIcon: 'size-3.5', trailingIcon: 'size-3.5' },
      sm: { base: 'h-7 gap-1.5 px-2.25 text-xs', leadingIcon: 'size-4', trailingIcon: 'size-4' },
      md: { base: 'h-8 gap-1.5 px-2.75 text-sm', leadingIcon: 'size-4.5', trailingIcon: 'size-4.5' },
      lg: { base: 'h-9 gap-2 px-3.25 text-sm', leadingIcon: 'size-5', trailingIcon: 'size-5' },
      xl: { base: 'h-10 gap-2 px-3.75 text-base', leadingIcon: 'size-5', trailingIcon: 'size-5' },
    },
    active: { true: { base: forcedSelection() } },
    block: { true: { base: 'flex w-full', trailingIcon: 'ms-auto' } },
    square: { true: { base: 'aspect-square shrink-0 px-0' } },
    loading: { leading: { leadingIcon: 'animate-spin' }, trailing: { trailingIcon: 'animate-spin' } },
  },
  compoundVariants: [
    {
      color: 'neutral',
      variant: ['outline', 'ghost'],
      class: {
        base: 'hover:not-disabled:not-aria-disabled:bg-elevated active:not-disabled:not-aria-disabled:bg-accented',
      },
    },
    {
      color: 'neutral',
      variant: ['soft', 'subtle'],
      class: {
        base: 'bg-elevated hover:not-disabled:not-aria-disabled:bg-accented/75 active:not-disabled:not-aria-disabled:bg-accented',
      },
    },
    { color: 'neutral', variant: ['outline', 'subtle'], class: { base: 'border-accented' } },
    {
      color: 'neutral',
      variant: 'link',
      class: { base: 'text-muted hover:not-disabled:not-aria-disabled:text-default' },
    },
  ],
})
