import { defineTheme } from './define-theme.ts'

export const pageColumnsTheme = defineTheme({
  name: 'page-columns',
  root: 'base',
  slots: {
    // As many columns as fit, at most three. Items do not break across columns.
    base: 'w-full columns-[16rem_3] gap-6 space-y-6 *:break-inside-avoid lg:gap-8 lg:space-y-8',
  },
})
