import { defineTheme } from './define-theme.ts'

export const toastTheme = defineTheme({
  name: 'toast',
  color: 'root',
  level: 1,
  slots: {
    root: 'group/toast relative flex w-full gap-3 overflow-hidden rounded-lg bg-raised p-4 text-default shadow-xl ring ring-default outline-role forced-colors:border focus-visible:outline-2 focus-visible:-outline-offset-2 [translate:var(--swipe-x,0px)_var(--swipe-y,0px)] transition-[translate,opacity] duration-slower ease-out data-starting-style:opacity-0 data-starting-style:[translate:0_var(--enter,0px)] data-ending-style:opacity-0 data-ending-style:duration-200 data-[swipe=move]:select-none data-[swipe=move]:transition-none data-[swipe-axis=x]:touch-pan-y data-[swipe-axis=y]:touch-pan-x data-clickable:cursor-pointer data-pulse:animate-nudge motion-reduce:animate-none motion-reduce:transition-opacity motion-reduce:data-starting-style:[translate:none]',
    wrapper: 'grid min-w-0 flex-1 [&>[data-slot=altText]]:sr-only',
    title: 'text-sm font-medium wrap-break-word text-highlighted',
    description: 'mt-1 text-sm wrap-break-word text-muted first:mt-0',
    icon: 'size-5 shrink-0 text-role',
    avatar: 'shrink-0',
    actions: 'flex flex-wrap gap-2 empty:hidden',
    progress:
      'absolute inset-x-0 bottom-0 [&>[data-slot=base]]:rounded-none [&>[data-slot=base]]:bg-transparent [&>[data-slot=base]]:forced-colors:border-0 [&>[data-slot=base]>*]:rounded-none [&>[data-slot=base]>*]:animate-countdown [&>[data-slot=base]>*]:transition-none motion-reduce:[&>[data-slot=base]>*]:[animation-timing-function:steps(5)] group-data-paused/toast:[&>[data-slot=base]>*]:[animation-play-state:paused]',
    close: '-me-1.5 -mt-1 shrink-0',
  },
  sizes: {
    avatarSize: { default: 'xl' },
  },
  variants: {
    orientation: {
      horizontal: {
        root: 'items-center',
        wrapper: 'grid-cols-[minmax(0,1fr)_auto] items-center',
        actions: 'col-start-2 row-start-1 ms-3 [[data-slot=description]~&]:row-end-3',
        close: '-mb-1',
      },
      vertical: { root: 'items-start', wrapper: 'grid-cols-1', actions: 'mt-3 first:mt-0' },
    },
  },
})
