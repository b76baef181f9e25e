import { defineTheme } from './define-theme.ts'

export const mainTheme = defineTheme({
  name: 'main',
  root: 'base',
  slots: {
    base: 'block min-h-[calc(100vh-var(--ui-header-height))]',
  },
})
