import { defineTheme } from './define-theme.ts'
import { navigationLook } from './navigation-look.ts'

export const navigationMenuTheme = defineTheme({
  name: 'navigation-menu',
  color: 'list',
  level: 1,
  slots: {
    root: 'relative flex min-w-0 text-sm [--line:var(--c-text)]',
    list: 'min-w-0',
    label: 'flex min-w-0 items-center gap-1.5 px-2.5 py-1.5 text-xs/5 font-semibold text-highlighted',
    item: 'min-w-0 data-split:flex data-split:flex-wrap data-split:items-center',
    link: navigationLook.link,
    linkLeadingIcon: navigationLook.linkLeadingIcon,
    linkLeadingAvatar: 'shrink-0',
    linkLabel: 'truncate',
    linkLabelExternalIcon: navigationLook.externalIcon,
    linkTrailing: navigationLook.linkTrailing,
    linkTrailingBadge: 'shrink-0',
    linkTrailingIcon: navigationLook.linkTrailingIcon,
    childList: '',
    childLabel: 'px-2.5 pt-1 pb-1.5 text-xs font-semibold text-highlighted',
    childItem: 'min-w-0 data-split:flex data-split:flex-wrap data-split:items-center',
    childLink:
      'group/child flex w-full min-w-0 cursor-pointer items-start gap-2 rounded-md px-2.5 py-2 text-start text-sm outline-role transition-colors focus-visible:outline-2 focus-visible:-outline-offset-2 disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-not-allowed aria-disabled:opacity-50 not-disabled:not-aria-disabled:hover:bg-elevated data-active:bg-elevated forced-colors:outline-0 forced-colors:focus-visible:outline-2 forced-colors:data-active:underline',
    childLinkWrapper: 'min-w-0',
    childLinkIcon:
      'mt-px size-4.5 shrink-0 text-dimmed transition-colors group-data-active/child:text-role group-not-data-active/child:group-hover/child:text-default',
    childLinkLabel: 'block truncate font-medium text-highlighted group-data-active/child:text-role',
    childLinkLabelExternalIcon: navigationLook.externalIcon,
    childLinkDescription: 'block text-pretty text-muted',
    separator: '',
    // The gap above the panel belongs to the panel, so that the pointer can cross it without closing the panel.
    viewportWrapper:
      'absolute top-full left-0 z-overlay max-w-[calc(100vw-1rem)] pt-2 transition-[translate] duration-slow ease-out motion-reduce:transition-none',
    viewport:
      'relative max-h-(--available-height) origin-top overflow-x-hidden overflow-y-auto overscroll-contain rounded-lg bg-raised shadow-lg ring ring-default transition-[opacity,scale,width,height] duration-slow ease-out not-data-switched:starting:opacity-0 data-ending-style:opacity-0 data-ending-style:duration-fast data-ending-style:ease-in data-moving:overflow-hidden motion-safe:not-data-switched:starting:scale-97 motion-reduce:transition-opacity forced-colors:border',
    content: '',
    indicator:
      'pointer-events-none absolute top-0 left-0 z-raised flex h-2 w-0 items-end justify-center transition-[translate,opacity] duration-slow ease-out not-data-switched:starting:opacity-0 data-ending-style:opacity-0 data-ending-style:duration-fast motion-reduce:transition-opacity',
    arrow: 'mb-[-5px] size-2.5 shrink-0 rotate-45 rounded-tl-xs border-t border-l border-default bg-raised',
  },
  sizes: {
    linkLeadingAvatarSize: { default: '2xs' },
    linkLeadingChipSize: { default: 'sm' },
    linkTrailingBadgeSize: { default: 'sm' },
  },
  variants: {
    variant: {
      pill: {
        link: 'not-disabled:not-aria-disabled:hover:bg-elevated aria-expanded:text-highlighted data-active:bg-elevated [&:has(+[aria-expanded=true])]:text-highlighted',
      },
      link: {
        link: 'aria-expanded:text-highlighted [&:has(+[aria-expanded=true])]:text-highlighted',
      },
    },
    orientation: {
      horizontal: {
        root: 'items-center justify-between gap-1.5',
        list: 'flex items-center gap-0.5 not-last-of-type:me-auto',
        item: 'py-2',
        link: 'max-w-full',
        content:
          'transition-[opacity,translate] duration-slow ease-out data-from:starting:opacity-0 data-[from=end]:starting:translate-x-8 data-[from=start]:starting:-translate-x-8 motion-reduce:transition-opacity rtl:data-[from=end]:starting:-translate-x-8 rtl:data-[from=start]:starting:translate-x-8',
      },
      vertical: {
        root: 'flex-col gap-1.5',
        list: 'flex flex-col gap-0.5',
        link: 'w-full',
        content:
          'grid w-full grid-rows-[1fr] overflow-hidden transition-[grid-template-rows] duration-slow ease-out *:min-h-0 *:min-w-0 data-ending-style:grid-rows-[0fr] data-moving:starting:grid-rows-[0fr] motion-reduce:transition-none',
        childList: 'ms-[1.1875rem] flex flex-col gap-0.5 border-s border-default pt-0.5',
        childItem: '-ms-px ps-1.5',
        separator: 'border-t border-default',
      },
    },
    contentOrientation: {
      horizontal: {},
      vertical: {},
    },
    collapsed: {
      true: {
        root: 'w-fit',
        label: 'sr-only',
        link: 'size-8 justify-center px-0 py-0',
        linkLabel: 'sr-only',
        linkTrailing: 'sr-only',
      },
    },
    highlight: {
      true: {
        link: 'data-active:after:absolute data-active:after:rounded-full data-active:after:bg-(--line)',
      },
    },
    // A list in a popup. It does not depend on the orientation of the menu.
    popup: {
      true: {
        childList: '',
      },
    },
  },
  compoundVariants: [
    {
      orientation: 'horizontal',
      contentOrientation: 'horizontal',
      class: {
        viewportWrapper: 'w-full min-w-[min(36rem,calc(100vw-1rem))]',
        childList: 'grid gap-1 p-2 sm:grid-cols-2',
      },
    },
    {
      orientation: 'horizontal',
      contentOrientation: 'vertical',
      class: { viewportWrapper: 'w-max', childList: 'grid w-64 max-w-full gap-0.5 p-1.5' },
    },
    {
      orientation: 'vertical',
      popup: true,
      class: {
        childList: 'ms-0 grid min-w-48 max-w-72 gap-0.5 border-s-0 p-1.5',
        childItem: 'ms-0 ps-0',
      },
    },
    {
      orientation: 'horizontal',
      highlight: true,
      class: { link: 'data-active:after:inset-x-2.5 data-active:after:-bottom-2 data-active:after:h-px' },
    },
    {
      orientation: 'vertical',
      highlight: true,
      class: {
        root: 'ps-1.5',
        link: 'data-active:after:inset-y-0.5 data-active:after:-start-1.5 data-active:after:w-px',
      },
    },
  ],
})
