import { defineTheme } from './define-theme.ts'

export const proseCollapsibleTheme = defineTheme({
  name: 'prose-collapsible',
  level: 1,
  slots: {
    root: 'my-6 first:mt-0 last:mb-0',
    trigger:
      'group/trigger inline-flex cursor-pointer items-center gap-2 rounded-sm text-sm font-medium text-muted outline-primary transition-colors hover:text-highlighted focus-visible:outline-2 focus-visible:outline-offset-2',
    triggerIcon:
      'size-4 shrink-0 transition-transform group-aria-expanded/trigger:rotate-180 motion-reduce:transition-none',
    triggerLabel: '',
    content: '',
    // Padding instead of a margin, because the height of the content is animated.
    body: 'pt-4',
  },
})
