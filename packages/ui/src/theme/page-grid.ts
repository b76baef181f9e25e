import { defineTheme } from './define-theme.ts'

export const pageGridTheme = defineTheme({
  name: 'page-grid',
  root: 'base',
  slots: {
    // As many columns as fit. Four columns of at least 26 % do not fit, so there are at most three.
    base: 'grid w-full grid-cols-[repeat(auto-fill,minmax(max(min(100%,16rem),26%),1fr))] gap-6 lg:gap-8',
  },
})
