import { defineTheme } from './define-theme.ts'
import { navigationLook } from './navigation-look.ts'

/** A folder inside a folder looks like a link. A native folder is a `<summary>`, whose marker is hidden. */
const trigger =
  'w-full list-none not-data-nested:font-semibold not-data-nested:not-data-active:text-highlighted [&::-webkit-details-marker]:hidden'

export const contentNavigationTheme = defineTheme({
  name: 'content-navigation',
  color: 'list',
  level: 1,
  slots: {
    root: 'min-w-0 text-sm [--line:var(--c-text)]',
    content:
      'h-[var(--content-navigation-height,auto)] w-full overflow-hidden transition-[height] duration-slow data-ending-style:h-0 data-starting-style:h-0 motion-reduce:transition-none',
    list: 'flex min-w-0 flex-col gap-0.5',
    item: 'min-w-0 data-nested:-ms-px data-nested:ps-1.5',
    listWithChildren: 'ms-[1.1875rem] flex flex-col gap-0.5 border-s border-default pt-0.5 pb-1',
    itemWithChildren:
      'min-w-0 data-nested:-ms-px data-nested:ps-1.5 data-split:flex data-split:flex-wrap data-split:items-center',
    trigger: `${navigationLook.link} ${trigger}`,
    link: `${navigationLook.link} w-full`,
    linkLeadingIcon: navigationLook.linkLeadingIcon,
    linkTitle: 'truncate',
    linkTitleExternalIcon: navigationLook.externalIcon,
    linkTrailing: navigationLook.linkTrailing,
    linkTrailingBadge: 'shrink-0',
    linkTrailingIcon: `${navigationLook.linkTrailingIcon} in-[[open]>summary]:rotate-180 [summary>&]:ms-auto`,
  },
  sizes: {
    linkTrailingBadgeSize: { default: 'sm' },
  },
  variants: {
    variant: {
      pill: { link: navigationLook.pill, trigger: 'not-disabled:hover:bg-elevated data-active:bg-elevated' },
      link: {},
    },
    highlight: {
      true: { root: 'ps-1.5', link: navigationLook.verticalLine },
    },
    // Folders that are always open are headings, not buttons.
    collapsible: {
      true: {},
      false: { trigger: 'cursor-default not-disabled:hover:bg-transparent' },
    },
    // Links are not in list items, so the list sets their distance from the line.
    native: {
      true: { listWithChildren: 'ps-1.5 *:data-active:after:-ms-px' },
    },
  },
})
