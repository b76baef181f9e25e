import { defineTheme } from './define-theme.ts'

export const formTheme = defineTheme({
  name: 'form',
  slots: {
    root: '',
    status: 'sr-only',
  },
})
