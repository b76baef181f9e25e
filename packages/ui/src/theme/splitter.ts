import { defineTheme } from './define-theme.ts'

export const splitterTheme = defineTheme({
  name: 'splitter',
  slots: {
    root: 'group/splitter flex size-full min-h-0 min-w-0 data-dragging:select-none',
    // The server renders a size as a sum, data-size="16 8 1" for 25, because a Content-Security-Policy may forbid style
    // attributes. In the browser, JavaScript sets the exact size, which overrides it. Each panel resets the summands, which it
    // would otherwise inherit from a panel around it.
    panel:
      'isolate min-h-0 min-w-0 shrink basis-0 overflow-hidden [--p0:0] [--p1:0] [--p2:0] [--p3:0] [--p4:0] [--p5:0] [--p6:0] [--p7:0] [--p8:0] [flex-grow:calc(var(--p0)+var(--p1)+var(--p2)+var(--p3)+var(--p4)+var(--p5)+var(--p6)+var(--p7)+var(--p8))] data-[size~="64"]:[--p0:64] data-[size~="32"]:[--p1:32] data-[size~="16"]:[--p2:16] data-[size~="8"]:[--p3:8] data-[size~="4"]:[--p4:4] data-[size~="2"]:[--p5:2] data-[size~="1"]:[--p6:1] data-[size~="0.5"]:[--p7:0.5] data-[size~="0.25"]:[--p8:0.25]',
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
