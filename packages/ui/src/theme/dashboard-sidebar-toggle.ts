import { defineTheme } from './define-theme.ts'

export const dashboardSidebarToggleTheme = defineTheme({
  name: 'dashboard-sidebar-toggle',
  root: 'base',
  level: 1,
  slots: {
    base: 'lg:hidden',
  },
})
