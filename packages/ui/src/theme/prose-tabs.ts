import { defineTheme } from './define-theme.ts'

export const proseTabsTheme = defineTheme({
  name: 'prose-tabs',
  level: 2,
  slots: {
    root: 'my-6 gap-5 first:mt-0 last:mb-0',
    list: '',
    indicator: '',
    trigger: '',
    label: '',
    leadingIcon: '',
    content: '',
  },
})
