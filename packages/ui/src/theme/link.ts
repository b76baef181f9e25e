import { defineTheme } from './define-theme.ts'

export const linkTheme = defineTheme({
  name: 'link',
  root: 'base',
  slots: {
    base: 'rounded-xs outline-primary transition-colors focus-visible:outline-2 focus-visible:outline-offset-2 disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-not-allowed aria-disabled:opacity-50',
  },
  variants: {
    active: {
      true: { base: 'text-primary forced-colors:underline' },
      false: { base: 'text-muted not-disabled:not-aria-disabled:hover:text-default' },
    },
  },
})
