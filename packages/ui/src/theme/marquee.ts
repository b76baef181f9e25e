import { defineTheme } from './define-theme.ts'

export const marqueeTheme = defineTheme({
  name: 'marquee',
  slots: {
    // In right-to-left text, the row moves in the other direction.
    root: 'group/marquee relative flex overflow-hidden [gap:var(--gap)] [--gap:--spacing(16)] [--marquee-duration:var(--duration,20s)] rtl:[--dir:-1]',
    content: 'flex shrink-0 items-center justify-around [gap:var(--gap)] motion-reduce:[animation-play-state:paused]',
  },
  variants: {
    orientation: {
      horizontal: { root: 'w-full flex-row', content: 'min-w-full flex-row animate-marquee' },
      vertical: { root: 'h-full flex-col', content: 'min-h-full flex-col animate-marquee-vertical' },
    },
    pauseOnHover: {
      true: {
        content:
          'group-hover/marquee:[animation-play-state:paused] group-focus-within/marquee:[animation-play-state:paused]',
      },
    },
    reverse: { true: { content: '[animation-direction:reverse]' } },
    overlay: { true: {} },
    paused: { true: { content: '[animation-play-state:paused]' } },
  },
  compoundVariants: [
    {
      overlay: true,
      orientation: 'horizontal',
      class: { root: 'mask-x-from-[calc(100%-min(10%,8rem))]' },
    },
    {
      overlay: true,
      orientation: 'vertical',
      class: { root: 'mask-y-from-[calc(100%-min(10%,8rem))]' },
    },
  ],
})
