import { defineTheme } from './define-theme.ts'

export const proseCodePreviewTheme = defineTheme({
  name: 'prose-code-preview',
  level: 2,
  slots: {
    root: 'my-6 overflow-hidden rounded-lg border border-default first:mt-0 last:mb-0',
    preview: 'p-5',
    code: 'border-t border-default *:my-0 *:rounded-none *:border-0',
  },
})
