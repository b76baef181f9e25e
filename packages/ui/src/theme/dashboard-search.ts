import { defineTheme } from './define-theme.ts'
import { searchVariants } from './search-look.ts'

export const dashboardSearchTheme = defineTheme({
  name: 'dashboard-search',
  root: 'modal',
  level: 2,
  slots: {
    modal: '',
    input: '',
    footer: '',
  },
  variants: searchVariants,
})
