import { defineTheme } from './define-theme.ts'

export const skeletonTheme = defineTheme({
  name: 'skeleton',
  root: 'base',
  slots: {
    base: '',
  },
  variants: {
    shape: {
      true: { base: 'animate-pulse rounded-md bg-elevated motion-reduce:animate-none forced-colors:border' },
    },
  },
})
