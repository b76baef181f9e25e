import { defineTheme } from './define-theme.ts'

export const chatPromptSubmitTheme = defineTheme({
  name: 'chat-prompt-submit',
  root: 'base',
  level: 1,
  slots: {
    base: '',
  },
})
