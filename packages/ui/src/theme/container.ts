import { defineTheme } from './define-theme.ts'

export const containerTheme = defineTheme({
  name: 'container',
  root: 'base',
  slots: {
    base: 'mx-auto w-full max-w-container px-4 sm:px-6 lg:px-8',
  },
})
