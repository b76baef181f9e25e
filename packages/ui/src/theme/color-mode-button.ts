import { defineTheme } from './define-theme.ts'

// In light mode `var(--ui-l,a) var(--ui-d,b)` is a, in dark mode it is b. So the server need not know the mode.
export const colorModeButtonTheme = defineTheme({
  name: 'color-mode-button',
  root: 'base',
  level: 1,
  slots: {
    base: '',
    lightIcon: '[display:var(--ui-l,block)_var(--ui-d,none)]',
    darkIcon: '[display:var(--ui-l,none)_var(--ui-d,block)]',
    lightLabel: 'sr-only [display:var(--ui-l,inline)_var(--ui-d,none)]',
    darkLabel: 'sr-only [display:var(--ui-l,none)_var(--ui-d,inline)]',
  },
})
