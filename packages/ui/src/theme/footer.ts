import { defineTheme } from './define-theme.ts'

export const footerTheme = defineTheme({
  name: 'footer',
  slots: {
    root: 'w-full border-t border-default',
    top: 'border-b border-default py-8 lg:py-12',
    bottom: 'border-t border-default py-8 lg:py-12',
    container:
      'mx-auto flex max-w-container flex-col-reverse items-center gap-4 px-4 py-8 sm:px-6 lg:min-h-16 lg:flex-row lg:justify-between lg:py-4 lg:px-8',
    left: 'flex flex-wrap items-center justify-center gap-x-1.5 gap-y-1 text-sm text-muted lg:flex-1 lg:justify-start',
    center: 'flex max-w-full flex-wrap items-center justify-center gap-x-1.5 gap-y-1',
    right: 'flex max-w-full flex-wrap items-center justify-center gap-x-1.5 gap-y-1 lg:flex-1 lg:justify-end',
  },
})
