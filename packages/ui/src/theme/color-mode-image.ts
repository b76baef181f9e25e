import { defineTheme } from './define-theme.ts'

// --ui-l is set in light mode and --ui-d in dark, on the page or on a part of it.
export const colorModeImageTheme = defineTheme({
  name: 'color-mode-image',
  root: 'light',
  slots: {
    light: '[display:var(--ui-l,block)_var(--ui-d,none)]',
    dark: '[display:var(--ui-l,none)_var(--ui-d,block)]',
  },
})
