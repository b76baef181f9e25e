import { defineTheme } from './define-theme.ts'

export const pageFeatureTheme = defineTheme({
  name: 'page-feature',
  slots: {
    root: 'group/root relative flex min-w-0 text-start',
    wrapper: 'min-w-0 flex-1',
    leading: 'flex shrink-0 items-center',
    leadingIcon: 'shrink-0 text-primary',
    title: 'text-pretty wrap-break-word text-highlighted',
    description: 'mt-1 text-base/6.5 text-pretty wrap-break-word text-muted first:mt-0',
    // The link covers the whole feature, so that all of it is clickable and the title is the accessible name.
    link: 'cursor-pointer text-start underline-offset-4 outline-none group-hover/root:underline after:absolute after:inset-0 after:rounded-md after:outline-primary focus-visible:after:outline-2 focus-visible:after:outline-offset-4 disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-not-allowed aria-disabled:opacity-50',
  },
  variants: {
    // In a list, the title is less prominent than a heading.
    heading: { true: { title: 'font-semibold' }, false: { title: 'font-medium' } },
    orientation: {
      // The icon has the height of a title line.
      horizontal: { root: 'items-start gap-3', leading: 'h-6', leadingIcon: 'size-5' },
      vertical: { root: 'flex-col gap-3', leadingIcon: 'size-6' },
    },
  },
})
