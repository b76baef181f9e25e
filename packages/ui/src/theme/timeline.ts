import { defineTheme } from './define-theme.ts'

export const timelineTheme = defineTheme({
  name: 'timeline',
  color: 'root',
  level: 1,
  slots: {
    root: 'flex w-full gap-1.5',
    item: 'group/item relative flex min-w-0 flex-1 gap-3',
    container: 'relative flex shrink-0 items-center gap-1.5',
    indicator:
      'shrink-0 transition-colors group-data-[state=active]/item:bg-role group-data-[state=active]/item:text-on-role group-data-[state=completed]/item:bg-role group-data-[state=completed]/item:text-on-role',
    separator:
      'flex-1 rounded-full bg-elevated transition-colors group-data-[state=completed]/item:bg-role forced-colors:bg-[CanvasText]',
    wrapper: 'min-w-0 flex-1',
    date: 'text-dimmed tabular-nums',
    title: 'font-medium wrap-break-word text-highlighted',
    description: 'wrap-break-word text-muted',
    status: 'sr-only',
  },
  variants: {
    orientation: {
      horizontal: { root: 'flex-row', item: 'flex-col', container: 'flex-row', separator: 'h-0.5', wrapper: 'pe-4' },
      vertical: { root: 'flex-col', item: 'flex-row', container: 'flex-col', separator: 'w-0.5', wrapper: 'pb-4' },
    },
    selectable: {
      true: {
        item: 'cursor-pointer rounded-md has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-role',
        title:
          'cursor-pointer text-start outline-hidden after:absolute after:inset-0 group-hover/item:underline underline-offset-4',
      },
    },
    size: {
      '3xs': { date: 'text-xs', title: 'text-xs/4', description: 'text-xs' },
      '2xs': { date: 'text-xs', title: 'text-xs/5', description: 'text-xs' },
      xs: { date: 'text-xs', title: 'text-xs/6', description: 'text-xs' },
      sm: { date: 'text-xs', title: 'text-sm/7', description: 'text-sm' },
      md: { date: 'text-xs', title: 'text-sm/8', description: 'text-sm' },
      lg: { date: 'text-sm', title: 'text-base/9', description: 'text-sm' },
      xl: { date: 'text-sm', title: 'text-base/10', description: 'text-base' },
      '2xl': { date: 'text-base', title: 'text-lg/11', description: 'text-base' },
      '3xl': { date: 'text-base', title: 'text-lg/12', description: 'text-lg' },
    },
    dated: { true: { title: 'leading-normal' } },
  },
})
