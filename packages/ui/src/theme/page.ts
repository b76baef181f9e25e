import { defineTheme } from './define-theme.ts'

export const pageTheme = defineTheme({
  name: 'page',
  slots: {
    root: 'flex min-w-0 flex-col lg:grid lg:grid-cols-10 lg:gap-10',
    left: 'min-w-0 lg:col-span-2',
    center: 'min-w-0',
    // On small screens it is a bar above the content.
    right: 'order-first min-w-0 lg:order-none lg:col-span-2',
  },
  variants: {
    // Number of asides.
    sides: {
      none: { center: 'lg:col-span-10' },
      one: { center: 'lg:col-span-8' },
      both: { center: 'lg:col-span-6' },
    },
  },
})
