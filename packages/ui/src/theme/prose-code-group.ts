import { defineTheme } from './define-theme.ts'

export const proseCodeGroupTheme = defineTheme({
  name: 'prose-code-group',
  level: 2,
  slots: {
    // The content of a panel would cover a focus ring inside it, so the ring is around the group.
    root: 'my-6 gap-0 overflow-hidden rounded-lg bg-muted border border-default outline-role outline-offset-2 [direction:ltr] first:mt-0 last:mb-0 has-[>[role=tabpanel]:focus-visible]:outline-2',
    list: 'h-10 gap-1 rounded-none border-b border-default bg-transparent px-2 py-0',
    indicator: 'hidden',
    trigger: 'h-7 grow-0 basis-auto px-2 font-mono font-normal data-active:bg-accented/60 data-active:text-highlighted',
    label: '',
    leadingIcon: 'size-4',
    content: '*:my-0 *:rounded-none *:border-0 focus-visible:outline-0',
  },
})
