import { defineTheme } from './define-theme.ts'

export const breadcrumbTheme = defineTheme({
  name: 'breadcrumb',
  color: 'root',
  level: 1,
  slots: {
    root: 'min-w-0 text-sm',
    list: 'flex flex-wrap items-center gap-x-1.5 gap-y-1',
    item: 'flex min-w-0 items-center',
    link: 'group/link inline-flex min-w-0 items-center gap-1.5 rounded-sm font-medium text-muted outline-role transition-colors focus-visible:outline-2 focus-visible:outline-offset-2 aria-disabled:cursor-not-allowed aria-disabled:opacity-75 [&[href]]:hover:text-default',
    linkLeadingIcon: 'size-4.5 shrink-0',
    linkLeadingAvatar: 'shrink-0',
    linkLabel: 'truncate',
    separator: 'flex text-dimmed',
    separatorIcon: 'size-4.5 shrink-0 rtl:rotate-180',
  },
  sizes: {
    linkLeadingAvatarSize: { default: '2xs' },
  },
  variants: {
    active: { true: { link: 'font-semibold text-role' } },
  },
})
