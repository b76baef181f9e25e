import { defineTheme } from './define-theme.ts'

export const bannerTheme = defineTheme({
  name: 'banner',
  color: 'root',
  level: 1,
  slots: {
    root: 'relative w-full bg-role text-on-role has-[>*>*>a[data-slot=title]:hover]:bg-role-hover forced-colors:border-b [[hidden]]:hidden',
    container: 'mx-auto flex min-h-12 max-w-container items-center gap-3 px-4 py-2 sm:px-6 lg:px-8',
    left: 'hidden lg:block lg:flex-1',
    center: 'flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1.5 lg:flex-initial',
    right: 'flex shrink-0 items-center justify-end lg:flex-1',
    icon: 'me-2 inline-block size-5 shrink-0 align-[-0.3em]',
    title: 'min-w-0 text-sm font-medium text-pretty wrap-break-word',
    actions: 'relative flex min-w-0 flex-wrap items-center gap-1.5',
    close: 'relative -me-1.5',
  },
  variants: {
    linked: {
      true: {
        title:
          'outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-4 focus-visible:after:outline-current',
      },
    },
  },
})
