'use client'

import { createElement, type HTMLAttributes, type ReactNode, type Ref } from 'react'
import { minus as minusRole } from '../icons/minus.ts'
import { success as successRole } from '../icons/success.ts'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond, type FrondContextValue } from '../system/frond-context.ts'
import { fillSlot, isEmptySlot, roleIcon, type Slot } from '../system/slots.ts'
import { IconView } from '../system/icons/icon-view.tsx'
import { itemClasses } from '../system/item-classes.ts'
import { itemKeys } from '../primitives/items/item-key.ts'
import { messagesOf } from '../system/messages.ts'
import { renderPart, together } from '../system/render-part.ts'
import { renderElement, type RenderProp } from '../system/render-element.ts'
import { addClass, resolveClasses, type Classes } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { warn } from '../system/warn.ts'
import { pricingPlan as priceWords, pricingTable as english } from '../locale/en.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { pricingTableTheme } from '../theme/pricing-table.ts'
import { Badge, type BadgeProps } from './Badge.tsx'
import { Button, type ButtonProps } from './Button.tsx'

type Part = SlotOf<typeof pricingTableTheme>

export interface PricingTableTier {
  /** Key of the tier, by which features name it. */
  id: string
  title?: string
  description?: string
  /** Badge beside the title: its text, or its props. */
  badge?: string | BadgeProps
  price?: string
  /** What it costs for now. `price` is then struck through. */
  discount?: string
  billingCycle?: string
  billingPeriod?: string
  button?: ButtonProps
  /** Marks the column. */
  highlight?: boolean
  /** Replaces everything in the head of this tier. */
  render?: (args: { tier: never; ui: Classes<Part> }) => ReactNode
  className?: ClassValue
  ui?: { [P in Part]?: ClassValue }
}

/** What a tier has of a feature: all of it, none of it, or so much. */
export type PricingTableValue = boolean | string | number | null | undefined

export interface PricingTableFeature {
  id?: string
  title: string
  /** What each tier has of it, by the key of the tier. A tier that is missing has none. */
  tiers?: Readonly<Record<string, PricingTableValue>>
  /** Replaces what this feature shows for a tier. */
  render?: (args: { feature: never; tier: never; section: never; ui: Classes<Part> }) => ReactNode
}

export interface PricingTableSection {
  id?: string
  title?: string
  features: readonly PricingTableFeature[]
}

/** The features of a section, of whatever type they are. */
export type PricingTableFeatureOf<Section> = Section extends { features: readonly (infer Feature)[] } ? Feature : never

type SlotArgs<Args> = Slot<Args & { ui: Classes<Part> }>

export interface PricingTableProps<
  Tier extends object = PricingTableTier,
  Section extends object = PricingTableSection,
> extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'children'> {
  /** The columns. */
  tiers: readonly Tier[]
  /** The rows, in groups. */
  sections: readonly Section[]
  /** Says what the table compares, for screen readers. @default a message in the language of the application */
  caption?: string
  /** Content in place of `caption`. */
  renderCaption?: ReactNode
  /** Replaces everything in the head of a tier. */
  tier?: SlotArgs<{ tier: Tier }>
  /** Replaces the title of a tier. */
  tierTitle?: SlotArgs<{ tier: Tier }>
  /** Replaces the badge of a tier. */
  tierBadge?: SlotArgs<{ tier: Tier }>
  /** Replaces the description of a tier. */
  tierDescription?: SlotArgs<{ tier: Tier }>
  /** Replaces the price that is asked for. */
  tierPrice?: SlotArgs<{ tier: Tier }>
  /** Replaces the price that is struck through. */
  tierDiscount?: SlotArgs<{ tier: Tier }>
  /** Replaces `billingCycle` and `billingPeriod` of a tier. */
  tierBilling?: SlotArgs<{ tier: Tier }>
  /** Replaces the button of a tier. */
  tierButton?: SlotArgs<{ tier: Tier }>
  /** Replaces the title of a section. */
  sectionTitle?: SlotArgs<{ section: Section }>
  /** Replaces the title of a feature. */
  featureTitle?: SlotArgs<{ feature: PricingTableFeatureOf<Section>; section: Section }>
  /** Replaces what a tier has of a feature. */
  featureValue?: SlotArgs<{ feature: PricingTableFeatureOf<Section>; tier: Tier; section: Section }>
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  /** Changes the element that is rendered. @default <div> */
  render?: RenderProp
  ref?: Ref<HTMLElement>
}

/** Plans compared point by point: a table on wide screens, a list for each plan on narrow ones. */
export function PricingTable<Tier extends PricingTableTier, Section extends PricingTableSection>(
  ownProps: PricingTableProps<Tier, Section>,
) {
  const frond = useFrond()
  const {
    tiers: _tiers,
    sections: _sections,
    caption,
    renderCaption,
    tier: _tier,
    tierTitle: _tierTitle,
    tierBadge: _tierBadge,
    tierDescription: _tierDescription,
    tierPrice: _tierPrice,
    tierDiscount: _tierDiscount,
    tierBilling: _tierBilling,
    tierButton: _tierButton,
    sectionTitle: _sectionTitle,
    featureTitle: _featureTitle,
    featureValue: _featureValue,
    className,
    ui,
    render,
    ...attributes
  } = resolveProps(frond, pricingTableTheme, {}, ownProps)
  // Inside they are of the plainest type; the caller's own comes back to the slots as it was given.
  const slots = ownProps as unknown as PricingTableProps
  const { tiers = [], sections = [] } = slots as Partial<PricingTableProps>
  const keys = itemKeys('PricingTable', tiers, 'id')
  checkTiers(keys, sections)

  const messages = messagesOf(frond, 'pricingTable', english)
  const classesOf = (stacked: boolean, highlight = false, included = false) =>
    resolveClasses(frond, pricingTableTheme, { stacked, highlight, included }, ui)
  const wide = classesOf(false)
  const narrow = classesOf(true)
  const views = tiers.map((tier) => ({
    tier,
    wide: itemClasses(classesOf(false, tier.highlight), tier, 'tier'),
    narrow: itemClasses(classesOf(true, tier.highlight), tier, 'item'),
  }))

  function valueOf(tier: PricingTableTier, section: PricingTableSection, feature: PricingTableFeature): ReactNode {
    const args = { feature, tier, section, ui: wide }
    if (feature.render) return feature.render(args as never)
    if (slots.featureValue !== undefined) return fillSlot(slots.featureValue, args)
    const value = feature.tiers?.[tier.id]
    if (typeof value === 'string' || typeof value === 'number') {
      return (
        <span className={wide.featureValue} data-slot="featureValue">
          {value}
        </span>
      )
    }
    return (
      <IconView
        name={value ? roleIcon(frond, 'success', successRole) : roleIcon(frond, 'minus', minusRole)}
        aria-label={value ? messages.included : messages.excluded}
        className={classesOf(false, false, value === true).tierFeatureIcon}
        data-slot="tierFeatureIcon"
      />
    )
  }

  const sectionTitle = (section: PricingTableSection) =>
    slots.sectionTitle === undefined ? section.title : fillSlot(slots.sectionTitle, { section, ui: wide })

  const featureTitle = (feature: PricingTableFeature, section: PricingTableSection, parts: Classes<Part>) => (
    <span className={parts.featureTitle} data-slot="featureTitle">
      {slots.featureTitle === undefined ? feature.title : fillSlot(slots.featureTitle, { feature, section, ui: parts })}
    </span>
  )

  const table = (
    <table className={wide.table} data-slot="table">
      <caption className={wide.caption} data-slot="caption">
        {renderCaption ?? caption ?? messages.caption}
      </caption>
      <thead className={wide.thead} data-slot="thead">
        <tr className={wide.tr} data-slot="tr">
          {emptyCell(wide.td)}
          {views.map(({ tier, wide: parts }, index) => (
            <th key={keys[index]} scope="col" className={parts.tier} data-slot="tier">
              {tierView(frond, slots, tier, parts, 'div')}
            </th>
          ))}
        </tr>
      </thead>
      {sections.map((section, at) => {
        const heading = sectionTitle(section)
        return (
          <tbody key={section.id ?? at} className={wide.tbody} data-slot="tbody">
            {!isEmptySlot(heading) && (
              <tr className={wide.tr} data-slot="tr">
                <th scope="rowgroup" className={wide.section} data-slot="section">
                  <span className={wide.sectionTitle} data-slot="sectionTitle">
                    {heading}
                  </span>
                </th>
                {views.map(({ wide: parts }, index) => emptyCell(parts.td, keys[index]))}
              </tr>
            )}
            {section.features.map((feature, index) => (
              <tr key={feature.id ?? index} className={addClass(wide.tr, wide.feature)} data-slot="feature">
                <th scope="row" className={wide.th} data-slot="th">
                  {featureTitle(feature, section, wide)}
                </th>
                {views.map(({ tier, wide: parts }, column) => (
                  <td key={keys[column]} className={parts.td} data-slot="td">
                    {valueOf(tier, section, feature)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        )
      })}
    </table>
  )

  const list = (
    <div className={narrow.list} data-slot="list">
      {views.map(({ tier, narrow: parts }, index) => (
        <section key={keys[index]} className={parts.item} data-slot="item">
          <div className={parts.tier} data-slot="tier">
            {tierView(frond, slots, tier, parts, 'h3')}
          </div>
          {sections.map((section, at) => {
            const heading = sectionTitle(section)
            return (
              <div key={section.id ?? at} className={parts.section} data-slot="section">
                {!isEmptySlot(heading) && (
                  <h4 className={parts.sectionTitle} data-slot="sectionTitle">
                    {heading}
                  </h4>
                )}
                <ul className={parts.features} data-slot="features">
                  {section.features.map((feature, row) => (
                    <li key={feature.id ?? row} className={parts.feature} data-slot="feature">
                      {featureTitle(feature, section, parts)}
                      {valueOf(tier, section, feature)}
                    </li>
                  ))}
                </ul>
              </div>
            )
          })}
        </section>
      ))}
    </div>
  )

  return renderElement('div', render, {
    'data-slot': 'pricing-table',
    ...attributes,
    className: addClass(wide.root, className),
    children: (
      <>
        {table}
        {list}
      </>
    ),
  })
}

/** Keeps the column of a tier whole where a row has nothing to say. */
function emptyCell(className: string, key?: string): ReactNode {
  return createElement('td', { key, className, 'data-slot': 'td' })
}

/** The head of a tier, the same in table and list. */
function tierView(
  frond: FrondContextValue,
  slots: PricingTableProps,
  tier: PricingTableTier,
  ui: Classes<Part>,
  Title: 'div' | 'h3',
): ReactNode {
  const part = renderPart(ui)
  const args = { tier, ui }
  const fill = (slot: Slot<typeof args>, own: ReactNode) => (slot === undefined ? own : fillSlot(slot, args))
  if (tier.render) return tier.render(args as never)
  if (slots.tier !== undefined) return fillSlot(slots.tier, args)

  const words = messagesOf(frond, 'pricingPlan', priceWords)
  const label = (text: string) => part('tierPriceLabel', `${text} `, 'span')
  const now = fill(slots.tierPrice, tier.discount ?? tier.price)
  const before = fill(slots.tierDiscount, tier.discount === undefined ? undefined : tier.price)
  const reduced = !isEmptySlot(before) && !isEmptySlot(now)

  const mark = typeof tier.badge === 'string' ? { label: tier.badge } : tier.badge
  const badge = mark && (
    <Badge variant="subtle" data-slot="tierBadge" {...mark} className={addClass(ui.tierBadge, mark.className)} />
  )
  const button = tier.button && (
    <Button
      block
      size="lg"
      data-slot="tierButton"
      {...tier.button}
      className={addClass(ui.tierButton, tier.button.className)}
    />
  )

  return (
    <div className={ui.tierWrapper} data-slot="tierWrapper">
      {part(
        'tierTitleWrapper',
        together(part('tierTitle', fill(slots.tierTitle, tier.title), Title), fill(slots.tierBadge, badge)),
      )}
      {part('tierDescription', fill(slots.tierDescription, tier.description))}
      {part(
        'tierPriceWrapper',
        together(
          part('tierDiscount', reduced ? together(label(words.regular), before) : before, 's'),
          part('tierPrice', reduced ? together(label(words.reduced), now) : now, 'span'),
          part(
            'tierBilling',
            fill(
              slots.tierBilling,
              together(
                part('tierBillingPeriod', tier.billingPeriod, 'span'),
                part('tierBillingCycle', tier.billingCycle, 'span'),
              ),
            ),
          ),
        ),
      )}
      {fill(slots.tierButton, button)}
    </div>
  )
}

/** A feature that names a tier which is not there would show nothing, and nobody would know why. */
function checkTiers(keys: readonly string[], sections: readonly PricingTableSection[]): void {
  if (process.env.NODE_ENV === 'production') return
  for (const section of sections) {
    for (const feature of section.features) {
      for (const key in feature.tiers) {
        if (keys.includes(key)) continue
        warn(
          'PricingTable',
          `"${feature.title}" names a tier "${key}" that is not there. Tiers are ${keys.join(', ')}.`,
        )
      }
    }
  }
}
