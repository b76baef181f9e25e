import { defineTheme } from './define-theme.ts'

export const dashboardSearchButtonTheme = defineTheme({
  name: 'dashboard-search-button',
  root: 'base',
  level: 1,
  slots: {
    base: 'font-normal',
    label: '',
    trailing: 'ms-auto hidden items-center gap-0.5 lg:flex pointer-coarse:hidden',
  },
  variants: {
    collapsed: {
      true: {},
      false: { base: 'w-full min-w-0 justify-start text-muted' },
    },
  },
})
