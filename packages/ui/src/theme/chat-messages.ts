import { defineTheme } from './define-theme.ts'

export const chatMessagesTheme = defineTheme({
  name: 'chat-messages',
  level: 2,
  slots: {
    // The last answer is at least as high as the viewport below the question, so that the question can scroll to the top.
    root: 'relative flex w-full min-w-0 flex-1 flex-col outline-hidden [&>[data-last]]:min-h-[var(--last-message-height,0px)]',
    indicator: 'flex items-start gap-1',
    dot: 'mt-2.5 size-2 animate-pulse rounded-full bg-control motion-reduce:animate-none nth-2:[animation-delay:200ms] nth-3:[animation-delay:400ms]',
    viewport: 'pointer-events-none sticky bottom-3 z-raised flex h-0 items-end justify-center',
    autoScroll: 'pointer-events-auto rounded-full shadow-md transition-opacity starting:opacity-0',
    status: 'sr-only',
  },
  variants: {
    compact: { true: { root: 'gap-4' }, false: { root: 'gap-6' } },
  },
})
