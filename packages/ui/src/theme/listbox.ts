import { defineTheme } from './define-theme.ts'
import { listInnerSizes, listRows, listSizes, listStates, searchSizes } from './list-look.ts'
import { withParts } from './field-look.ts'

export const listboxTheme = defineTheme({
  name: 'listbox',
  color: 'root',
  level: 1,
  slots: {
    root: 'relative inline-flex max-h-80 min-h-0 w-(--field-width,15rem) max-w-full flex-col rounded-md border border-accented bg-default align-top text-default shadow-xs outline-role has-[[data-slot=content]:focus-visible]:outline-2 has-[[data-slot=content]:focus-visible]:-outline-offset-2 aria-disabled:opacity-50 forced-colors:border-[FieldText]',
    input: 'w-full shrink-0 rounded-none rounded-t-[inherit] border-0 border-b border-default',
    content: 'relative min-h-0 flex-1 overflow-y-auto p-1 outline-none',
    ...listRows,
    ...listStates,
    // The browser shows its validation message here.
    native: 'pointer-events-none absolute inset-x-0 bottom-0 h-px opacity-0',
  },
  sizes: listInnerSizes,
  variants: {
    size: withParts(listSizes, searchSizes),
    highlight: { true: { root: 'border-role' } },
    orientation: {
      horizontal: {
        root: 'w-auto',
        content: 'flex gap-1 overflow-x-auto overflow-y-hidden',
        group: 'flex shrink-0 gap-1',
        item: 'w-auto shrink-0',
        label: 'self-center',
        separator: '-my-1 mx-0 border-s border-t-0',
      },
      vertical: {},
    },
    disabled: { true: { input: 'opacity-100', item: 'cursor-not-allowed' } },
  },
})
