import { defineTheme } from './define-theme.ts'

export const scrollAreaTheme = defineTheme({
  name: 'scroll-area',
  slots: {
    root: 'relative [scrollbar-color:var(--ui-border-accented)_transparent] [scrollbar-width:thin] outline-primary focus-visible:outline-2 focus-visible:-outline-offset-2 forced-colors:[scrollbar-color:auto]',
    viewport: 'relative flex',
    item: 'min-w-0',
  },
  variants: {
    orientation: {
      vertical: { root: 'overflow-x-hidden overflow-y-auto', viewport: 'flex-col' },
      horizontal: { root: 'overflow-x-auto overflow-y-hidden', viewport: 'w-max min-w-full', item: 'shrink-0' },
    },
    // Virtualized items have absolute positions. Before JavaScript runs, the first items are in normal flow.
    placed: { true: { item: 'absolute' } },
    // An ancestor is the scroll container.
    outside: { true: { root: 'overflow-visible' } },
  },
  compoundVariants: [
    { placed: true, orientation: 'vertical', class: { viewport: 'block', item: 'start-0 top-0 w-full' } },
    { placed: true, orientation: 'horizontal', class: { viewport: 'block h-full', item: 'start-0 top-0 h-full' } },
  ],
})
