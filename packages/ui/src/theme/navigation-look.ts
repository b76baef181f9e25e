/**
 * The look that the links of NavigationMenu and ContentNavigation share. Colors change at once: a fade would occupy the main
 * thread for each link that the pointer crosses, and would delay the press of a link.
 */
export const navigationLook = {
  // A link with a button that opens its panel has padding for the button.
  link: 'group/link relative flex min-w-0 cursor-pointer items-center gap-1.5 rounded-md px-2.5 py-1.5 text-start font-medium text-muted outline-role focus-visible:outline-2 focus-visible:-outline-offset-2 disabled:cursor-not-allowed disabled:opacity-50 data-split:flex-1 data-split:pe-9 aria-disabled:cursor-not-allowed aria-disabled:opacity-50 not-disabled:not-aria-disabled:hover:text-highlighted data-active:text-role not-disabled:not-aria-disabled:data-active:hover:text-role forced-colors:outline-0 forced-colors:focus-visible:outline-2 forced-colors:data-active:underline',
  linkLeadingIcon:
    'size-4.5 shrink-0 text-dimmed group-data-active/link:text-role group-not-disabled/link:group-not-aria-disabled/link:group-not-data-active/link:group-hover/link:text-default',
  externalIcon: 'ms-0.5 inline-block size-3 align-top text-dimmed rtl:-scale-x-100',
  linkTrailing:
    'group/trailing ms-auto inline-flex shrink-0 items-center gap-1.5 data-split:relative data-split:-ms-8 data-split:size-8 data-split:cursor-pointer data-split:justify-center data-split:rounded-md data-split:text-muted data-split:outline-role data-split:hover:bg-accented/50 data-split:focus-visible:outline-2 data-split:focus-visible:-outline-offset-2 data-split:disabled:cursor-not-allowed data-split:disabled:opacity-50 forced-colors:data-split:outline-0 forced-colors:data-split:focus-visible:outline-2',
  linkTrailingIcon:
    'size-4.5 shrink-0 text-dimmed transition-transform duration-slow group-aria-expanded/link:rotate-180 group-aria-expanded/trailing:rotate-180 motion-reduce:transition-none',
  /** A link of the variant `pill`. */
  pill: 'not-disabled:not-aria-disabled:hover:bg-elevated data-active:bg-elevated',
  /** The line at the active link of a vertical menu. */
  verticalLine:
    'data-active:after:absolute data-active:after:inset-y-0.5 data-active:after:-start-1.5 data-active:after:w-px data-active:after:rounded-full data-active:after:bg-(--line)',
} as const
