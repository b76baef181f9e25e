import { defineTheme } from './define-theme.ts'

export const pricingTableTheme = defineTheme({
  name: 'pricing-table',
  level: 1,
  slots: {
    root: 'relative w-full',
    table: 'hidden w-full table-fixed text-sm lg:table',
    list: 'flex flex-col gap-6 lg:hidden',
    item: 'rounded-xl p-6 ring ring-inset ring-default forced-colors:border',
    caption: 'sr-only',
    thead: '',
    tbody: '',
    tr: '',
    th: 'px-4 py-3 text-start align-top font-normal',
    td: 'px-4 py-3 text-center align-middle',
    tier: 'h-px px-6 pt-6 pb-8 text-start align-top font-normal',
    tierWrapper: 'flex h-full min-w-0 flex-col',
    tierTitleWrapper: 'flex min-h-6 flex-wrap items-center gap-x-3 gap-y-2',
    tierTitle: 'min-w-0 text-lg font-semibold wrap-break-word text-highlighted',
    tierDescription: 'mt-1 text-sm text-pretty wrap-break-word text-muted',
    tierBadge: 'rounded-full',
    tierPriceWrapper: 'mt-auto flex flex-wrap items-end gap-x-2 gap-y-1 pt-4',
    tierPrice: 'text-3xl font-semibold tracking-tight text-highlighted tabular-nums',
    tierDiscount: 'pb-0.5 text-lg text-muted line-through tabular-nums',
    tierPriceLabel: 'sr-only',
    tierBilling: 'flex min-w-0 flex-col pb-0.5 text-sm/5',
    tierBillingPeriod: 'text-muted',
    tierBillingCycle: 'text-muted',
    tierButton: 'mt-4',
    tierFeatureIcon: 'inline-block size-5 shrink-0 align-middle',
    section: '',
    sectionTitle: 'text-sm font-semibold text-highlighted',
    features: 'mt-2',
    feature: 'border-default',
    featureTitle: 'min-w-0 wrap-break-word text-default',
    featureValue: 'font-medium text-highlighted tabular-nums',
  },
  variants: {
    // The table of wide screens and the list of narrow screens use the same parts.
    stacked: {
      true: {
        tier: 'block h-auto p-0',
        section: 'mt-6',
        feature: 'flex items-center justify-between gap-4 border-t py-2.5 text-sm first:border-t-0',
      },
      false: {
        section: 'px-4 pt-8 pb-3 text-start',
        feature: 'border-t',
      },
    },
    highlight: {
      true: { td: 'bg-elevated/50', tier: 'rounded-t-xl bg-elevated/50', item: 'ring-2 ring-primary' },
    },
    included: {
      true: { tierFeatureIcon: 'text-primary' },
      false: { tierFeatureIcon: 'text-dimmed' },
    },
  },
  compoundVariants: [{ stacked: true, highlight: true, class: { tier: 'bg-transparent' } }],
})
