import { defineTheme } from './define-theme.ts'

// Duration and easing of a drawer. The curve starts fast, to continue the movement of the finger. Other parts use both too.
export const drawerTheme = defineTheme({
  name: 'drawer',
  root: 'content',
  level: 1,
  slots: {
    overlay:
      'fixed inset-0 z-overlay bg-overlay transition-opacity duration-500 ease-[cubic-bezier(0.32,0.72,0,1)] starting:opacity-0 data-ending-style:opacity-0',
    content:
      'fixed z-overlay flex touch-pinch-zoom bg-raised text-default shadow-2xl ring ring-default outline-hidden transition-[translate,transform,opacity] duration-500 ease-[cubic-bezier(0.32,0.72,0,1)] data-dragging:transition-none data-dragging:select-none motion-reduce:starting:opacity-0 motion-reduce:data-ending-style:opacity-0 forced-colors:border',
    handle:
      'relative z-raised shrink-0 touch-none rounded-full bg-control outline-role before:absolute before:-inset-3.5 focus-visible:outline-2 focus-visible:outline-offset-4 forced-colors:bg-[ButtonText]',
    container: 'flex min-h-0 min-w-0 flex-1 flex-col gap-4 p-4 sm:px-6',
    header: 'flex shrink-0 items-start gap-2',
    wrapper: 'flex min-h-8 min-w-0 flex-1 flex-col justify-center gap-1 py-1',
    title: 'text-base font-semibold text-highlighted',
    description: 'text-sm text-muted',
    actions: 'flex shrink-0 items-center gap-2',
    close: '-me-1.5 shrink-0',
    body: '-mx-4 min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 text-sm outline-role focus-visible:outline-2 focus-visible:-outline-offset-2 sm:-mx-6 sm:px-6',
    footer: 'flex shrink-0 flex-col gap-2',
  },
  variants: {
    // Physical sides: the direction of a drawer does not depend on the text direction.
    direction: {
      top: {
        content:
          'inset-x-0 top-0 max-h-[calc(100dvh-4rem)] touch-pan-x flex-col-reverse rounded-b-xl pt-[env(safe-area-inset-top)]',
        handle: 'mx-auto mb-3 h-1.5 w-12',
        container: 'mx-auto w-full max-w-2xl',
      },
      right: {
        content:
          'inset-y-0 right-0 w-[calc(100%-2rem)] max-w-md touch-pan-y rounded-l-xl rtl:flex-row-reverse pb-[env(safe-area-inset-bottom)]',
        handle: 'my-auto ml-3 h-12 w-1.5',
      },
      bottom: {
        content:
          'inset-x-0 bottom-0 max-h-[calc(100dvh-4rem)] touch-pan-x flex-col rounded-t-xl pb-[env(safe-area-inset-bottom)]',
        handle: 'mx-auto mt-3 h-1.5 w-12',
        container: 'mx-auto w-full max-w-2xl',
      },
      left: {
        content:
          'inset-y-0 left-0 w-[calc(100%-2rem)] max-w-md touch-pan-y flex-row-reverse rounded-r-xl rtl:flex-row pb-[env(safe-area-inset-bottom)]',
        handle: 'my-auto mr-3 h-12 w-1.5',
      },
    },
    inset: {
      true: { content: 'rounded-xl py-0' },
      // Visible when the user drags the drawer past its edge.
      false: { content: 'after:absolute after:bg-inherit' },
    },
    snapPoints: {
      true: { content: 'max-h-none max-w-none' },
    },
    grip: {
      true: { handle: 'cursor-grab active:cursor-grabbing' },
    },
    titleHidden: {
      true: { title: 'sr-only', description: 'sr-only' },
    },
  },
  compoundVariants: [
    {
      direction: ['top', 'bottom'],
      snapPoints: true,
      class: { content: 'h-(--drawer-size) translate-y-(--drawer-snap)' },
    },
    {
      direction: ['left', 'right'],
      snapPoints: true,
      class: { content: 'w-(--drawer-size) translate-x-(--drawer-snap)' },
    },
    { direction: 'top', inset: true, class: { content: 'inset-x-4 top-4' } },
    { direction: 'right', inset: true, class: { content: 'inset-y-4 right-4' } },
    { direction: 'bottom', inset: true, class: { content: 'inset-x-4 bottom-4' } },
    { direction: 'left', inset: true, class: { content: 'inset-y-4 left-4' } },
    { direction: 'top', inset: false, class: { content: 'after:inset-x-0 after:bottom-full after:h-24' } },
    { direction: 'right', inset: false, class: { content: 'after:inset-y-0 after:left-full after:w-24' } },
    { direction: 'bottom', inset: false, class: { content: 'after:inset-x-0 after:top-full after:h-24' } },
    { direction: 'left', inset: false, class: { content: 'after:inset-y-0 after:right-full after:w-24' } },
    {
      direction: 'top',
      class: {
        content:
          'motion-safe:starting:translate-y-[calc(-100%-1rem)] motion-safe:data-ending-style:translate-y-[calc(-100%-1rem)]',
      },
    },
    {
      direction: 'right',
      class: {
        content:
          'motion-safe:starting:translate-x-[calc(100%+1rem)] motion-safe:data-ending-style:translate-x-[calc(100%+1rem)]',
      },
    },
    {
      direction: 'bottom',
      class: {
        content:
          'motion-safe:starting:translate-y-[calc(100%+1rem)] motion-safe:data-ending-style:translate-y-[calc(100%+1rem)]',
      },
    },
    {
      direction: 'left',
      class: {
        content:
          'motion-safe:starting:translate-x-[calc(-100%-1rem)] motion-safe:data-ending-style:translate-x-[calc(-100%-1rem)]',
      },
    },
  ],
})
