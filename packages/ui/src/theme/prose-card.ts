import { defineTheme } from './define-theme.ts'

export const proseCardTheme = defineTheme({
  name: 'prose-card',
  level: 1,
  color: 'root',
  slots: {
    root: 'group/root relative my-6 rounded-lg bg-default p-5 border border-default first:mt-0 last:mb-0',
    icon: 'mb-3 size-5 text-role',
    title: 'text-base font-medium text-highlighted',
    link: 'text-inherit no-underline outline-role after:absolute after:inset-0 after:rounded-lg focus-visible:outline-hidden focus-visible:after:outline-2',
    linkIcon: 'absolute end-5 top-5.5 size-4 text-dimmed transition-colors group-hover/root:text-role rtl:-scale-x-100',
    description:
      'mt-1 text-sm/6 text-pretty text-muted [--prose-gap:0.5rem] [--prose-leading:1.5rem] [--prose-text:0.875rem]',
    group: 'my-6 grid grid-cols-1 gap-4 *:my-0 first:mt-0 last:mb-0 sm:grid-cols-2',
  },
  variants: {
    to: {
      true: {
        root: 'transition-colors hover:bg-elevated/50 hover:border-accented',
        title: 'pe-8',
        description: '[&_a]:relative [&_a]:z-raised',
      },
    },
  },
})
