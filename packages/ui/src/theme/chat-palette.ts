import { defineTheme } from './define-theme.ts'

export const chatPaletteTheme = defineTheme({
  name: 'chat-palette',
  level: 2,
  slots: {
    root: 'relative flex min-h-0 min-w-0 flex-1 flex-col divide-y divide-default',
    prompt: 'px-1.5 py-1',
    close: '',
    content:
      'flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain p-3 [scrollbar-color:var(--ui-border-accented)_transparent] [scrollbar-width:thin] outline-primary focus-visible:outline-2 focus-visible:-outline-offset-2 forced-colors:[scrollbar-color:auto]',
  },
})
