import { defineTheme } from './define-theme.ts'

export const pageBodyTheme = defineTheme({
  name: 'page-body',
  root: 'base',
  slots: {
    base: 'mt-8 min-w-0 space-y-12 pb-24',
  },
})
