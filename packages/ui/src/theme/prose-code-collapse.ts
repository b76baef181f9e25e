import { defineTheme } from './define-theme.ts'

export const proseCodeCollapseTheme = defineTheme({
  name: 'prose-code-collapse',
  level: 2,
  slots: {
    root: 'relative my-6 overflow-hidden rounded-lg border border-default bg-muted first:mt-0 last:mb-0',
    content: '*:my-0 *:rounded-none *:border-0',
    footer: 'flex justify-center noscript:hidden print:hidden',
    trigger:
      'group/trigger inline-flex h-8 cursor-pointer items-center gap-1.5 rounded-md px-3 text-xs font-medium text-muted outline-primary transition-colors hover:text-highlighted focus-visible:outline-2 focus-visible:-outline-offset-2',
    triggerIcon:
      'size-4 shrink-0 transition-transform group-aria-expanded/trigger:rotate-180 motion-reduce:transition-none',
  },
  variants: {
    open: {
      true: { footer: 'pb-2' },
      // `clip` instead of `hidden`, because the browser would scroll a hidden area when code in it gets the focus.
      false: {
        content: 'max-h-52 overflow-clip noscript:max-h-none print:max-h-none',
        footer: 'absolute inset-x-0 bottom-0 items-end bg-linear-to-t from-muted from-40% to-transparent pt-10 pb-2',
      },
    },
  },
})
