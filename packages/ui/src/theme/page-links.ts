import { defineTheme } from './define-theme.ts'

export const pageLinksTheme = defineTheme({
  name: 'page-links',
  level: 1,
  slots: {
    root: 'flex min-w-0 flex-col gap-3',
    title: 'flex items-center gap-1.5 text-sm font-semibold text-highlighted',
    list: 'flex flex-col gap-2',
    item: 'flex min-w-0',
    link: 'group/link inline-flex max-w-full cursor-pointer items-center gap-1.5 rounded-sm text-start text-sm outline-primary transition-colors focus-visible:outline-2 focus-visible:outline-offset-2 disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-not-allowed aria-disabled:opacity-50',
    linkLeadingIcon: 'size-4.5 shrink-0',
    linkLabel: 'truncate',
    linkLabelExternalIcon: 'size-3 shrink-0 -translate-y-1 text-dimmed rtl:-scale-x-100',
  },
  variants: {
    active: {
      true: { link: 'font-medium text-primary' },
      false: { link: 'text-muted not-disabled:not-aria-disabled:hover:text-default' },
    },
  },
})
