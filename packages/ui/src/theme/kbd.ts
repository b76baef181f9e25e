import { defineTheme } from './define-theme.ts'

export const kbdTheme = defineTheme({
  name: 'kbd',
  root: 'base',
  color: 'base',
  slots: {
    base: 'inline-flex shrink-0 items-center justify-center rounded-sm font-sans font-medium whitespace-nowrap align-middle select-none forced-colors:border',
  },
  variants: {
    variant: {
      solid: { base: 'bg-role text-on-role' },
      outline: { base: 'bg-default text-role ring ring-inset ring-role/25' },
      soft: { base: 'bg-role/10 text-role' },
      subtle: { base: 'bg-role/10 text-role ring ring-inset ring-role/25' },
    },
    size: {
      sm: { base: 'h-4 min-w-4 px-1 text-2xs' },
      md: { base: 'h-5 min-w-5 px-1 text-xs' },
      lg: { base: 'h-6 min-w-6 px-1.5 text-sm' },
    },
    letter: { true: { base: 'uppercase' } },
  },
  compoundVariants: [
    { color: 'neutral', variant: ['outline', 'soft', 'subtle'], class: { base: 'text-toned' } },
    { color: 'neutral', variant: ['soft', 'subtle'], class: { base: 'bg-elevated' } },
    { color: 'neutral', variant: ['outline', 'subtle'], class: { base: 'ring-accented' } },
  ],
})
