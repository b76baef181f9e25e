import { defineTheme } from './define-theme.ts'

export const dashboardResizeHandleTheme = defineTheme({
  name: 'dashboard-resize-handle',
  slots: {
    // It lies over the border between two columns and takes no space. `after` is its line.
    root: 'relative z-sticky -mx-1.5 hidden w-3 shrink-0 touch-none justify-center outline-none after:w-0.5 after:transition-colors not-aria-disabled:cursor-col-resize not-aria-disabled:hover:after:bg-primary-strong focus-visible:after:bg-primary-strong data-dragging:after:bg-primary-strong pointer-coarse:-mx-4 pointer-coarse:w-8 lg:flex forced-colors:hover:after:bg-[Highlight] forced-colors:focus-visible:after:bg-[Highlight] forced-colors:data-dragging:after:bg-[Highlight]',
  },
})
