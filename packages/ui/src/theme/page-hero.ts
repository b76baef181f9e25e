import { defineTheme } from './define-theme.ts'

export const pageHeroTheme = defineTheme({
  name: 'page-hero',
  level: 1,
  slots: {
    // Container queries: sizes depend on the width of the hero and not of the viewport, so that it fits everywhere.
    root: '@container relative isolate w-full',
    container: 'flex flex-col gap-12 py-20 @2xl:gap-16 @2xl:py-28 @5xl:py-32',
    wrapper: 'min-w-0',
    header: '',
    headline: 'mb-5 flex flex-wrap items-center gap-2 text-sm font-medium text-primary',
    title:
      'text-4xl/[1.1] font-bold tracking-tight text-balance wrap-break-word text-highlighted @2xl:text-5xl/[1.05] @5xl:text-6xl/[1.05]',
    description: 'mt-5 max-w-2xl text-lg/7 text-pretty wrap-break-word text-muted first:mt-0 @2xl:mt-6 @2xl:text-xl/8',
    body: 'mt-8 first:mt-0 @2xl:mt-10',
    footer: 'mt-8 first:mt-0 @2xl:mt-10',
    links: 'flex flex-wrap items-center gap-3',
  },
  variants: {
    orientation: {
      vertical: {
        wrapper: 'mx-auto w-full text-center',
        headline: 'justify-center',
        title: 'mx-auto max-w-4xl',
        description: 'mx-auto text-balance',
        links: 'justify-center',
      },
      horizontal: {
        container: '@2xl:grid @2xl:grid-cols-2 @2xl:items-center @2xl:gap-8 @5xl:gap-16',
        title: '@2xl:text-4xl/[1.1] @4xl:text-5xl/[1.05] @5xl:text-5xl/[1.05] @6xl:text-6xl/[1.05]',
        description: '@2xl:text-lg/7 @4xl:text-xl/8',
      },
    },
    reverse: { true: {} },
  },
  compoundVariants: [
    { reverse: true, orientation: 'vertical', class: { wrapper: 'order-last' } },
    // When stacked, the text comes first.
    { reverse: true, orientation: 'horizontal', class: { wrapper: '@2xl:order-last' } },
  ],
})
