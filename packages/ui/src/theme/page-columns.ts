import { defineTheme } from './define-theme.ts'

export const pageColumnsTheme = defineTheme({
  name: 'page-columns',
  root: 'base',
  slots: {
    // As many columns as have room, three at most. What would break between two of them moves to the next.
    base: 'w-full columns-[16rem_3] gap-6 space-y-6 *:break-inside-avoid lg:gap-8 lg:space-y-8',
  },
})
