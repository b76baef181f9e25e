import {
  choiceBox,
  choiceCard,
  choiceContainer,
  choiceDescription,
  choiceInput,
  choiceLabel,
  choiceMark,
  choiceRequired,
  choiceRow,
  choiceSizes,
  choiceTableRow,
  choiceWrapper,
  controlFocus,
  rowChecked,
  rowFocus,
} from './choice-look.ts'
import { defineTheme } from './define-theme.ts'

export const radioGroupTheme = defineTheme({
  name: 'radio-group',
  color: 'root',
  slots: {
    root: 'min-w-0',
    legend: 'mb-1.5 font-medium text-default',
    fieldset: 'flex flex-col gap-1.5',
    item: `group/item ${choiceRow} w-fit max-w-full`,
    container: choiceContainer,
    base: `peer/base ${choiceInput} ${choiceBox} ${controlFocus} rounded-full`,
    indicator: `${choiceMark} size-[round(down,calc(var(--choice)*0.43),2px)] scale-0 rounded-full bg-current transition-transform ease-spring peer-checked/base:scale-100 motion-reduce:transition-none`,
    wrapper: choiceWrapper,
    label: choiceLabel,
    icon: 'me-1.5 inline-block size-[1.25em] shrink-0 align-[-0.25em] text-dimmed group-has-checked/item:text-role',
    description: choiceDescription,
  },
  // The base classes of the parts are those of variant `list`, indicator `start` and orientation `vertical`.
  variants: {
    orientation: {
      horizontal: { fieldset: 'flex-row flex-wrap gap-x-4' },
      vertical: {},
    },
    indicator: {
      start: {},
      end: { item: 'w-full flex-row-reverse justify-between' },
      hidden: { item: `rounded-sm ${rowFocus} ${rowChecked}`, container: 'sr-only' },
    },
    variant: {
      list: {},
      card: {
        fieldset: 'gap-2',
        item: `${choiceCard} ${rowFocus}`,
        base: 'focus-visible:outline-hidden',
        description: 'group-has-checked/item:text-toned',
      },
      table: {
        fieldset: 'gap-0',
        item: `${choiceTableRow} ${rowFocus}`,
        base: 'focus-visible:outline-hidden',
        description: 'group-has-checked/item:text-toned',
      },
    },
    size: {
      xs: { root: choiceSizes.xs },
      sm: { root: choiceSizes.sm },
      md: { root: choiceSizes.md },
      lg: { root: choiceSizes.lg },
      xl: { root: choiceSizes.xl },
    },
    highlight: { true: { base: 'border-role' } },
    required: { true: { legend: choiceRequired } },
  },
  compoundVariants: [
    { variant: ['card', 'table'], orientation: 'horizontal', class: { item: 'w-auto flex-1' } },
    { variant: 'table', class: { item: 'not-first:-mt-px first:rounded-t-lg last:rounded-b-lg' } },
    {
      variant: 'table',
      orientation: 'horizontal',
      class: {
        fieldset: 'flex-nowrap',
        item: 'not-first:-ms-px not-first:mt-0 first:rounded-e-none first:rounded-s-lg last:rounded-s-none last:rounded-e-lg',
      },
    },
    { variant: ['card', 'table'], highlight: true, class: { item: 'border-role' } },
  ],
})
