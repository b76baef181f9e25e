import { defineTheme } from './define-theme.ts'

export const tooltipTheme = defineTheme({
  name: 'tooltip',
  root: 'content',
  level: 1,
  slots: {
    // The two switches of the colour mode change places from here to the content, so that everything in a tooltip is dark
    // on a light page and light on a dark one.
    positioner: 'z-overlay [--ui-outer-d:var(--ui-d)] [--ui-outer-l:var(--ui-l)]',
    content:
      'relative flex max-w-[min(20rem,var(--available-width))] origin-(--transform-origin) items-center gap-1.5 rounded-md bg-raised px-2.5 py-1 text-xs text-highlighted shadow-md outline-hidden transition-[opacity,scale] duration-base ease-out select-none [--ui-d:var(--ui-outer-l)] [--ui-l:var(--ui-outer-d)] data-starting-style:opacity-0 data-ending-style:opacity-0 data-ending-style:duration-fast data-ending-style:ease-in motion-safe:data-starting-style:scale-97 data-instant:transition-none forced-colors:border',
    arrow:
      'size-2 rotate-45 bg-raised data-[side=bottom]:-top-1 data-[side=left]:-right-1 data-[side=right]:-left-1 data-[side=top]:-bottom-1 data-[side=inline-end]:-start-1 data-[side=inline-start]:-end-1',
    text: 'min-w-0 wrap-break-word',
    kbds: 'inline-flex shrink-0 items-center gap-0.5',
  },
  sizes: {
    kbdsSize: { default: 'sm' },
  },
})
