import { defineTheme } from './define-theme.ts'

export const proseAccordionTheme = defineTheme({
  name: 'prose-accordion',
  level: 1,
  slots: {
    root: 'my-6 first:mt-0 last:mb-0',
    item: '',
    header: '',
    trigger: 'text-base',
    leadingIcon: 'size-5',
    label: '',
    trailingIcon: 'size-5',
    content: '',
    body: 'pb-5 text-base text-default',
  },
})
