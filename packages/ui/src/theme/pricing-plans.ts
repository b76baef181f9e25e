import { defineTheme } from './define-theme.ts'

export const pricingPlansTheme = defineTheme({
  name: 'pricing-plans',
  root: 'base',
  level: 2,
  slots: {
    base: 'grid w-full grid-cols-1',
  },
  variants: {
    // As many columns as fit. Header, features and footer of the plans in a row share their grid rows.
    orientation: {
      horizontal: {
        base: 'lg:grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] lg:grid-rows-[auto_1fr_auto] lg:*:data-[slot=pricing-plan]:row-span-3 lg:*:data-[slot=pricing-plan]:grid-rows-subgrid',
      },
      vertical: {},
    },
    compact: { true: { base: 'gap-x-3 gap-y-3' }, false: { base: 'gap-x-6 gap-y-6 lg:gap-x-8' } },
    scale: { true: {} },
  },
  compoundVariants: [
    { orientation: 'horizontal', scale: true, class: { base: 'lg:gap-x-12 lg:px-2 lg:py-6' } },
    { orientation: 'horizontal', scale: true, compact: true, class: { base: 'lg:gap-x-6' } },
    { orientation: 'vertical', scale: true, class: { base: 'lg:gap-y-8 lg:px-4' } },
  ],
})
