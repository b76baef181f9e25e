import { defineTheme } from './define-theme.ts'
import { fieldControl, fieldLook } from './field-look.ts'

const look = fieldLook('root', { control: 'input' })

// Buttons have a distance of 2 px to the border of the field, so that their corners match.
const button = 'touch-manipulation rounded-sm text-dimmed'
const beside = 'm-0.5 h-[calc(100%-4px)]'
const stacked = 'absolute end-0.5 aspect-auto h-[calc(50%-2px)] w-6 [&>svg]:size-3'

export const inputNumberTheme = defineTheme({
  name: 'input-number',
  color: 'root',
  level: 1,
  slots: {
    root: look.frame,
    base: `${fieldControl} tabular-nums`,
    increment: button,
    decrement: button,
  },
  variants: {
    ...look.variants,
    orientation: {
      horizontal: { increment: beside, decrement: `${beside} order-first` },
      vertical: { increment: `${stacked} top-0.5 rounded-b-none`, decrement: `${stacked} bottom-0.5 rounded-t-none` },
    },
    // Between two buttons the number is centered. Beside one button it has padding.
    buttons: {
      both: {},
      some: {},
      none: {},
    },
  },
  compoundVariants: [
    { orientation: 'horizontal', buttons: 'both', class: { base: 'text-center' } },
    { orientation: 'vertical', buttons: ['both', 'some'], class: { base: 'pe-8' } },
  ],
})
