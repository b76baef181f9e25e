import { defineTheme } from './define-theme.ts'

export const dashboardNavbarTheme = defineTheme({
  name: 'dashboard-navbar',
  level: 2,
  slots: {
    root: 'flex h-header shrink-0 items-center justify-between gap-3 border-b border-default px-4 sm:px-6',
    left: 'flex min-w-0 items-center gap-1.5',
    icon: 'me-0.5 size-5 shrink-0 text-dimmed',
    title: 'min-w-0 truncate text-base font-semibold text-highlighted',
    center: 'hidden min-w-0 lg:flex',
    right: 'flex shrink-0 items-center gap-1.5',
    toggle: '',
  },
  variants: {
    toggleSide: {
      left: { toggle: '-ms-1.5' },
      right: { toggle: '-me-1.5' },
    },
  },
})
