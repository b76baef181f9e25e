import { defineTheme } from './define-theme.ts'
import { pickerSizes, pickerSlots } from './picker-look.ts'

export const timePickerTheme = defineTheme({
  name: 'time-picker',
  level: 2,
  slots: {
    ...pickerSlots,
    list: 'max-h-64 min-w-(--anchor-width,8rem) overflow-y-auto overscroll-contain p-1 [scrollbar-width:thin]',
    item: 'flex w-full cursor-pointer items-center rounded-md tabular-nums text-default outline-role select-none not-aria-disabled:hover:bg-elevated not-aria-disabled:hover:text-highlighted focus-visible:bg-elevated focus-visible:outline-2 focus-visible:-outline-offset-2 aria-disabled:cursor-not-allowed aria-disabled:opacity-50 aria-selected:font-medium aria-selected:text-highlighted',
    itemIcon: 'ms-auto shrink-0 text-primary',
  },
  sizes: { triggerSize: pickerSizes.triggerSize },
  variants: {
    size: {
      xs: { trigger: 'size-5', item: 'h-6 px-1.75 text-xs', itemIcon: 'size-3.5' },
      sm: { trigger: 'size-5.5', item: 'h-7 px-2.25 text-xs', itemIcon: 'size-4' },
      md: { item: 'h-8 px-2.25 text-sm', itemIcon: 'size-4.5' },
      lg: { item: 'h-9 px-2.75 text-sm', itemIcon: 'size-5' },
      xl: { item: 'h-10 px-2.75 text-base', itemIcon: 'size-5' },
    },
  },
})
