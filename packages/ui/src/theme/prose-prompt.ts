import { defineTheme } from './define-theme.ts'

export const prosePromptTheme = defineTheme({
  name: 'prose-prompt',
  level: 1,
  slots: {
    root: 'my-6 rounded-lg border border-default bg-muted first:mt-0 last:mb-0',
    header: 'flex gap-2 px-4 pt-4',
    icon: 'mt-0.5 size-5 shrink-0 text-dimmed',
    description: 'min-w-0 text-sm/6 font-medium text-highlighted',
    body: 'max-h-60 overflow-y-auto px-4 py-3 text-sm/6 text-toned [--prose-gap:0.5rem] [--prose-leading:1.5rem] [--prose-text:0.875rem]',
    footer: 'flex flex-wrap items-center gap-2 border-t border-default px-4 py-3',
    copy: 'group/copy noscript:hidden',
    copyIcon: 'size-4 group-data-copied/copy:hidden',
    copiedIcon: 'hidden size-4 text-success group-data-copied/copy:block',
    link: 'inline-flex h-7 items-center gap-1.5 rounded-md px-2.5 text-xs font-medium text-muted outline-primary transition-colors hover:bg-elevated hover:text-highlighted focus-visible:outline-2 focus-visible:outline-offset-2',
    linkIcon: 'size-3.5 shrink-0 rtl:-scale-x-100',
  },
})
