import { defineTheme } from './define-theme.ts'

export const dashboardGroupTheme = defineTheme({
  name: 'dashboard-group',
  slots: {
    root: 'fixed inset-0 flex overflow-hidden',
  },
})
