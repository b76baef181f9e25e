import { defineTheme } from './define-theme.ts'

export const paginationTheme = defineTheme({
  name: 'pagination',
  level: 1,
  slots: {
    root: 'max-w-full',
    list: 'flex flex-wrap items-center gap-1',
    ellipsis: 'inline-grid place-items-center text-dimmed',
    label: '',
    first: 'rtl:[&>svg]:rotate-180',
    prev: 'rtl:[&>svg]:rotate-180',
    item: 'tabular-nums aria-[current=page]:pointer-events-none',
    next: 'rtl:[&>svg]:rotate-180',
    last: 'rtl:[&>svg]:rotate-180',
  },
  variants: {
    size: {
      xs: { ellipsis: 'w-6 text-sm' },
      sm: { ellipsis: 'w-7 text-base' },
      md: { ellipsis: 'w-8 text-lg' },
      lg: { ellipsis: 'w-9 text-xl' },
      xl: { ellipsis: 'w-10 text-xl' },
    },
  },
})
