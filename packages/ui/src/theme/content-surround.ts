import { defineTheme } from './define-theme.ts'

export const contentSurroundTheme = defineTheme({
  name: 'content-surround',
  slots: {
    root: 'grid gap-4 sm:grid-cols-2',
    link: 'group/link block min-w-0 rounded-lg border border-default px-5 py-6 text-start outline-primary transition-colors focus-visible:outline-2 focus-visible:outline-offset-2 disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-not-allowed aria-disabled:opacity-50 not-disabled:not-aria-disabled:hover:border-accented not-disabled:not-aria-disabled:hover:bg-muted',
    linkLeading:
      'mb-3 inline-flex items-center rounded-full border border-accented bg-elevated p-[5px] text-highlighted transition-colors group-not-disabled/link:group-not-aria-disabled/link:group-hover/link:border-primary/50 group-not-disabled/link:group-not-aria-disabled/link:group-hover/link:bg-primary/10 group-not-disabled/link:group-not-aria-disabled/link:group-hover/link:text-primary',
    // Only the arrows are mirrored, not the icon of a page.
    linkLeadingIcon: 'size-5 shrink-0 rtl:data-arrow:-scale-x-100',
    linkTitle: 'block font-medium wrap-break-word text-highlighted',
    linkDescription: 'mt-1 line-clamp-2 text-sm text-pretty wrap-break-word text-muted',
  },
  variants: {
    direction: {
      prev: {},
      // The next page stays at the end if there is no previous page.
      next: { link: 'sm:col-start-2 sm:text-end' },
    },
  },
})
