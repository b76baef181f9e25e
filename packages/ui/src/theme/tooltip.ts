import { defineTheme } from './define-theme.ts'

export const tooltipTheme = defineTheme({
  name: 'tooltip',
  root: 'content',
  level: 1,
  slots: {
    // Swaps the two properties that switch the color mode, so that the content of a tooltip is dark on a light page and light
    // on a dark page. The class `fr-theme` computes the color roles again for the content.
    content:
      'absolute top-0 left-0 z-overlay flex w-max max-w-[min(20rem,var(--available-width))] origin-(--transform-origin) items-center gap-1.5 rounded-md bg-inverted px-2.5 py-1 text-xs text-inverted shadow-md outline-hidden transition-[opacity,scale] duration-base ease-out select-none [--ui-outer-d:var(--ui-d)] [--ui-outer-l:var(--ui-l)] *:[--ui-d:var(--ui-outer-l)] *:[--ui-l:var(--ui-outer-d)] starting:opacity-0 data-anchor-hidden:invisible data-ending-style:opacity-0 data-ending-style:duration-fast data-ending-style:ease-in data-instant:transition-none motion-safe:starting:scale-97 forced-colors:border',
    arrow:
      'absolute size-2 rotate-45 bg-inverted data-[side=bottom]:-top-1 data-[side=left]:-right-1 data-[side=right]:-left-1 data-[side=top]:-bottom-1',
    text: 'min-w-0 wrap-break-word',
    kbds: 'inline-flex shrink-0 items-center gap-0.5',
  },
  sizes: {
    kbdsSize: { default: 'sm' },
  },
})
