import { defineTheme } from './define-theme.ts'
import { pickerSizes, pickerSlots, pickerVariants } from './picker-look.ts'

export const dateRangePickerTheme = defineTheme({
  name: 'date-range-picker',
  level: 2,
  slots: {
    ...pickerSlots,
    content: 'flex flex-col sm:flex-row',
    presets: 'flex flex-wrap gap-1 border-default p-2 max-sm:border-b sm:flex-col sm:border-e sm:py-3',
    preset: 'justify-start',
    calendar: 'm-3',
  },
  sizes: { ...pickerSizes, presetSize: { xs: 'xs', sm: 'xs', md: 'sm', lg: 'md', xl: 'lg' } },
  variants: pickerVariants,
})
