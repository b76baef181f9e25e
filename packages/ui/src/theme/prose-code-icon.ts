import { defineTheme } from './define-theme.ts'

export const proseCodeIconTheme = defineTheme({
  name: 'prose-code-icon',
  root: 'base',
  slots: {
    base: 'inline-block size-4 shrink-0 align-[-0.15em]',
  },
})
