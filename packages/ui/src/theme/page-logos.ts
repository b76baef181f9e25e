import { defineTheme } from './define-theme.ts'

export const pageLogosTheme = defineTheme({
  name: 'page-logos',
  level: 1,
  slots: {
    root: 'w-full min-w-0',
    title: 'text-center text-sm text-balance wrap-break-word text-muted',
    logos: 'mt-8 first:mt-0',
    logo: 'h-8 w-auto shrink-0 text-muted',
  },
  variants: {
    marquee: {
      true: {},
      false: { logos: 'flex flex-wrap items-center justify-center gap-x-12 gap-y-8 lg:gap-x-16' },
    },
  },
})
