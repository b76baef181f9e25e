import { choiceRequired, choiceSizes } from './choice-look.ts'
import { defineTheme } from './define-theme.ts'

export const checkboxGroupTheme = defineTheme({
  name: 'checkbox-group',
  level: 1,
  slots: {
    root: 'min-w-0',
    legend: 'mb-1.5 font-medium text-default',
    fieldset: 'flex',
    item: '',
  },
  variants: {
    orientation: {
      horizontal: { fieldset: 'flex-wrap' },
      vertical: { fieldset: 'flex-col' },
    },
    variant: {
      list: {},
      card: { fieldset: 'gap-2' },
      table: { item: 'rounded-none has-checked:z-raised has-focus-visible:z-raised' },
    },
    size: {
      xs: { root: choiceSizes.xs },
      sm: { root: choiceSizes.sm },
      md: { root: choiceSizes.md },
      lg: { root: choiceSizes.lg },
      xl: { root: choiceSizes.xl },
    },
    required: { true: { legend: choiceRequired } },
  },
  compoundVariants: [
    { variant: 'list', orientation: 'vertical', class: { fieldset: 'gap-1.5' } },
    { variant: 'list', orientation: 'horizontal', class: { fieldset: 'gap-x-4 gap-y-1.5' } },
    { variant: ['card', 'table'], orientation: 'horizontal', class: { item: 'w-auto flex-1' } },
    {
      variant: 'table',
      orientation: 'vertical',
      class: { item: 'not-first:-mt-px first:rounded-t-lg last:rounded-b-lg' },
    },
    {
      variant: 'table',
      orientation: 'horizontal',
      class: { fieldset: 'flex-nowrap', item: 'not-first:-ms-px first:rounded-s-lg last:rounded-e-lg' },
    },
  ],
})
