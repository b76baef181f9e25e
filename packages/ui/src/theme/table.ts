import { defineTheme } from './define-theme.ts'

const cell = 'px-4 py-2.5 text-start whitespace-nowrap'

/** The classes of features are in `table-controls.ts`, so that a plain table does not load them. */
export const tableTheme = defineTheme({
  name: 'table',
  color: 'separator',
  level: 1,
  slots: {
    root: 'relative overflow-auto outline-primary focus-visible:outline-2 focus-visible:-outline-offset-2',
    // A table can have thousands of cells, and few have custom classes. The others are styled here, so they need no class.
    base: `min-w-full border-collapse text-sm text-default tabular-nums ${each('[&>*>tr>td:not([class])]', cell)}`,
    caption: 'sr-only',
    thead: 'relative',
    tbody:
      '[&>tr]:border-muted [&>tr]:bg-(--row,transparent) [&>tr]:not-last:border-b [&>tr]:hover:[--row:color-mix(in_oklab,var(--ui-bg-elevated)_50%,transparent)]',
    tfoot:
      'relative font-medium before:absolute before:inset-x-0 before:top-0 before:z-2 before:h-px before:bg-accented forced-colors:before:bg-[CanvasText]',
    tr: 'outline-primary focus-visible:outline-2 focus-visible:-outline-offset-2 data-selectable:cursor-pointer',
    th: 'relative h-9 px-4 text-start text-xs font-medium whitespace-nowrap text-muted data-[align=center]:text-center data-[align=end]:text-end',
    td: `${cell} [&:is(th)]:font-medium [&:is(th)]:text-highlighted data-[align=center]:text-center data-[align=end]:text-end`,
    separator: 'absolute inset-x-0 bottom-0 z-2 h-px overflow-hidden bg-accented forced-colors:bg-[CanvasText]',
    empty: 'px-4 py-10 text-center text-muted',
    loading: 'px-4 py-10 text-center text-muted',
    sort: '',
    toggle: '',
    indent: '',
    count: '',
    move: '',
    resize: '',
    status: '',
  },
  variants: {
    stickyHeader: { true: { thead: 'sticky top-0 z-sticky bg-default/75 backdrop-blur' } },
    stickyFooter: { true: { tfoot: 'sticky bottom-0 z-sticky bg-default/75 backdrop-blur' } },
    loadingAnimation: {
      carousel: { separator: 'after:animate-progress' },
      'carousel-inverse': { separator: 'after:animate-progress after:[animation-direction:reverse]' },
      swing: { separator: 'after:animate-swing' },
      elastic: { separator: 'after:animate-elastic' },
    },
  },
  compoundVariants: [
    {
      loadingAnimation: ['carousel', 'carousel-inverse', 'swing', 'elastic'],
      class: {
        separator:
          'h-0.5 rtl:[--dir:-1] after:absolute after:inset-y-0 after:start-0 after:w-1/2 after:rounded-full after:bg-role-strong motion-reduce:after:w-full motion-reduce:after:animate-pulse forced-colors:after:bg-[Highlight]',
      },
    },
  ],
})

function each(selector: string, classes: string): string {
  return classes.replace(/\S+/g, `${selector}:$&`)
}
