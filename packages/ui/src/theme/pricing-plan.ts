import { defineTheme } from './define-theme.ts'

export const pricingPlanTheme = defineTheme({
  name: 'pricing-plan',
  level: 1,
  slots: {
    // Three grid rows, so that plans side by side can share them with subgrid.
    root: 'relative grid w-full grid-cols-1 grid-rows-[auto_1fr_auto] gap-y-6 rounded-xl p-6 forced-colors:border lg:gap-y-8 lg:p-8',
    header: 'row-start-1 flex min-w-0 flex-col',
    body: 'row-start-2 min-w-0',
    footer: 'row-start-3 flex min-w-0 flex-col justify-end gap-4',
    titleWrapper: 'flex min-h-6 flex-wrap items-center gap-x-3 gap-y-2',
    title: 'min-w-0 text-xl font-semibold text-balance wrap-break-word text-highlighted',
    description: 'mt-2 text-sm text-pretty wrap-break-word text-muted',
    priceWrapper: 'flex flex-wrap items-end gap-x-2 gap-y-1',
    price: 'text-4xl font-semibold tracking-tight text-highlighted tabular-nums',
    discount: 'pb-0.5 text-xl text-muted line-through tabular-nums',
    priceLabel: 'sr-only',
    billing: 'flex min-w-0 flex-col pb-0.5 text-sm/5',
    billingPeriod: 'text-muted',
    billingCycle: 'text-muted',
    features: 'flex flex-col gap-3 text-sm',
    feature: 'flex min-w-0 items-start gap-2',
    featureIcon: 'mt-0.5 size-4 shrink-0 text-primary',
    featureTitle: 'min-w-0 wrap-break-word text-toned',
    badge: 'rounded-full',
    button: '',
    tagline: 'text-sm font-medium text-pretty wrap-break-word text-highlighted',
    terms: 'max-w-full text-center text-xs text-pretty wrap-break-word text-muted',
  },
  variants: {
    orientation: {
      vertical: { priceWrapper: 'mt-auto pt-6' },
      horizontal: {
        root: 'lg:grid-cols-[minmax(0,1fr)_clamp(15rem,35%,20rem)] lg:grid-rows-[auto_1fr] lg:gap-x-12',
        footer:
          'lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:-my-2 lg:-me-2 lg:items-center lg:justify-center lg:rounded-lg lg:p-6 lg:text-center',
        priceWrapper: 'lg:justify-center lg:text-start',
        features: 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,12rem),1fr))] gap-x-6',
      },
    },
    variant: {
      solid: {
        root: 'bg-inverted text-inverted',
        title: 'text-inverted',
        description: 'text-inverted/80',
        price: 'text-inverted',
        discount: 'text-inverted/80',
        billingPeriod: 'text-inverted/80',
        billingCycle: 'text-inverted/80',
        featureIcon: 'text-inverted',
        featureTitle: 'text-inverted',
        tagline: 'text-inverted',
        terms: 'text-inverted/80',
      },
      outline: { root: 'bg-default ring ring-inset ring-default' },
      soft: { root: 'bg-elevated/50' },
      subtle: { root: 'bg-elevated/50 ring ring-inset ring-default' },
    },
    highlight: { true: { root: 'ring-2 ring-inset ring-primary forced-colors:border-4' } },
    scale: { true: { root: 'lg:z-raised lg:scale-105' } },
  },
  compoundVariants: [
    { orientation: 'horizontal', variant: 'solid', class: { footer: 'lg:bg-default/10' } },
    { orientation: 'horizontal', variant: 'outline', class: { footer: 'lg:bg-elevated/60' } },
    { orientation: 'horizontal', variant: ['soft', 'subtle'], class: { footer: 'lg:bg-default' } },
    // Horizontal plans are stacked closely and fill the page width, so they grow less.
    { orientation: 'horizontal', scale: true, class: { root: 'lg:scale-102' } },
  ],
})
