import { defineTheme } from './define-theme.ts'

export const footerColumnsTheme = defineTheme({
  name: 'footer-columns',
  level: 1,
  slots: {
    // The columns use the space that the left and right parts leave.
    root: 'flex flex-col gap-10 lg:flex-row lg:gap-8',
    left: 'lg:w-64 lg:shrink-0',
    center: 'grid min-w-0 flex-1 grid-cols-2 gap-8 text-sm sm:auto-cols-fr sm:grid-flow-col sm:grid-cols-none',
    right: 'lg:w-72 lg:shrink-0',
    label: 'font-semibold text-highlighted',
    list: 'mt-4 space-y-3',
    item: 'flex',
    link: 'group/link inline-flex max-w-full items-center gap-1.5 rounded-sm text-muted outline-primary transition-colors focus-visible:outline-2 focus-visible:outline-offset-2 aria-disabled:cursor-not-allowed aria-disabled:opacity-75 [&[href]]:hover:text-default',
    linkLeadingIcon: 'size-4.5 shrink-0',
    linkLabel: 'truncate',
    linkLabelExternalIcon: 'size-3 shrink-0 -translate-y-1 text-dimmed rtl:-scale-x-100',
  },
  variants: {
    active: { true: { link: 'font-medium text-primary' } },
  },
})
