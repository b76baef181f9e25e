import { defineTheme } from './define-theme.ts'

export const tabsTheme = defineTheme({
  name: 'tabs',
  color: 'root',
  level: 1,
  slots: {
    root: 'flex',
    list: 'relative flex min-w-0 [&>[role=tablist]]:contents',
    indicator:
      'peer/indicator absolute transition-[translate,width,height] duration-slow motion-reduce:transition-none forced-colors:forced-color-adjust-none forced-colors:bg-[Highlight]',
    trigger:
      'relative inline-flex shrink-0 cursor-pointer items-center rounded-md font-medium whitespace-nowrap text-muted outline-role transition-colors select-none hover:text-default focus-visible:outline-2 data-disabled:cursor-not-allowed data-disabled:text-muted data-disabled:opacity-50 forced-colors:outline-0 forced-colors:focus-visible:outline-2',
    leadingIcon: 'shrink-0',
    leadingAvatar: 'shrink-0',
    label: 'truncate',
    trailingBadge: 'shrink-0',
    content: 'min-w-0 flex-1 rounded-sm outline-role focus-visible:outline-2 focus-visible:outline-offset-2',
  },
  sizes: {
    leadingAvatarSize: { xs: '3xs', sm: '3xs', md: '2xs', lg: '2xs', xl: 'xs' },
    trailingBadgeSize: { xs: 'xs', sm: 'xs', md: 'sm', lg: 'sm', xl: 'md' },
  },
  variants: {
    variant: {
      pill: {
        list: 'rounded-lg bg-elevated p-1',
        indicator:
          'start-0 top-0 h-(--active-tab-height) w-(--active-tab-width) translate-x-(--active-tab-start) translate-y-(--active-tab-top) rounded-md bg-role rtl:-translate-x-(--active-tab-start)',
        // Before JavaScript has measured the indicator, the tab itself is filled.
        trigger:
          'data-active:text-on-role peer-[[hidden]]/indicator:data-active:bg-role forced-colors:data-active:forced-color-adjust-none forced-colors:data-active:text-[HighlightText]',
      },
      link: {
        indicator: 'rounded-full bg-role-strong',
        trigger: 'focus-visible:-outline-offset-2 data-active:text-highlighted',
      },
    },
    orientation: {
      horizontal: {
        root: 'flex-col gap-3',
        list: 'items-center overflow-x-auto scroll-smooth [scrollbar-width:none] motion-reduce:scroll-auto',
        trigger: 'min-w-max justify-center',
        content: 'w-full',
      },
      vertical: {
        root: 'flex-wrap items-start gap-4',
        list: 'flex-col items-stretch',
        trigger: 'justify-start',
        content: 'min-w-24',
      },
    },
    size: {
      xs: { trigger: 'h-6 gap-1 px-2 text-xs', leadingIcon: 'size-3.5' },
      sm: { trigger: 'h-7 gap-1.5 px-2.5 text-xs', leadingIcon: 'size-4' },
      md: { trigger: 'h-8 gap-1.5 px-3 text-sm', leadingIcon: 'size-4.5' },
      lg: { trigger: 'h-9 gap-2 px-3.5 text-sm', leadingIcon: 'size-5' },
      xl: { trigger: 'h-10 gap-2 px-4 text-base', leadingIcon: 'size-5' },
    },
  },
  compoundVariants: [
    { variant: 'pill', orientation: 'horizontal', class: { trigger: 'grow basis-0' } },
    {
      variant: 'link',
      orientation: 'horizontal',
      class: {
        list: 'gap-1 pb-1.5 inset-shadow-[0_-1px_var(--ui-border)]',
        indicator:
          'start-0 bottom-0 h-0.5 w-(--active-tab-width) translate-x-(--active-tab-start) rtl:-translate-x-(--active-tab-start)',
        trigger: 'peer-[[hidden]]/indicator:data-active:inset-shadow-[0_-2px_currentColor]',
      },
    },
    {
      variant: 'link',
      orientation: 'vertical',
      class: {
        list: 'gap-1 border-s border-default ps-1.5',
        indicator: 'top-0 -start-px h-(--active-tab-height) w-0.5 translate-y-(--active-tab-top) forced-colors:w-1',
        trigger: 'peer-[[hidden]]/indicator:data-active:underline',
      },
    },
  ],
})
