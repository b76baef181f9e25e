import { defineTheme } from './define-theme.ts'

export const popoverTheme = defineTheme({
  name: 'popover',
  root: 'content',
  slots: {
    content:
      'absolute top-0 left-0 z-overlay w-max max-w-(--available-width) origin-(--transform-origin) rounded-lg bg-raised text-sm text-default shadow-lg ring ring-default outline-hidden transition-[opacity,scale] duration-base ease-out starting:opacity-0 data-anchor-hidden:invisible data-ending-style:opacity-0 data-ending-style:duration-fast data-ending-style:ease-in motion-safe:starting:scale-97 forced-colors:border',
    arrow:
      'absolute size-2.5 rotate-45 border-default bg-raised data-[side=bottom]:-top-1.25 data-[side=bottom]:border-t data-[side=bottom]:border-l data-[side=left]:-right-1.25 data-[side=left]:border-t data-[side=left]:border-r data-[side=right]:-left-1.25 data-[side=right]:border-b data-[side=right]:border-l data-[side=top]:-bottom-1.25 data-[side=top]:border-r data-[side=top]:border-b',
  },
  variants: {
    // Only without an arrow, because a scroll container would clip it.
    scrollable: {
      true: { content: 'max-h-(--available-height) overflow-y-auto overscroll-contain' },
    },
  },
})
