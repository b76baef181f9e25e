import { defineTheme } from './define-theme.ts'

export const proseBadgeTheme = defineTheme({
  name: 'prose-badge',
  root: 'base',
  level: 1,
  slots: {
    base: 'rounded-full tracking-normal',
  },
})
