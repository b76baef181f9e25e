import { defineTheme } from './define-theme.ts'

export const dashboardSearchTheme = defineTheme({
  name: 'dashboard-search',
  root: 'modal',
  level: 2,
  slots: {
    modal: '',
    input: '',
  },
  variants: {
    fullscreen: {
      true: { modal: '*:max-h-none' },
      // It keeps its height while results change. In a low window it shrinks.
      false: { modal: 'h-[min(28rem,calc(100dvh-4rem))] max-w-2xl overflow-hidden' },
    },
    size: {
      xs: {},
      sm: {},
      md: { input: '[&_input]:h-12' },
      lg: { input: '[&_input]:h-13' },
      xl: { input: '[&_input]:h-14' },
    },
  },
})
