import { defineTheme } from './define-theme.ts'

export const pageAnchorsTheme = defineTheme({
  name: 'page-anchors',
  level: 1,
  slots: {
    root: 'min-w-0',
    list: 'flex flex-col gap-1',
    item: 'min-w-0',
    link: 'group/link flex w-full min-w-0 cursor-pointer items-center gap-2.5 rounded-md py-0.5 text-start text-sm font-medium outline-primary transition-colors focus-visible:outline-2 disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-not-allowed aria-disabled:opacity-50',
    linkLeading:
      'flex size-7 shrink-0 items-center justify-center rounded-md ring ring-inset transition-colors forced-colors:border',
    linkLeadingIcon: 'size-4 shrink-0',
    linkLabel: 'truncate',
    linkLabelExternalIcon: '-ms-1.5 size-3 shrink-0 -translate-y-1 text-dimmed rtl:-scale-x-100',
  },
  variants: {
    active: {
      true: { link: 'text-primary', linkLeading: 'bg-primary/10 text-primary ring-primary/25' },
      false: {
        link: 'text-muted not-disabled:not-aria-disabled:hover:text-highlighted',
        linkLeading:
          'bg-elevated/50 text-dimmed ring-default group-hover/link:bg-elevated group-hover/link:text-default group-hover/link:ring-accented',
      },
    },
  },
})
