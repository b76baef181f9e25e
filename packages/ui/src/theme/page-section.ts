import { defineTheme } from './define-theme.ts'

export const pageSectionTheme = defineTheme({
  name: 'page-section',
  level: 1,
  slots: {
    // Container queries: sizes depend on the width of the section and not of the viewport, so that it fits everywhere.
    root: '@container relative isolate w-full',
    container: 'flex flex-col gap-10 py-16 @2xl:gap-16 @2xl:py-24',
    wrapper: 'min-w-0',
    header: '',
    leading: 'mb-5 flex items-center',
    // The icon itself has the tile, so that an image in its place has none.
    leadingIcon: 'size-10 shrink-0 rounded-lg bg-primary/10 p-2.5 text-primary ring ring-inset ring-primary/20',
    headline: 'mb-3 flex flex-wrap items-center gap-2 text-sm font-medium text-primary',
    title: 'text-3xl/9 font-semibold tracking-tight text-balance wrap-break-word text-highlighted @2xl:text-4xl/[1.15]',
    description: 'mt-4 max-w-2xl text-base/7 text-pretty wrap-break-word text-muted first:mt-0 @2xl:text-lg/8',
    body: 'mt-10 first:mt-0',
    features: 'grid',
    footer: 'mt-8 first:mt-0',
    links: 'flex flex-wrap items-center gap-3',
  },
  variants: {
    orientation: {
      vertical: {
        header: 'text-center',
        leading: 'justify-center',
        headline: 'justify-center',
        title: 'mx-auto max-w-3xl',
        description: 'mx-auto text-balance',
        body: '@2xl:mt-16',
        // As many columns as fit, at most three.
        features:
          'grid-cols-[repeat(auto-fit,minmax(max(min(100%,16rem),26%),1fr))] gap-x-8 gap-y-8 @2xl:gap-y-12 @4xl:gap-x-12',
        footer: '@2xl:mt-12',
        links: 'justify-center',
      },
      horizontal: {
        container: '@2xl:grid @2xl:grid-cols-2 @2xl:items-center @2xl:gap-8 @5xl:gap-16',
        title: '@2xl:text-3xl/9 @4xl:text-4xl/[1.15]',
        description: '@2xl:text-base/7 @4xl:text-lg/8',
        body: 'mt-8',
        features: 'gap-5',
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
