import { defineTheme } from './define-theme.ts'

export const userTheme = defineTheme({
  name: 'user',
  level: 1,
  slots: {
    root: 'group/root flex max-w-full min-w-0 items-center rounded-md text-start outline-primary',
    avatar: 'shrink-0',
    wrapper: 'block min-w-0',
    name: 'block truncate font-medium text-highlighted',
    description: 'block truncate text-muted',
  },
  variants: {
    orientation: {
      horizontal: {},
      vertical: { root: 'flex-col text-center', wrapper: 'max-w-full' },
    },
    pressable: {
      true: {
        root: 'cursor-pointer focus-visible:outline-2 focus-visible:outline-offset-4 aria-disabled:cursor-not-allowed aria-disabled:opacity-50',
        name: 'underline-offset-4 group-hover/root:underline',
      },
    },
    size: {
      '3xs': { root: 'gap-1', wrapper: 'flex items-center gap-1 text-xs' },
      '2xs': { root: 'gap-1.5', wrapper: 'flex items-center gap-1.5 text-xs' },
      xs: { root: 'gap-1.5', wrapper: 'flex items-center gap-1.5 text-xs' },
      sm: { root: 'gap-2', wrapper: 'text-xs/3.5' },
      md: { root: 'gap-2', wrapper: 'text-xs' },
      lg: { root: 'gap-2.5', name: 'text-sm', description: 'text-xs' },
      xl: { root: 'gap-2.5', name: 'text-sm', description: 'text-xs' },
      '2xl': { root: 'gap-3', name: 'text-base/5', description: 'text-sm/5' },
      '3xl': { root: 'gap-3', name: 'text-base', description: 'text-sm' },
    },
  },
  compoundVariants: [{ orientation: 'vertical', size: ['3xs', '2xs', 'xs'], class: { wrapper: 'block' } }],
})
