import { forcedRowSelection } from './forced-colors.ts'

/** Classes of a menu, for the themes of the components that open one. */
export const menuLook = {
  slots: {
    content:
      'absolute top-0 left-0 z-overlay flex max-h-(--available-height) w-max max-w-[min(20rem,var(--available-width))] min-w-48 origin-(--transform-origin) flex-col rounded-lg bg-raised text-default shadow-lg ring ring-default outline-hidden select-none transition-[opacity,scale] duration-base ease-out starting:opacity-0 data-ending-style:pointer-events-none data-ending-style:opacity-0 data-ending-style:duration-fast data-ending-style:ease-in motion-safe:starting:scale-97 forced-colors:border',
    viewport: 'min-h-0 flex-1 scroll-py-1 overflow-x-hidden overflow-y-auto overscroll-contain outline-none',
    group: 'border-default p-1 not-last:border-b',
    label: 'flex w-full items-center font-medium text-highlighted',
    separator: '-mx-1 my-1 border-t border-default',
    item: `group/item flex w-full cursor-pointer items-start rounded-md text-start text-default outline-none aria-disabled:cursor-not-allowed aria-disabled:opacity-50 aria-expanded:bg-elevated data-highlighted:bg-elevated data-highlighted:text-highlighted [&[aria-current]]:font-medium [&[aria-current]]:text-highlighted ${forcedRowSelection('data-highlighted')}`,
    itemLeadingIcon:
      'shrink-0 text-dimmed group-data-highlighted/item:text-default group-[[aria-current]]/item:text-default',
    itemLeadingAvatar: 'shrink-0',
    itemWrapper: 'flex min-w-0 flex-1 flex-col',
    itemLabel: 'truncate',
    itemDescription: 'wrap-break-word font-normal text-muted',
    itemLabelExternalIcon: 'ms-0.5 inline-block size-3 align-top text-dimmed rtl:-scale-x-100',
    itemTrailing: 'ms-auto inline-flex h-[1lh] shrink-0 items-center gap-1.5 ps-3',
    itemTrailingIcon: 'shrink-0 text-dimmed rtl:group-aria-[haspopup=menu]/item:-scale-x-100',
    itemTrailingKbds: 'inline-flex shrink-0 items-center gap-0.5 pointer-coarse:hidden',
  },
  sizes: {
    itemLeadingAvatarSize: { xs: '3xs', sm: '3xs', md: '2xs', lg: '2xs', xl: 'xs' },
    itemTrailingKbdsSize: { xs: 'sm', sm: 'sm', md: 'md', lg: 'md', xl: 'lg' },
  },
  size: {
    xs: {
      label: 'gap-1 p-1 text-xs',
      item: 'gap-1 p-1 text-xs',
      itemLeadingIcon: 'mt-px size-3.5',
      itemTrailingIcon: 'size-3.5',
    },
    sm: {
      label: 'gap-1.5 px-2 py-1.5 text-xs',
      item: 'gap-1.5 px-2 py-1.5 text-xs',
      itemLeadingIcon: 'size-4',
      itemTrailingIcon: 'size-4',
    },
    md: {
      label: 'gap-2 px-2 py-1.5 text-sm',
      item: 'gap-2 px-2 py-1.5 text-sm',
      itemLeadingIcon: 'mt-px size-4.5',
      itemTrailingIcon: 'size-4.5',
    },
    lg: {
      label: 'gap-2 px-2.5 py-2 text-sm',
      item: 'gap-2 px-2.5 py-2 text-sm',
      itemLeadingIcon: 'size-5',
      itemTrailingIcon: 'size-5',
    },
    xl: {
      label: 'gap-2 px-2.5 py-2 text-base',
      item: 'gap-2 px-2.5 py-2 text-base',
      itemLeadingIcon: 'mt-0.5 size-5',
      itemTrailingIcon: 'size-5',
    },
  },
  /** An item with its own color. */
  colored: {
    true: {
      item: 'text-role aria-expanded:bg-role/10 data-highlighted:bg-role/10 data-highlighted:text-role [&[aria-current]]:text-role',
      itemLeadingIcon: 'text-role group-data-highlighted/item:text-role group-[[aria-current]]/item:text-role',
    },
  },
  loading: {
    true: { itemLeadingIcon: 'animate-spin' },
  },
} as const
