import { defineTheme } from './define-theme.ts'
import { searchButtonSlots, searchButtonVariants } from './search-look.ts'

export const contentSearchButtonTheme = defineTheme({
  name: 'content-search-button',
  root: 'base',
  level: 1,
  slots: searchButtonSlots,
  variants: searchButtonVariants,
})
