import { createElement, type ReactNode } from 'react'
import { minus as minusRole } from '../../icons/minus.ts'
import { success as successRole } from '../../icons/success.ts'
import { pricingTable as english } from '../../locale/en.ts'
import type { FrondContextValue } from '../../system/frond-context.ts'
import { IconView } from '../../system/icons/icon-view.tsx'
import { itemClasses } from '../../system/item-classes.ts'
import { messagesOf } from '../../system/messages.ts'
import { addClass, type Classes } from '../../system/resolve-classes.ts'
import { fillSlot, isEmptySlot, roleIcon } from '../../system/slots.ts'
import type { SlotOf } from '../../theme/define-theme.ts'
import type { pricingTableTheme } from '../../theme/pricing-table.ts'
import type { PricingTableFeature, PricingTableProps, PricingTableSection, PricingTableTier } from '../PricingTable.tsx'
import { tierHead } from './tier-head.tsx'

type Part = SlotOf<typeof pricingTableTheme>

/** The props that the functions below read. */
export const comparisonProps = {
  tiers: true,
  sections: true,
  tier: true,
  tierTitle: true,
  tierBadge: true,
  tierDescription: true,
  tierPrice: true,
  tierDiscount: true,
  tierBilling: true,
  tierButton: true,
  sectionTitle: true,
  featureTitle: true,
  featureValue: true,
} as const

export type ClassesOf = (stacked: boolean, highlight?: boolean, included?: boolean) => Classes<Part>

interface Comparison {
  frond: FrondContextValue
  slots: PricingTableProps
  tiers: readonly PricingTableTier[]
  sections: readonly PricingTableSection[]
  /** Key of each tier. */
  keys: readonly string[]
  classesOf: ClassesOf
}

/** The table for wide screens: a column per tier, a row per feature. */
export function wideTable(comparison: Comparison, caption: ReactNode): ReactNode {
  const { frond, slots, tiers, sections, keys, classesOf } = comparison
  const classes = classesOf(false)
  const columns = tiers.map((tier) => ({ tier, parts: itemClasses(classesOf(false, tier.highlight), tier, 'tier') }))
  return (
    <table className={classes.table} data-slot="table">
      <caption className={classes.caption} data-slot="caption">
        {caption}
      </caption>
      <thead className={classes.thead} data-slot="thead">
        <tr className={classes.tr} data-slot="tr">
          {emptyCell(classes.td)}
          {columns.map(({ tier, parts }, index) => (
            <th key={keys[index]} scope="col" className={parts.tier} data-slot="tier">
              {tierHead(frond, slots, tier, parts, 'div')}
            </th>
          ))}
        </tr>
      </thead>
      {sections.map((section, at) => {
        const heading = sectionTitle(slots, section, classes)
        return (
          <tbody key={section.id ?? at} className={classes.tbody} data-slot="tbody">
            {!isEmptySlot(heading) && (
              <tr className={classes.tr} data-slot="tr">
                <th scope="rowgroup" className={classes.section} data-slot="section">
                  <span className={classes.sectionTitle} data-slot="sectionTitle">
                    {heading}
                  </span>
                </th>
                {columns.map(({ parts }, index) => emptyCell(parts.td, keys[index]))}
              </tr>
            )}
            {section.features.map((feature, index) => (
              <tr key={feature.id ?? index} className={addClass(classes.tr, classes.feature)} data-slot="feature">
                <th scope="row" className={classes.th} data-slot="th">
                  {featureTitle(slots, feature, section, classes)}
                </th>
                {columns.map(({ tier, parts }, column) => (
                  <td key={keys[column]} className={parts.td} data-slot="td">
                    {featureValue(comparison, tier, section, feature, classes)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        )
      })}
    </table>
  )
}

/** The list for narrow screens: the features of one tier after the other. */
export function narrowList(comparison: Comparison): ReactNode {
  const { frond, slots, tiers, sections, keys, classesOf } = comparison
  const classes = classesOf(false)
  return (
    <div className={classesOf(true).list} data-slot="list">
      {tiers.map((tier, index) => {
        const parts = itemClasses(classesOf(true, tier.highlight), tier, 'item')
        return (
          <section key={keys[index]} className={parts.item} data-slot="item">
            <div className={parts.tier} data-slot="tier">
              {tierHead(frond, slots, tier, parts, 'h3')}
            </div>
            {sections.map((section, at) => {
              const heading = sectionTitle(slots, section, classes)
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
                        {featureTitle(slots, feature, section, parts)}
                        {featureValue(comparison, tier, section, feature, classes)}
                      </li>
                    ))}
                  </ul>
                </div>
              )
            })}
          </section>
        )
      })}
    </div>
  )
}

/** Fills the cell of a tier in a row without a value, so that the column is not interrupted. */
function emptyCell(className: string, key?: string): ReactNode {
  return createElement('td', { key, className, 'data-slot': 'td' })
}

function sectionTitle(slots: PricingTableProps, section: PricingTableSection, ui: Classes<Part>): ReactNode {
  return slots.sectionTitle === undefined ? section.title : fillSlot(slots.sectionTitle, { section, ui })
}

function featureTitle(
  slots: PricingTableProps,
  feature: PricingTableFeature,
  section: PricingTableSection,
  ui: Classes<Part>,
): ReactNode {
  return (
    <span className={ui.featureTitle} data-slot="featureTitle">
      {slots.featureTitle === undefined ? feature.title : fillSlot(slots.featureTitle, { feature, section, ui })}
    </span>
  )
}

/** The value of a feature for a tier: a text, or an icon for yes or no. */
function featureValue(
  { frond, slots, classesOf }: Comparison,
  tier: PricingTableTier,
  section: PricingTableSection,
  feature: PricingTableFeature,
  ui: Classes<Part>,
): ReactNode {
  const args = { feature, tier, section, ui }
  if (feature.render) return feature.render(args as never)
  if (slots.featureValue !== undefined) return fillSlot(slots.featureValue, args)
  const value = feature.tiers?.[tier.id]
  if (typeof value === 'string' || typeof value === 'number') {
    return (
      <span className={ui.featureValue} data-slot="featureValue">
        {value}
      </span>
    )
  }
  const messages = messagesOf(frond, 'pricingTable', english)
  return (
    <IconView
      name={value ? roleIcon(frond, 'success', successRole) : roleIcon(frond, 'minus', minusRole)}
      aria-label={value ? messages.included : messages.excluded}
      className={classesOf(false, false, value === true).tierFeatureIcon}
      data-slot="tierFeatureIcon"
    />
  )
}
