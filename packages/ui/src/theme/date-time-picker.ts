import { defineTheme } from './define-theme.ts'
import { pickerSizes, pickerSlots, pickerVariants } from './picker-look.ts'

export const dateTimePickerTheme = defineTheme({
  name: 'date-time-picker',
  level: 2,
  slots: {
    ...pickerSlots,
    content: 'p-3',
    calendar: '',
    time: 'mt-3 border-t border-default pt-3 [--field-width:100%]',
  },
  sizes: pickerSizes,
  variants: pickerVariants,
})
