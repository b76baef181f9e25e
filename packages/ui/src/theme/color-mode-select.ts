import { defineTheme } from './define-theme.ts'

export const colorModeSelectTheme = defineTheme({
  name: 'color-mode-select',
  level: 1,
  slots: {
    root: '',
  },
})
