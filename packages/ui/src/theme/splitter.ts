import { defineTheme } from './define-theme.ts'
import { sizeAsGrow, sizeParts } from './size-parts.ts'

export const splitterTheme = defineTheme({
  name: 'splitter',
  slots: {
    root: 'group/splitter flex size-full min-h-0 min-w-0 data-dragging:select-none',
    panel: `isolate min-h-0 min-w-0 shrink basis-0 overflow-hidden ${sizeParts} ${sizeAsGrow}`,
    // The line is thin, so a larger area around it reacts to the pointer. The area is even larger on touch screens.
    handle:
      'group/handle relative z-raised flex shrink-0 touch-none items-center justify-center bg-accented outline-primary transition-colors [--hit:var(--splitter-fine,5px)] after:absolute focus-visible:outline-1 focus-visible:outline-offset-0 not-aria-disabled:hover:bg-primary-strong focus-visible:bg-primary-strong data-dragging:bg-primary-strong pointer-coarse:[--hit:var(--splitter-coarse,15px)] forced-colors:bg-[CanvasText] forced-colors:hover:bg-[Highlight] forced-colors:data-dragging:bg-[Highlight]',
  },
  variants: {
    orientation: {
      horizontal: {
        root: 'flex-row',
        handle: 'w-px after:inset-x-[calc(-1*var(--hit))] after:inset-y-0 not-aria-disabled:cursor-col-resize',
      },
      vertical: {
        root: 'flex-col',
        handle: 'h-px after:inset-x-0 after:inset-y-[calc(-1*var(--hit))] not-aria-disabled:cursor-row-resize',
      },
    },
    grip: {
      true: {
        handle:
          'before:absolute before:rounded-full before:bg-control/60 before:ring-2 before:ring-bg before:transition-colors not-aria-disabled:hover:before:bg-primary-strong focus-visible:before:bg-primary-strong aria-disabled:before:hidden data-dragging:before:bg-primary-strong forced-colors:before:bg-[ButtonText] forced-colors:before:ring-0',
      },
    },
  },
  compoundVariants: [
    { orientation: 'horizontal', grip: true, class: { handle: 'before:h-6 before:w-1' } },
    { orientation: 'vertical', grip: true, class: { handle: 'before:h-1 before:w-6' } },
  ],
})
