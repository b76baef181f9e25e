import { defineTheme } from './define-theme.ts'

export const changelogVersionTheme = defineTheme({
  name: 'changelog-version',
  level: 2,
  slots: {
    root: 'relative',
    container: 'flex max-w-2xl flex-col',
    header: 'flex flex-col gap-3',
    meta: 'flex flex-wrap items-center gap-x-3 gap-y-2',
    date: 'text-sm text-muted',
    badge: 'rounded-full',
    title: 'text-2xl font-semibold tracking-tight text-balance wrap-break-word text-highlighted',
    link: 'rounded-sm underline-offset-4 outline-primary hover:underline focus-visible:outline-2 focus-visible:outline-offset-2',
    description: 'text-base text-pretty wrap-break-word text-muted',
    imageWrapper: 'mt-6 aspect-video overflow-hidden rounded-lg bg-muted',
    image: 'size-full object-cover object-top',
    body: 'mt-6 min-w-0',
    footer: 'mt-6 flex flex-wrap items-center justify-between gap-4',
    authors: 'flex min-w-0 flex-wrap items-center gap-x-6 gap-y-3',
    actions: 'flex flex-wrap items-center gap-2',
    indicator: 'absolute start-36 top-1 hidden lg:flex',
    dot: 'flex size-4 items-center justify-center rounded-full bg-default ring ring-accented forced-colors:border',
    dotInner: 'size-2 rounded-full bg-primary forced-colors:bg-[CanvasText]',
  },
  variants: {
    // On wide screens the date is in a separate column beside the dot.
    dated: {
      true: {
        root: 'lg:ps-48',
        date: 'lg:absolute lg:start-0 lg:top-0.5 lg:w-32 lg:text-end',
      },
    },
    badged: { true: {}, false: {} },
  },
  compoundVariants: [
    // Without a badge, the date is aligned with the title.
    {
      dated: true,
      badged: false,
      class: { meta: 'lg:contents', date: 'lg:top-1.5', indicator: 'lg:top-2' },
    },
  ],
})
