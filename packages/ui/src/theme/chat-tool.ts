import { chatDisclosure, chatDisclosureVariants } from './chat-look.ts'
import { defineTheme } from './define-theme.ts'

export const chatToolTheme = defineTheme({
  name: 'chat-tool',
  level: 1,
  slots: {
    root: '',
    ...chatDisclosure,
    suffix: 'ms-1.5 text-dimmed',
    body: 'text-sm text-pretty wrap-break-word text-muted',
    actions: 'flex flex-wrap items-center gap-2',
  },
  variants: {
    ...chatDisclosureVariants,
    variant: {
      inline: { body: 'mt-2 border-s border-default ps-3', actions: 'mt-3 pb-0.5' },
      card: {
        root: 'overflow-hidden rounded-lg bg-default ring ring-default forced-colors:border',
        trigger: 'w-full px-3 py-2.5 focus-visible:-outline-offset-2',
        label: 'flex-1',
        body: 'border-t border-default p-3',
        actions: 'justify-end border-t border-default bg-muted px-3 py-2.5',
      },
    },
    loading: { true: { leadingIcon: 'animate-spin' } },
  },
})
