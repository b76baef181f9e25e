import { defineTheme } from './define-theme.ts'

export const prosePreTheme = defineTheme({
  name: 'prose-pre',
  level: 1,
  slots: {
    root: 'group/root relative my-6 overflow-hidden rounded-lg bg-muted border border-default [direction:ltr] first:mt-0 last:mb-0',
    header: 'flex h-10 items-center gap-2 border-b border-default ps-4 pe-12 text-muted',
    icon: 'size-4 shrink-0 text-dimmed',
    filename: 'truncate font-mono text-xs',
    copy: 'group/copy absolute text-muted hover:text-highlighted noscript:hidden',
    copyIcon: 'size-4 group-data-copied/copy:hidden',
    copiedIcon: 'hidden size-4 text-success group-data-copied/copy:block',
    base: 'overflow-x-auto py-4 outline-primary focus-visible:outline-2 focus-visible:-outline-offset-2',
    code: 'block w-max min-w-full px-4 font-mono text-sm/6 whitespace-pre text-default [&_.line]:relative [&_.line]:-mx-4 [&_.line]:box-border [&_.line]:inline-block [&_.line]:min-h-6 [&_.line]:w-[calc(100%+2rem)] [&_.line]:px-4 [&_.line]:align-top [&_:is(.added,.removed)]:before:absolute [&_:is(.added,.removed)]:before:start-1 [&_.highlighted]:border-s-2 [&_.highlighted]:border-primary [&_.highlighted]:bg-inverted/5 [&_.line.highlighted]:ps-3.5 [&_.added]:bg-success/10 [&_.added]:before:text-success [&_.added]:before:content-["+"] [&_.removed]:bg-error/10 [&_.removed]:before:text-error [&_.removed]:before:content-["-"]',
  },
  variants: {
    titled: {
      true: { copy: 'end-1.5 top-1.5' },
      // On touch screens the copy button is always visible, so it has a place beside the code.
      false: {
        base: '[@media(hover:none)]:not-last:me-14',
        copy: 'end-3.5 top-3.5 opacity-0 group-hover/root:opacity-100 focus-visible:opacity-100 data-copied:opacity-100 [@media(hover:none)]:opacity-100',
      },
    },
  },
})
