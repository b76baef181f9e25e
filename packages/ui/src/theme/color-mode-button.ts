import { defineTheme } from './define-theme.ts'

// --ui-l is set in light mode and --ui-d in dark, on the page or on a part of it. So the server need not know the mode.
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
