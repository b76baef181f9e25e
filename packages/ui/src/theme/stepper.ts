import { defineTheme } from './define-theme.ts'

export const stepperTheme = defineTheme({
  name: 'stepper',
  color: 'root',
  slots: {
    root: 'flex gap-4',
    header: 'flex',
    item: 'group/item relative flex min-w-0 flex-1',
    container: 'relative flex shrink-0',
    trigger:
      'relative z-raised inline-flex shrink-0 cursor-pointer items-center justify-center rounded-full bg-elevated text-center font-medium text-muted tabular-nums outline-role transition-colors select-none focus-visible:outline-2 focus-visible:outline-offset-2 disabled:cursor-not-allowed group-data-[state=active]/item:bg-role group-data-[state=active]/item:text-on-role group-data-[state=completed]/item:bg-role group-data-[state=completed]/item:text-on-role group-data-disabled/item:opacity-75 forced-colors:border forced-colors:group-data-[state=active]/item:bg-[Highlight]',
    indicator: 'flex size-full items-center justify-center',
    icon: 'shrink-0',
    separator:
      'absolute rounded-full bg-accented transition-colors group-data-disabled/item:opacity-75 group-data-[state=completed]/item:bg-role forced-colors:bg-[CanvasText]',
    wrapper: 'min-w-0',
    title: 'font-medium wrap-break-word text-default group-data-[state=upcoming]/item:text-muted',
    description: 'wrap-break-word text-muted',
    content: 'min-w-0 flex-1',
  },
  variants: {
    orientation: {
      horizontal: {
        root: 'flex-col',
        header: 'flex-row',
        item: 'flex-col items-center px-2 text-center',
        container: 'w-full justify-center',
        separator: 'top-[calc(50%-1px)] h-0.5',
        wrapper: 'mt-2',
      },
      vertical: {
        root: 'flex-row flex-wrap',
        header: 'flex-col gap-4',
        item: 'flex-row text-start',
        container: 'h-full flex-col self-stretch',
        separator: 'start-[calc(50%-1px)] -bottom-3 w-0.5',
        wrapper: 'ms-3 min-h-12',
        content: 'min-w-24',
      },
    },
    size: {
      xs: { trigger: 'size-6 text-xs', icon: 'size-3', title: 'text-xs', description: 'text-xs' },
      sm: { trigger: 'size-8 text-sm', icon: 'size-4', title: 'text-xs', description: 'text-xs' },
      md: { trigger: 'size-10 text-base', icon: 'size-5', title: 'text-sm', description: 'text-sm' },
      lg: { trigger: 'size-12 text-lg', icon: 'size-6', title: 'text-base', description: 'text-base' },
      xl: { trigger: 'size-14 text-xl', icon: 'size-7', title: 'text-lg', description: 'text-lg' },
    },
  },
  compoundVariants: [
    { orientation: 'horizontal', size: 'xs', class: { separator: 'start-[calc(50%+16px)] -end-[calc(50%-16px)]' } },
    { orientation: 'horizontal', size: 'sm', class: { separator: 'start-[calc(50%+20px)] -end-[calc(50%-20px)]' } },
    { orientation: 'horizontal', size: 'md', class: { separator: 'start-[calc(50%+28px)] -end-[calc(50%-28px)]' } },
    { orientation: 'horizontal', size: 'lg', class: { separator: 'start-[calc(50%+32px)] -end-[calc(50%-32px)]' } },
    { orientation: 'horizontal', size: 'xl', class: { separator: 'start-[calc(50%+36px)] -end-[calc(50%-36px)]' } },
    { orientation: 'vertical', size: 'xs', class: { separator: 'top-7.5' } },
    { orientation: 'vertical', size: 'sm', class: { separator: 'top-9.5' } },
    { orientation: 'vertical', size: 'md', class: { separator: 'top-11.5' } },
    { orientation: 'vertical', size: 'lg', class: { separator: 'top-13.5' } },
    { orientation: 'vertical', size: 'xl', class: { separator: 'top-15.5' } },
  ],
})
