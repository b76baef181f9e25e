import { chatDisclosure, chatDisclosureVariants } from './chat-look.ts'
import { defineTheme } from './define-theme.ts'

export const chatReasoningTheme = defineTheme({
  name: 'chat-reasoning',
  level: 1,
  slots: {
    root: '',
    ...chatDisclosure,
    body: 'mt-2 border-s border-default ps-3 text-sm text-pretty wrap-break-word whitespace-pre-wrap text-muted',
  },
  variants: chatDisclosureVariants,
})
