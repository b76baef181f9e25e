import { defineTheme } from './define-theme.ts'
import { pickerSizes, pickerSlots, pickerVariants } from './picker-look.ts'

export const datePickerTheme = defineTheme({
  name: 'date-picker',
  level: 2,
  slots: { ...pickerSlots, content: 'p-3', calendar: '' },
  sizes: pickerSizes,
  variants: pickerVariants,
})
