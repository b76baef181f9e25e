import { defineTheme } from './define-theme.ts'

export const carouselTheme = defineTheme({
  name: 'carousel',
  level: 1,
  slots: {
    root: 'relative grid rounded-sm outline-primary focus-visible:outline-2 focus-visible:outline-offset-4',
    // Before JavaScript runs, the slides are a scroll container.
    viewport: 'min-h-0 min-w-0 overflow-auto [scrollbar-width:none] data-ready:overflow-hidden',
    container: 'flex items-start select-none data-[height=auto]:transition-[height] motion-reduce:transition-none',
    item: 'min-h-0 min-w-0 shrink-0 basis-full',
    controls: 'contents',
    arrows: 'contents',
    prev: 'rounded-full',
    next: 'rounded-full',
    dots: 'flex flex-wrap items-center justify-center',
    dot: 'grid size-6 cursor-pointer place-items-center rounded-full outline-primary before:rounded-full before:bg-control before:transition-[width,height,background-color] hover:before:bg-inverted focus-visible:outline-2 focus-visible:-outline-offset-2 aria-selected:before:bg-inverted motion-reduce:before:transition-none forced-colors:outline-0 forced-colors:before:bg-[ButtonText] forced-colors:focus-visible:outline-2 forced-colors:aria-selected:before:bg-[Highlight]',
    toggle: 'rounded-full',
  },
  variants: {
    orientation: {
      horizontal: {
        root: 'grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-y-2',
        viewport: 'col-start-2 row-start-1 not-data-ready:snap-x not-data-ready:snap-mandatory',
        container: '-ms-4 touch-pan-y touch-pinch-zoom',
        item: 'snap-start ps-4',
        prev: 'col-start-1 row-start-1 me-2 rtl:-scale-x-100',
        next: 'col-start-3 row-start-1 ms-2 rtl:-scale-x-100',
        dots: 'col-start-2 row-start-2 min-h-6',
        dot: 'before:h-2 before:w-2 aria-selected:before:w-4',
        toggle: 'col-start-2 row-start-2 -ms-1.5 justify-self-start',
      },
      vertical: {
        root: 'grid-cols-[minmax(0,1fr)_auto] justify-items-center gap-x-2',
        viewport: 'col-start-1 row-start-2 w-full not-data-ready:snap-y not-data-ready:snap-mandatory',
        container: '-mt-4 flex-col items-stretch touch-pan-x touch-pinch-zoom',
        item: 'snap-start pt-4',
        prev: 'col-start-1 row-start-1 mb-2 rotate-90',
        next: 'col-start-1 row-start-3 mt-2 rotate-90',
        dots: 'col-start-2 row-start-2 min-w-6 flex-col self-center',
        dot: 'before:h-2 before:w-2 aria-selected:before:h-4',
        toggle: 'col-start-2 row-start-3 self-start',
      },
    },
  },
})
