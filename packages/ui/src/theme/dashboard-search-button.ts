import { defineTheme } from './define-theme.ts'
import { searchButtonSlots, searchButtonVariants } from './search-look.ts'

export const dashboardSearchButtonTheme = defineTheme({
  name: 'dashboard-search-button',
  root: 'base',
  level: 1,
  slots: searchButtonSlots,
  variants: searchButtonVariants,
})
