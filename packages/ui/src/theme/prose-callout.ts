import { defineTheme } from './define-theme.ts'

export const proseCalloutTheme = defineTheme({
  name: 'prose-callout',
  level: 1,
  color: 'root',
  slots: {
    root: 'relative my-6 flex gap-3 rounded-lg bg-role/10 px-4 py-3.5 text-toned border border-role/25 first:mt-0 last:mb-0',
    icon: 'mt-0.5 size-5 shrink-0 text-role',
    content: 'min-w-0 flex-1 text-sm/6 [--prose-gap:0.5rem] [--prose-leading:1.5rem] [--prose-text:0.875rem]',
    link: 'text-role outline-role after:absolute after:inset-0 after:rounded-lg focus-visible:outline-hidden focus-visible:after:outline-2',
    linkIcon: 'mt-1 size-4 shrink-0 rtl:-scale-x-100',
  },
  variants: {
    to: { true: { root: 'transition-colors hover:bg-role/15', content: '[&_a]:relative [&_a]:z-raised' } },
  },
  compoundVariants: [{ color: 'neutral', class: { root: 'bg-muted border-default' } }],
})
