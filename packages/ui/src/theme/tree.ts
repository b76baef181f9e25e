import { defineTheme } from './define-theme.ts'

/** The line that shows where a dragged item would be dropped. */
const drop =
  'data-drop:z-raised data-drop:after:absolute data-drop:after:inset-x-0 data-drop:after:h-0.5 data-drop:after:rounded-full data-drop:after:bg-role-strong data-[drop=after]:after:-bottom-px data-[drop=before]:after:-top-px data-[drop=inside]:after:hidden forced-colors:data-drop:after:bg-[Highlight] forced-colors:data-drop:after:forced-color-adjust-none'

export const treeTheme = defineTheme({
  name: 'tree',
  color: 'root',
  slots: {
    root: 'relative isolate w-full min-w-0',
    item: 'flex min-w-0',
    itemWithChildren: 'min-w-0',
    listWithChildren: 'border-s border-default',
    // The line of `listWithChildren`, for a virtualized tree, which renders a flat list.
    indent: 'shrink-0 border-s border-default',
    // The background is a pseudo-element, so that rows have no gap between them but their backgrounds do.
    link: `group/link relative flex min-w-0 flex-1 cursor-pointer items-center text-start text-default outline-none select-none before:absolute before:inset-x-0 before:inset-y-px before:-z-1 before:rounded-md before:outline-role before:transition-colors focus-visible:before:outline-2 focus-visible:before:-outline-offset-2 not-aria-disabled:hover:text-highlighted not-aria-disabled:hover:before:bg-elevated data-selected:font-medium data-selected:text-role data-selected:before:bg-role/10 not-aria-disabled:data-selected:hover:text-role not-aria-disabled:data-selected:hover:before:bg-role/15 aria-disabled:cursor-not-allowed aria-disabled:opacity-50 data-dragging:opacity-50 data-failed:text-error ${drop} data-[drop=inside]:before:bg-role/10 data-[drop=inside]:before:outline-2 data-[drop=inside]:before:-outline-offset-2 forced-colors:data-selected:text-[HighlightText] forced-colors:data-selected:forced-color-adjust-none forced-colors:data-selected:before:bg-[Highlight]`,
    wrapper: `relative min-w-0 flex-1 cursor-pointer rounded-md outline-role select-none focus-visible:outline-2 focus-visible:-outline-offset-2 aria-disabled:cursor-not-allowed aria-disabled:opacity-50 data-dragging:opacity-50 ${drop} data-[drop=inside]:outline-2 data-[drop=inside]:-outline-offset-2`,
    linkCheckbox:
      'relative shrink-0 rounded-sm border border-control bg-default transition-colors before:absolute before:-inset-px before:bg-on-role before:opacity-0 before:[clip-path:polygon(26.3%_45.6%,42%_61.4%,73.5%_27%,81.3%_34.1%,42.4%_76.7%,18.7%_53.1%)] group-data-indeterminate/link:border-transparent group-data-indeterminate/link:bg-role group-data-indeterminate/link:before:opacity-100 group-data-indeterminate/link:before:[clip-path:inset(44.5%_22%)] group-data-selected/link:border-transparent group-data-selected/link:bg-role group-data-selected/link:before:opacity-100 forced-colors:group-data-indeterminate/link:bg-[Highlight]',
    linkLeadingIcon:
      'shrink-0 text-dimmed group-hover/link:text-toned group-data-selected/link:text-current group-data-failed/link:text-current group-aria-disabled/link:text-dimmed',
    linkLabel: 'min-w-0 flex-1 truncate',
    linkTrailing: 'ms-auto inline-flex shrink-0 items-center gap-1.5',
    linkTrailingIcon:
      'shrink-0 text-dimmed transition-transform group-hover/link:text-toned group-aria-busy/link:animate-spin group-aria-expanded/link:rotate-180 group-aria-expanded/link:group-aria-busy/link:rotate-0 group-data-selected/link:text-current motion-reduce:transition-none',
    status: 'sr-only',
  },
  variants: {
    size: {
      xs: {
        listWithChildren: 'ms-3.25 ps-1',
        indent: 'ms-3.25 w-1.25',
        link: 'min-h-6 gap-1 px-1.5 text-xs',
        linkCheckbox: 'size-3',
        linkLeadingIcon: 'size-3.5',
        linkTrailingIcon: 'size-3.5',
      },
      sm: {
        listWithChildren: 'ms-4 ps-1.25',
        indent: 'ms-4 w-1.5',
        link: 'min-h-7 gap-1.5 px-2 text-xs',
        linkCheckbox: 'size-3.5',
        linkLeadingIcon: 'size-4',
        linkTrailingIcon: 'size-4',
      },
      md: {
        listWithChildren: 'ms-4.25 ps-1.5',
        indent: 'ms-4.25 w-1.75',
        link: 'min-h-8 gap-1.5 px-2 text-sm',
        linkCheckbox: 'size-4',
        linkLeadingIcon: 'size-4.5',
        linkTrailingIcon: 'size-4.5',
      },
      lg: {
        listWithChildren: 'ms-5 ps-1.75',
        indent: 'ms-5 w-2',
        link: 'min-h-9 gap-2 px-2.5 text-sm',
        linkCheckbox: 'size-4.5',
        linkLeadingIcon: 'size-5',
        linkTrailingIcon: 'size-5',
      },
      xl: {
        listWithChildren: 'ms-5 ps-1.75',
        indent: 'ms-5 w-2',
        link: 'min-h-10 gap-2 px-2.5 text-base',
        linkCheckbox: 'size-5',
        linkLeadingIcon: 'size-5',
        linkTrailingIcon: 'size-5',
      },
    },
    // With checkboxes, selected rows need no background.
    boxes: {
      true: {
        link: 'data-selected:font-normal data-selected:text-highlighted data-selected:before:bg-transparent not-aria-disabled:data-selected:hover:text-highlighted not-aria-disabled:data-selected:hover:before:bg-elevated forced-colors:data-selected:text-[CanvasText] forced-colors:data-selected:before:bg-transparent',
        linkCheckbox:
          'forced-colors:group-data-selected/link:bg-[Highlight] forced-colors:group-data-selected/link:before:bg-[HighlightText]',
        linkLeadingIcon: 'group-data-selected/link:text-dimmed',
        linkTrailingIcon: 'group-data-selected/link:text-dimmed',
      },
    },
    flat: { true: { itemWithChildren: 'flex' } },
    virtualize: {
      true: { root: 'overflow-x-hidden overflow-y-auto [overflow-anchor:none]' },
    },
  },
})
