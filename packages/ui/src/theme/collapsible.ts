import { defineTheme } from './define-theme.ts'

export const collapsibleTheme = defineTheme({
  name: 'collapsible',
  slots: {
    root: 'w-full',
    content:
      'h-[var(--collapsible-panel-height,auto)] overflow-hidden transition-[height] duration-slow data-ending-style:h-0 data-starting-style:h-0 motion-reduce:transition-none',
  },
})
