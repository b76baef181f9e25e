import { defineTheme } from './define-theme.ts'

export const headerTheme = defineTheme({
  name: 'header',
  level: 2,
  slots: {
    root: 'sticky top-0 z-header w-full border-b border-default bg-default/75 backdrop-blur',
    container: 'mx-auto flex h-header max-w-container items-center justify-between gap-3 px-4 sm:px-6 lg:px-8',
    left: 'flex min-w-0 items-center gap-1.5 lg:flex-1',
    center: 'hidden min-w-0 lg:flex',
    right: 'flex shrink-0 items-center justify-end gap-1.5 lg:flex-1',
    title:
      'flex min-w-0 items-center gap-1.5 rounded-sm text-lg font-semibold text-highlighted outline-primary focus-visible:outline-2 focus-visible:outline-offset-4',
    toggle: 'max-w-none lg:hidden',
    content: '',
    overlay: '',
    header:
      'flex h-[calc(var(--ui-header-height)+1px)] shrink-0 items-center justify-between gap-3 border-b border-default px-4 sm:px-6',
    body: 'min-h-0 flex-1 overflow-y-auto overscroll-contain p-4 outline-primary focus-visible:outline-2 focus-visible:-outline-offset-2 sm:p-6',
  },
  variants: {
    mode: {
      modal: { content: 'bg-default' },
      slideover: {},
      drawer: {},
    },
    toggleSide: {
      left: { toggle: '-ms-1.5' },
      right: { toggle: '-me-1.5' },
    },
  },
})
