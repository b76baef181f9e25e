import { defineTheme } from './define-theme.ts'

export const modalTheme = defineTheme({
  name: 'modal',
  root: 'content',
  level: 1,
  slots: {
    overlay: 'fixed inset-0 z-overlay',
    content:
      'z-overlay flex flex-col bg-raised text-default shadow-2xl ring ring-default outline-hidden forced-colors:border',
    header: 'flex min-h-16 shrink-0 items-start gap-2 border-default p-4 not-last:border-b sm:px-6',
    wrapper: 'flex min-h-8 min-w-0 flex-1 flex-col justify-center gap-1 py-1',
    title: 'text-base font-semibold text-highlighted',
    description: 'text-sm text-muted',
    close: '-me-1.5 shrink-0',
    body: 'flex-1 border-default p-4 text-sm outline-role not-last:border-b focus-visible:outline-2 focus-visible:-outline-offset-2 sm:p-6',
    footer: 'flex shrink-0 flex-wrap items-center gap-2 p-4 sm:px-6',
  },
  variants: {
    overlay: {
      true: { overlay: 'bg-overlay' },
    },
    transition: {
      true: {
        overlay:
          'transition-opacity duration-slow ease-out starting:opacity-0 data-ending-style:opacity-0 data-ending-style:duration-fast data-ending-style:ease-in',
        content:
          'transition-[opacity,scale] duration-slow ease-out starting:opacity-0 data-ending-style:opacity-0 data-ending-style:duration-fast data-ending-style:ease-in motion-safe:starting:scale-97',
      },
    },
    fullscreen: {
      true: { content: 'fixed inset-0' },
      false: { content: 'w-[calc(100%-2rem)] max-w-lg rounded-xl' },
    },
    scrollable: {
      true: { overlay: 'overflow-y-auto overscroll-contain' },
      false: { body: 'min-h-0 overflow-y-auto overscroll-contain' },
    },
    titleHidden: {
      true: { title: 'sr-only', description: 'sr-only' },
    },
  },
  compoundVariants: [
    {
      scrollable: false,
      fullscreen: false,
      class: {
        content: 'fixed inset-0 m-auto h-fit max-h-[calc(100dvh-2rem)] overflow-hidden sm:max-h-[calc(100dvh-4rem)]',
      },
    },
    { scrollable: true, fullscreen: false, class: { content: 'relative mx-auto my-4 sm:my-8' } },
    { scrollable: true, fullscreen: true, class: { content: 'relative min-h-full' } },
  ],
})
