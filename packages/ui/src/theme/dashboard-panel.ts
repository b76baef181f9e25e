import { defineTheme } from './define-theme.ts'
import { sizeAsWidth, sizeParts } from './size-parts.ts'

export const dashboardPanelTheme = defineTheme({
  name: 'dashboard-panel',
  level: 1,
  slots: {
    root: 'relative flex min-h-0 min-w-0 flex-col border-default lg:not-last:border-e',
    // Without `shrink-0`, a child that clips its content would shrink instead of scrolling with the others.
    body: 'flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto overscroll-contain p-4 outline-primary focus-visible:outline-2 focus-visible:-outline-offset-2 *:shrink-0 sm:gap-6 sm:p-6',
    handle: '',
  },
  variants: {
    // Whether the panel has its own width. Otherwise it fills the remaining width.
    sized: {
      true: { root: `w-full max-w-full shrink-0 ${sizeParts} ${sizeAsWidth}` },
      false: { root: 'flex-1' },
    },
  },
})
