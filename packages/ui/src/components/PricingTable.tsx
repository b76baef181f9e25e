'use client'

import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { itemKeys } from '../primitives/items/item-key.ts'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import { messagesOf } from '../system/messages.ts'
import { renderElement, type RenderProp } from '../system/render-element.ts'
import { addClass, resolveClasses, type Classes } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import type { Slot } from '../system/slots.ts'
import { splitProps } from '../system/split-props.ts'
import { warn } from '../system/warn.ts'
import { pricingTable as english } from '../locale/en.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { pricingTableTheme } from '../theme/pricing-table.ts'
import type { BadgeProps } from './Badge.tsx'
import type { ButtonProps } from './Button.tsx'
import { comparisonProps, narrowList, wideTable, type ClassesOf } from './pricing-table/comparison.tsx'

type Part = SlotOf<typeof pricingTableTheme>

export interface PricingTableTier {
  /** Key of the tier. Features refer to it. */
  id: string
  title?: string
  description?: string
  /** Badge next to the title: a text, or badge props. */
  badge?: string | BadgeProps
  price?: string
  /** Reduced price. The regular `price` is then struck through. */
  discount?: string
  billingCycle?: string
  billingPeriod?: string
  button?: ButtonProps
  /** Highlights the column. */
  highlight?: boolean
  /** Replaces the content of the header of this tier. */
  render?: (args: { tier: never; ui: Classes<Part> }) => ReactNode
  className?: ClassValue
  ui?: { [P in Part]?: ClassValue }
}

/** The value of a feature for a tier: `true` or `false` for an icon, a text or a number. */
export type PricingTableValue = boolean | string | number | null | undefined

export interface PricingTableFeature {
  id?: string
  title: string
  /** The value of the feature for each tier, by the key of the tier. A missing tier means `false`. */
  tiers?: Readonly<Record<string, PricingTableValue>>
  /** Replaces the value of this feature for a tier. */
  render?: (args: { feature: never; tier: never; section: never; ui: Classes<Part> }) => ReactNode
}

export interface PricingTableSection {
  id?: string
  title?: string
  features: readonly PricingTableFeature[]
}

/** The type of the features of a section. */
export type PricingTableFeatureOf<Section> = Section extends { features: readonly (infer Feature)[] } ? Feature : never

type SlotArgs<Args> = Slot<Args & { ui: Classes<Part> }>

export interface PricingTableProps<
  Tier extends object = PricingTableTier,
  Section extends object = PricingTableSection,
> extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'children'> {
  /** The tiers, one per column. */
  tiers: readonly Tier[]
  /** The features, one per row, in groups. */
  sections: readonly Section[]
  /** Caption of the table, for screen readers. @default a message in the language of the application */
  caption?: string
  /** Replaces `caption`. */
  renderCaption?: ReactNode
  /** Replaces the content of the header of a tier. */
  tier?: SlotArgs<{ tier: Tier }>
  /** Replaces the title of a tier. */
  tierTitle?: SlotArgs<{ tier: Tier }>
  /** Replaces the badge of a tier. */
  tierBadge?: SlotArgs<{ tier: Tier }>
  /** Replaces the description of a tier. */
  tierDescription?: SlotArgs<{ tier: Tier }>
  /** Replaces the current price. */
  tierPrice?: SlotArgs<{ tier: Tier }>
  /** Replaces the struck-through price. */
  tierDiscount?: SlotArgs<{ tier: Tier }>
  /** Replaces `billingCycle` and `billingPeriod` of a tier. */
  tierBilling?: SlotArgs<{ tier: Tier }>
  /** Replaces the button of a tier. */
  tierButton?: SlotArgs<{ tier: Tier }>
  /** Replaces the title of a section. */
  sectionTitle?: SlotArgs<{ section: Section }>
  /** Replaces the title of a feature. */
  featureTitle?: SlotArgs<{ feature: PricingTableFeatureOf<Section>; section: Section }>
  /** Replaces the value of a feature for a tier. */
  featureValue?: SlotArgs<{ feature: PricingTableFeatureOf<Section>; tier: Tier; section: Section }>
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  /** Replaces the rendered element. @default <div> */
  render?: RenderProp
  ref?: Ref<HTMLElement>
}

/** A comparison of pricing tiers: a table on wide screens, one list per tier on narrow screens. */
export function PricingTable<Tier extends PricingTableTier, Section extends PricingTableSection>(
  ownProps: PricingTableProps<Tier, Section>,
) {
  const frond = useFrond()
  const [, { caption, renderCaption, className, ui, render, ...attributes }] = splitProps(
    resolveProps(frond, pricingTableTheme, {}, ownProps),
    comparisonProps,
  )
  // The cast is safe: tiers and sections of the caller are only passed back to the slots of the caller.
  const slots = ownProps as unknown as PricingTableProps
  const { tiers = [], sections = [] } = slots as Partial<PricingTableProps>
  const keys = itemKeys('PricingTable', tiers, 'id')
  checkTiers(keys, sections)

  const messages = messagesOf(frond, 'pricingTable', english)
  const classesOf: ClassesOf = (stacked, highlight = false, included = false) =>
    resolveClasses(frond, pricingTableTheme, { stacked, highlight, included }, ui)
  const comparison = { frond, slots, tiers, sections, keys, classesOf }

  return renderElement('div', render, {
    'data-slot': 'pricing-table',
    ...attributes,
    className: addClass(classesOf(false).root, className),
    children: (
      <>
        {wideTable(comparison, renderCaption ?? caption ?? messages.caption)}
        {narrowList(comparison)}
      </>
    ),
  })
}

/** Warns about a feature with the key of a missing tier, because its value would not be shown. */
function checkTiers(keys: readonly string[], sections: readonly PricingTableSection[]): void {
  if (process.env.NODE_ENV === 'production') return
  for (const section of sections) {
    for (const feature of section.features) {
      for (const key in feature.tiers) {
        if (keys.includes(key)) continue
        warn(
          'PricingTable',
          `"${feature.title}" has a value for the tier "${key}", which does not exist. Tiers are ${keys.join(', ')}.`,
        )
      }
    }
  }
}
