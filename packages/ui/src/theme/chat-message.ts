import { defineTheme } from './define-theme.ts'

export const chatMessageTheme = defineTheme({
  name: 'chat-message',
  color: 'content',
  level: 1,
  slots: {
    root: 'group/message relative flex w-full min-w-0 flex-col scroll-mt-4',
    header: 'mb-1.5 text-xs text-muted',
    container: 'flex max-w-full min-w-0 items-start',
    body: 'flex min-w-0 flex-col',
    leading: 'flex shrink-0 items-center justify-center',
    leadingIcon: 'size-5 shrink-0 text-muted',
    leadingAvatar: 'shrink-0',
    files: 'mb-2 flex flex-wrap gap-2 empty:hidden',
    content: 'min-w-0 wrap-anywhere text-default',
    actions:
      'flex items-center gap-0.5 opacity-0 transition-opacity group-focus-within/message:opacity-100 group-hover/message:opacity-100 has-[[aria-expanded=true]]:opacity-100 [@media(hover:none)]:opacity-100',
    file: 'flex h-9 max-w-full min-w-0 items-center gap-2 rounded-md border border-default bg-default px-2.5 text-xs text-toned outline-primary focus-visible:outline-2 focus-visible:outline-offset-2 [&[href]]:hover:bg-elevated',
    fileIcon: 'size-4 shrink-0 text-dimmed',
    fileName: 'truncate',
    image: 'max-h-48 max-w-full rounded-lg object-cover ring ring-default',
  },
  sizes: { leadingAvatarSize: { default: 'md' } },
  variants: {
    variant: {
      solid: { content: 'w-fit max-w-full rounded-2xl bg-role text-on-role' },
      outline: { content: 'w-fit max-w-full rounded-2xl bg-default ring ring-inset ring-role/50' },
      soft: { content: 'w-fit max-w-full rounded-2xl bg-role/10' },
      subtle: { content: 'w-fit max-w-full rounded-2xl bg-role/10 ring ring-inset ring-role/25' },
      naked: {},
    },
    side: {
      left: { body: 'flex-1' },
      right: {
        root: 'items-end',
        header: 'text-end',
        container: 'flex-row-reverse max-w-[85%] sm:max-w-[75%]',
        body: 'items-end',
        files: 'justify-end',
        actions: 'justify-end',
      },
    },
    compact: {
      true: {
        container: 'gap-2',
        leading: 'min-h-5',
        content: 'text-sm [--prose-gap:0.5rem] [--prose-leading:1.25rem] [--prose-text:0.875rem]',
        actions: 'mt-0.5 h-6',
      },
      false: {
        container: 'gap-3',
        leading: 'min-h-7',
        content: 'text-base/7 [--prose-gap:1rem]',
        actions: 'mt-1 h-7',
      },
    },
    /** Plain text keeps its line breaks. */
    plain: { true: { content: 'whitespace-pre-wrap' } },
  },
  compoundVariants: [
    { color: 'neutral', variant: 'outline', class: { content: 'ring-accented' } },
    { color: 'neutral', variant: 'soft', class: { content: 'bg-elevated' } },
    { color: 'neutral', variant: 'subtle', class: { content: 'bg-elevated ring-accented' } },
    // The icon is centered on the first line, which is lower inside a bubble.
    {
      variant: ['solid', 'outline', 'soft', 'subtle'],
      compact: false,
      class: { content: 'px-4 py-2', leading: 'min-h-11' },
    },
    {
      variant: ['solid', 'outline', 'soft', 'subtle'],
      compact: true,
      class: { content: 'px-3 py-1.5', leading: 'min-h-8' },
    },
  ],
})
