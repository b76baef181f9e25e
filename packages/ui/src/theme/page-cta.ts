import { defineTheme } from './define-theme.ts'

export const pageCTATheme = defineTheme({
  name: 'page-cta',
  level: 1,
  slots: {
    // Container queries: sizes depend on the width of the block and not of the viewport, so that it fits everywhere.
    root: '@container relative isolate w-full overflow-hidden rounded-2xl forced-colors:border',
    container: 'flex flex-col gap-10 px-6 py-12 @2xl:px-12 @2xl:py-20 @5xl:px-16',
    wrapper: 'min-w-0',
    header: '',
    title: 'text-3xl/9 font-semibold tracking-tight text-balance wrap-break-word text-highlighted @2xl:text-4xl/[1.15]',
    description: 'mt-4 max-w-xl text-base/7 text-pretty wrap-break-word text-muted first:mt-0 @2xl:text-lg/8',
    body: 'mt-8 first:mt-0',
    footer: 'mt-8 first:mt-0',
    links: 'flex flex-wrap items-center gap-3',
  },
  variants: {
    orientation: {
      vertical: {
        wrapper: 'mx-auto w-full text-center',
        title: 'mx-auto max-w-2xl',
        description: 'mx-auto text-balance',
        links: 'justify-center',
      },
      horizontal: {
        container: '@2xl:grid @2xl:grid-cols-2 @2xl:items-center @2xl:gap-8 @5xl:gap-16',
        title: '@2xl:text-3xl/9 @4xl:text-4xl/[1.15]',
        description: '@2xl:text-base/7 @4xl:text-lg/8',
      },
    },
    variant: {
      solid: { root: 'bg-inverted text-inverted', title: 'text-inverted', description: 'text-inverted' },
      outline: { root: 'bg-default ring ring-inset ring-default' },
      soft: { root: 'bg-elevated/50' },
      subtle: { root: 'bg-elevated/50 ring ring-inset ring-default' },
      naked: { root: 'forced-colors:border-0' },
    },
    reverse: { true: {} },
  },
  compoundVariants: [
    { reverse: true, orientation: 'vertical', class: { wrapper: 'order-last' } },
    // When stacked, the text comes first.
    { reverse: true, orientation: 'horizontal', class: { wrapper: '@2xl:order-last' } },
  ],
})
