import { defineTheme } from './define-theme.ts'

export const pageGridTheme = defineTheme({
  name: 'page-grid',
  root: 'base',
  slots: {
    // As many columns as have room where the grid stands; four of 26 % have none, so there are three at most.
    base: 'grid w-full grid-cols-[repeat(auto-fill,minmax(max(min(100%,16rem),26%),1fr))] gap-6 lg:gap-8',
  },
})
