import { defineTheme } from './define-theme.ts'
import { sizeAsWidth, sizeParts } from './size-parts.ts'

export const dashboardSidebarTheme = defineTheme({
  name: 'dashboard-sidebar',
  level: 2,
  slots: {
    root: `relative hidden min-h-0 shrink-0 flex-col border-default bg-muted data-collapsed:min-w-16 lg:flex ${sizeParts} ${sizeAsWidth}`,
    header: 'flex h-header shrink-0 items-center gap-1.5 overflow-hidden px-4',
    body: 'flex min-h-0 flex-1 flex-col gap-4 overflow-x-hidden overflow-y-auto overscroll-contain px-4 py-2 outline-primary focus-visible:outline-2 focus-visible:-outline-offset-2',
    footer: 'flex shrink-0 items-center gap-1.5 overflow-hidden px-4 py-3',
    toggle: 'shrink-0',
    handle: '',
    content: 'bg-default',
    overlay: '',
  },
  variants: {
    // On the right, the border is that of the panel before it.
    side: {
      left: { root: 'border-e' },
      right: {},
    },
    toggleSide: {
      left: { toggle: '-ms-1.5' },
      right: { toggle: 'ms-auto -me-1.5' },
    },
    mode: {
      modal: {},
      slideover: { content: 'max-w-xs' },
      drawer: { content: 'max-w-xs' },
    },
    collapsed: {
      true: { header: 'justify-center', footer: 'justify-center' },
    },
  },
})
