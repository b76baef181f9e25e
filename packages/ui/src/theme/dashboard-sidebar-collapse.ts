import { defineTheme } from './define-theme.ts'

export const dashboardSidebarCollapseTheme = defineTheme({
  name: 'dashboard-sidebar-collapse',
  root: 'base',
  level: 1,
  slots: {
    base: 'hidden lg:inline-flex',
    leadingIcon: '',
  },
  variants: {
    // The icon shows a sidebar on the left. In right-to-left text, the sidebar of the side `left` is on the right.
    side: {
      left: { leadingIcon: 'rtl:-scale-x-100' },
      right: { leadingIcon: 'ltr:-scale-x-100' },
    },
  },
})
