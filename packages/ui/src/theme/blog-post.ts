import { defineTheme } from './define-theme.ts'

export const blogPostTheme = defineTheme({
  name: 'blog-post',
  level: 2,
  slots: {
    root: 'group/root relative isolate flex min-w-0 flex-col overflow-hidden rounded-xl text-start transition-colors forced-colors:border',
    header: 'relative aspect-video w-full shrink-0 overflow-hidden bg-muted',
    body: 'flex min-w-0 flex-1 flex-col',
    footer: 'px-4 pb-4 sm:px-6 sm:pb-6',
    image:
      'size-full object-cover object-top transition-transform duration-slower ease-out motion-reduce:transition-none',
    title: 'text-xl font-semibold tracking-tight text-balance wrap-break-word text-highlighted',
    // The link covers the whole card, so that all of it is clickable and the title is the accessible name.
    link: 'text-start outline-none after:absolute after:inset-0 after:z-raised after:rounded-xl after:outline-primary focus-visible:after:outline-2 focus-visible:after:-outline-offset-2',
    description: 'mt-2 text-base text-pretty wrap-break-word text-muted first:mt-0',
    authors: 'mt-auto flex flex-wrap items-center gap-3 pt-5',
    avatar: '',
    meta: 'mb-3 flex flex-wrap items-center gap-x-3 gap-y-2',
    date: 'text-sm text-muted',
    badge: 'rounded-full',
  },
  variants: {
    orientation: {
      vertical: {},
      // The picture is beside the text if there is enough space.
      horizontal: { root: 'lg:grid lg:grid-cols-2 lg:items-center lg:gap-x-8', header: 'lg:aspect-[16/10]' },
    },
    variant: {
      outline: { root: 'bg-default ring ring-inset ring-default', body: 'p-4 sm:p-6' },
      soft: { root: 'bg-elevated/50', body: 'p-4 sm:p-6' },
      subtle: { root: 'bg-elevated/50 ring ring-inset ring-default', body: 'p-4 sm:p-6' },
      ghost: { root: 'forced-colors:border-0', body: 'p-4 sm:p-6' },
      naked: {
        root: 'rounded-none overflow-visible forced-colors:border-0',
        header: 'rounded-xl',
        body: 'pt-4',
        footer: 'px-0 pb-0 sm:px-0 sm:pb-0',
      },
    },
    pressable: {
      true: {
        image: 'group-hover/root:scale-105 motion-reduce:group-hover/root:scale-100',
        // Links of authors and in the footer are above the link of the card.
        authors: '[&_:where(a,button)]:relative [&_:where(a,button)]:z-sticky',
        footer: '[&_:where(a,button)]:relative [&_:where(a,button)]:z-sticky',
      },
    },
  },
  compoundVariants: [
    { pressable: true, variant: ['outline', 'ghost'], class: { root: 'hover:bg-elevated/50' } },
    { pressable: true, variant: ['soft', 'subtle'], class: { root: 'hover:bg-elevated' } },
    { pressable: true, variant: 'naked', class: { link: 'underline-offset-4 group-hover/root:underline' } },
    { orientation: 'horizontal', variant: 'naked', class: { body: 'lg:pt-0' } },
  ],
})
