import { defineTheme } from './define-theme.ts'

export const confirmDialogTheme = defineTheme({
  name: 'confirm-dialog',
  root: 'content',
  color: 'icon',
  level: 1,
  slots: {
    overlay: 'fixed inset-0 z-overlay bg-overlay',
    content:
      'fixed inset-0 z-overlay m-auto flex h-fit max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-md flex-col gap-4 overflow-hidden rounded-xl bg-raised p-4 text-default shadow-2xl ring ring-default outline-hidden sm:p-6 forced-colors:border',
    header: 'flex shrink-0 items-start gap-4',
    icon: 'box-content size-5 shrink-0 rounded-full bg-role/10 p-2.5 text-role',
    wrapper: 'flex min-w-0 flex-1 flex-col gap-1',
    title: 'text-base font-semibold text-pretty text-highlighted',
    description: 'text-sm text-pretty text-muted',
    body: '-mx-4 min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 text-sm outline-role focus-visible:outline-2 focus-visible:-outline-offset-2 sm:-mx-6 sm:px-6',
    footer: 'flex shrink-0 flex-wrap items-center justify-end gap-2 pt-2',
    cancel: '',
    confirm: '',
  },
  variants: {
    transition: {
      true: {
        overlay:
          'transition-opacity duration-slow ease-out starting:opacity-0 data-ending-style:opacity-0 data-ending-style:duration-fast data-ending-style:ease-in',
        content:
          'transition-[opacity,scale] duration-slow ease-out starting:opacity-0 data-ending-style:opacity-0 data-ending-style:duration-fast data-ending-style:ease-in motion-safe:starting:scale-97',
      },
    },
  },
})
