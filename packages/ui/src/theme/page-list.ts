import { defineTheme } from './define-theme.ts'

export const pageListTheme = defineTheme({
  name: 'page-list',
  root: 'base',
  slots: {
    base: 'flex w-full min-w-0 flex-col',
    item: 'min-w-0',
  },
  variants: {
    divide: { true: { base: 'divide-y divide-default' }, false: { base: 'gap-4' } },
  },
})
