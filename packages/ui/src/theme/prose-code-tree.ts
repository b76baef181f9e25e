import { defineTheme } from './define-theme.ts'

export const proseCodeTreeTheme = defineTheme({
  name: 'prose-code-tree',
  level: 2,
  slots: {
    root: 'my-6 grid overflow-hidden rounded-lg border border-default bg-muted first:mt-0 last:mb-0 md:h-96 md:grid-cols-[14rem_minmax(0,1fr)]',
    list: 'max-h-60 overflow-y-auto border-b border-default bg-default p-2 md:max-h-none md:border-e md:border-b-0',
    content: 'min-w-0 overflow-y-auto *:my-0 *:rounded-none *:border-0',
  },
})
