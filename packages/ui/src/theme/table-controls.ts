import { defineTheme } from './define-theme.ts'

const pinned =
  'sticky z-raised bg-default bg-linear-to-r from-(--row,transparent) to-(--row,transparent) data-[pinned=end]:end-0 data-[pinned=start]:start-0 data-edge:after:absolute data-edge:after:inset-y-0 data-edge:after:w-px data-edge:after:bg-accented data-[pinned=end]:after:start-0 data-[pinned=start]:after:end-0'
// Text of other columns fades out before it reaches the line of a pinned column.
const fade =
  'data-edge:before:pointer-events-none data-edge:before:absolute data-edge:before:inset-y-0 data-edge:before:w-3 data-edge:before:from-(--ui-bg) data-edge:before:to-transparent data-[pinned=end]:before:end-full data-[pinned=end]:before:bg-linear-to-l data-[pinned=start]:before:start-full data-[pinned=start]:before:bg-linear-to-r rtl:data-[pinned=end]:before:bg-linear-to-r rtl:data-[pinned=start]:before:bg-linear-to-l'
const line =
  'after:absolute after:inset-y-2 after:end-0 after:w-px after:bg-accented hover:after:inset-y-0 hover:after:w-0.5 hover:after:bg-primary-strong focus-visible:after:inset-y-0 focus-visible:after:w-0.5 focus-visible:after:bg-primary-strong data-dragging:after:inset-y-0 data-dragging:after:w-0.5 data-dragging:after:bg-primary-strong forced-colors:after:bg-[CanvasText]'
const drop =
  'data-dragging:bg-elevated data-[drop=after]:shadow-[inset_-2px_0_var(--ui-primary)] data-[drop=before]:shadow-[inset_2px_0_var(--ui-primary)] rtl:data-[drop=after]:shadow-[inset_2px_0_var(--ui-primary)] rtl:data-[drop=before]:shadow-[inset_-2px_0_var(--ui-primary)]'

/** Classes that features add to a table: those of their own parts, and additional classes for parts of every table. */
export const tableControlsTheme = defineTheme({
  name: 'table-controls',
  level: 2,
  root: 'tbody',
  slots: {
    tbody:
      'data-pinned:sticky data-pinned:z-sticky data-pinned:bg-default data-[pinned=bottom]:bottom-(--table-foot,0px) data-[pinned=bottom]:shadow-[0_-1px_var(--ui-border)] data-[pinned=top]:top-(--table-head,0px) data-[pinned=top]:shadow-[0_1px_var(--ui-border)] [&>[data-selected]]:[--row:color-mix(in_oklab,var(--ui-primary)_10%,transparent)] forced-colors:[&>[data-selected]]:bg-[Highlight] forced-colors:[&>[data-selected]]:text-[HighlightText]',
    th: drop,
    sort: '-mx-2 max-w-none text-muted in-data-[align=end]:flex-row-reverse hover:text-default data-sorted:text-highlighted [&>svg]:opacity-0 hover:[&>svg]:opacity-60 focus-visible:[&>svg]:opacity-60 data-sorted:[&>svg]:opacity-100 pointer-coarse:[&>svg]:opacity-60',
    toggle:
      '-my-1 -ms-1.5 [&>svg]:transition-transform rtl:[&>svg]:-scale-x-100 aria-expanded:[&>svg]:rotate-90 rtl:aria-expanded:[&>svg]:-rotate-90 motion-reduce:[&>svg]:transition-none',
    indent: 'inline-block w-6',
    // As wide as a toggle that is not indented, so that the column does not get wider when sub-rows open.
    nested: 'relative block w-4.5 whitespace-nowrap',
    count: 'ms-1 inline-block text-muted tabular-nums',
    move: '-ms-2 me-1 cursor-grab touch-none text-dimmed aria-pressed:bg-elevated aria-pressed:text-highlighted',
    resize: `absolute inset-y-0 end-0 w-3 cursor-col-resize touch-none outline-hidden select-none ${line}`,
    status: 'sr-only',
    pinned: `${pinned} ${fade}`,
    // Fixed column widths. Long text is truncated.
    fixed: 'min-w-0 table-fixed',
    clipped: 'truncate',
    // Indented toggles are outside of their cell.
    toggles: 'overflow-visible',
    windowed: 'max-h-128',
  },
})
