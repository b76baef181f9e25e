import { defineTheme } from './define-theme.ts'

// In light mode `var(--ui-l,a) var(--ui-d,b)` is a, in dark mode it is b. So the server need not know the mode.
export const colorModeImageTheme = defineTheme({
  name: 'color-mode-image',
  root: 'light',
  slots: {
    light: '[display:var(--ui-l,block)_var(--ui-d,none)]',
    dark: '[display:var(--ui-l,none)_var(--ui-d,block)]',
  },
})
