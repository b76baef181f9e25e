import { defineTheme } from './define-theme.ts'

export const proseIconTheme = defineTheme({
  name: 'prose-icon',
  root: 'base',
  slots: {
    base: 'inline-block size-[1.2em] shrink-0 align-[-0.25em]',
  },
})
