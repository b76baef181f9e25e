import { defineTheme } from './define-theme.ts'

export const proseFieldTheme = defineTheme({
  name: 'prose-field',
  level: 1,
  slots: {
    root: 'my-5 first:mt-0 last:mb-0',
    header: 'flex flex-wrap items-baseline gap-x-2 gap-y-1 font-mono text-sm/6',
    name: 'font-semibold text-highlighted [direction:ltr]',
    type: 'wrap-anywhere text-muted [direction:ltr]',
    required: 'font-sans text-xs font-medium text-error',
    description: 'mt-1 text-sm/6 text-muted [--prose-gap:0.5rem] [--prose-leading:1.5rem] [--prose-text:0.875rem]',
    group: 'my-6 divide-y divide-default first:mt-0 last:mb-0 *:my-0 *:py-4 *:first:pt-0 *:last:pb-0',
  },
})
