import { defineTheme } from './define-theme.ts'

export const slideoverTheme = defineTheme({
  name: 'slideover',
  root: 'content',
  level: 1,
  slots: {
    overlay: 'fixed inset-0 z-overlay',
    content:
      'fixed z-overlay flex flex-col overflow-hidden bg-raised text-default shadow-2xl ring ring-default outline-hidden forced-colors:border',
    header: 'flex min-h-16 shrink-0 items-start gap-2 border-default p-4 not-last:border-b sm:px-6',
    wrapper: 'flex min-h-8 min-w-0 flex-1 flex-col justify-center gap-1 py-1',
    title: 'text-base font-semibold text-highlighted',
    description: 'text-sm text-muted',
    close: '-me-1.5 shrink-0',
    body: 'min-h-0 flex-1 overflow-y-auto overscroll-contain border-default p-4 text-sm outline-role not-last:border-b focus-visible:outline-2 focus-visible:-outline-offset-2 sm:p-6',
    footer: 'flex shrink-0 flex-wrap items-center gap-2 p-4 sm:px-6',
  },
  variants: {
    overlay: {
      true: { overlay: 'bg-overlay' },
    },
    // Physical sides: the side does not depend on the text direction.
    side: {
      top: { content: 'inset-x-0 top-0 max-h-[calc(100dvh-4rem)]' },
      right: { content: 'inset-y-0 right-0 w-[calc(100%-2rem)] max-w-md' },
      bottom: { content: 'inset-x-0 bottom-0 max-h-[calc(100dvh-4rem)]' },
      left: { content: 'inset-y-0 left-0 w-[calc(100%-2rem)] max-w-md' },
    },
    inset: {
      true: { content: 'rounded-xl' },
      false: { content: 'pb-[env(safe-area-inset-bottom)]' },
    },
    transition: {
      true: {
        overlay:
          'transition-opacity duration-slower ease-out starting:opacity-0 data-ending-style:opacity-0 data-ending-style:duration-slow data-ending-style:ease-in',
        content:
          'transition-[translate,opacity] duration-slower ease-out data-ending-style:duration-slow data-ending-style:ease-in motion-reduce:starting:opacity-0 motion-reduce:data-ending-style:opacity-0',
      },
    },
    titleHidden: {
      true: { title: 'sr-only', description: 'sr-only' },
    },
  },
  compoundVariants: [
    { side: 'top', inset: true, class: { content: 'inset-x-4 top-4' } },
    { side: 'right', inset: true, class: { content: 'inset-y-4 right-4' } },
    { side: 'bottom', inset: true, class: { content: 'inset-x-4 bottom-4' } },
    { side: 'left', inset: true, class: { content: 'inset-y-4 left-4' } },
    // To be outside the viewport, it moves by its size and, if inset, also by its margin.
    {
      side: 'top',
      transition: true,
      class: {
        content:
          'motion-safe:starting:translate-y-[calc(-100%-1rem)] motion-safe:data-ending-style:translate-y-[calc(-100%-1rem)]',
      },
    },
    {
      side: 'right',
      transition: true,
      class: {
        content:
          'motion-safe:starting:translate-x-[calc(100%+1rem)] motion-safe:data-ending-style:translate-x-[calc(100%+1rem)]',
      },
    },
    {
      side: 'bottom',
      transition: true,
      class: {
        content:
          'motion-safe:starting:translate-y-[calc(100%+1rem)] motion-safe:data-ending-style:translate-y-[calc(100%+1rem)]',
      },
    },
    {
      side: 'left',
      transition: true,
      class: {
        content:
          'motion-safe:starting:translate-x-[calc(-100%-1rem)] motion-safe:data-ending-style:translate-x-[calc(-100%-1rem)]',
      },
    },
  ],
})
