import { defineTheme } from './define-theme.ts'

export const colorModeSwitchTheme = defineTheme({
  name: 'color-mode-switch',
  level: 1,
  slots: {
    root: '',
  },
})
