import { defineTheme } from './define-theme.ts'

export const errorTheme = defineTheme({
  name: 'error',
  level: 1,
  slots: {
    root: 'mx-auto flex min-h-[calc(100vh-var(--ui-header-height))] w-full max-w-2xl flex-col items-center justify-center px-4 py-16 text-center sm:px-6',
    leading: 'mb-6 flex size-12 items-center justify-center rounded-full bg-elevated',
    leadingIcon: 'size-6 shrink-0 text-muted',
    statusCode: 'text-base font-semibold text-primary tabular-nums',
    statusMessage:
      'mt-2 max-w-full text-3xl font-semibold tracking-tight text-balance wrap-break-word text-highlighted first:mt-0 sm:text-5xl sm:font-bold',
    message: 'mt-4 max-w-full text-base text-pretty wrap-break-word text-muted sm:text-lg',
    links: 'mt-8 flex flex-wrap items-center justify-center gap-x-4 gap-y-2',
  },
})
