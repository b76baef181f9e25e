import { defineTheme } from './define-theme.ts'

export const pageHeaderTheme = defineTheme({
  name: 'page-header',
  level: 1,
  slots: {
    // Container queries: sizes depend on the width of the header and not of the viewport, because it is often between asides.
    root: '@container relative w-full border-b border-default py-8',
    container: 'flex flex-col',
    // If the header is narrow, the buttons come last, below the description.
    wrapper: 'contents @xl:flex @xl:items-start @xl:justify-between @xl:gap-4',
    headline: 'mb-2.5 flex flex-wrap items-center gap-1.5 text-sm font-medium text-primary',
    title:
      'min-w-0 text-3xl/9 font-semibold tracking-tight text-balance wrap-break-word text-highlighted @2xl:text-4xl/10',
    description: 'mt-4 max-w-3xl text-lg/7 text-pretty wrap-break-word text-muted first:mt-0',
    // The height of a title line, so that both are centered.
    links:
      'order-last mt-6 flex shrink-0 flex-wrap items-center gap-2 @xl:order-none @xl:mt-0 @xl:min-h-9 @2xl:min-h-10',
  },
})
