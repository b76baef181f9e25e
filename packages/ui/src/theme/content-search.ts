import { defineTheme } from './define-theme.ts'
import { searchVariants } from './search-look.ts'

export const contentSearchTheme = defineTheme({
  name: 'content-search',
  root: 'modal',
  level: 2,
  slots: {
    modal: '',
    input: '',
    footer: '',
  },
  variants: searchVariants,
})
