import { defineTheme } from './define-theme.ts'

export const dashboardToolbarTheme = defineTheme({
  name: 'dashboard-toolbar',
  slots: {
    root: 'flex min-h-12 shrink-0 items-center justify-between gap-2 overflow-x-auto border-b border-default px-4 sm:px-6',
    left: 'flex items-center gap-2',
    right: 'flex items-center gap-2',
  },
})
