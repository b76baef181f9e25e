import { defineTheme } from './define-theme.ts'

export const localeSelectTheme = defineTheme({
  name: 'locale-select',
  level: 2,
  slots: {
    root: '',
    flag: 'text-center leading-none',
  },
})
