import { defineTheme } from './define-theme.ts'

export const cardTheme = defineTheme({
  name: 'card',
  slots: {
    root: 'overflow-hidden rounded-lg forced-colors:border',
    header: 'p-4 sm:px-6',
    title: 'font-semibold text-balance wrap-break-word text-highlighted',
    description: 'mt-1 text-sm text-pretty wrap-break-word text-muted first:mt-0',
    body: 'p-4 sm:p-6',
    footer: 'p-4 sm:px-6',
  },
  variants: {
    variant: {
      solid: { root: 'bg-inverted text-inverted', title: 'text-inverted', description: 'text-inverted' },
      outline: { root: 'divide-y divide-default bg-default ring ring-inset ring-default' },
      soft: { root: 'divide-y divide-default bg-elevated/50' },
      subtle: { root: 'divide-y divide-default bg-elevated/50 ring ring-inset ring-default' },
    },
  },
})
