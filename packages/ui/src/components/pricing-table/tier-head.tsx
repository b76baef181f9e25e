import type { ReactNode } from 'react'
import { pricingPlan as english } from '../../locale/en.ts'
import type { FrondContextValue } from '../../system/frond-context.ts'
import { messagesOf } from '../../system/messages.ts'
import { renderPart, together } from '../../system/render-part.ts'
import { addClass, type Classes } from '../../system/resolve-classes.ts'
import { fillSlot, isEmptySlot, type Slot } from '../../system/slots.ts'
import type { SlotOf } from '../../theme/define-theme.ts'
import type { pricingTableTheme } from '../../theme/pricing-table.ts'
import { Badge } from '../Badge.tsx'
import { Button } from '../Button.tsx'
import type { PricingTableProps, PricingTableTier } from '../PricingTable.tsx'

type Part = SlotOf<typeof pricingTableTheme>

/** The header of a tier, for the table and for the list. */
export function tierHead(
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

  const messages = messagesOf(frond, 'pricingPlan', english)
  const label = (text: string) => part('tierPriceLabel', `${text} `, 'span')
  const now = fill(slots.tierPrice, tier.discount ?? tier.price)
  const before = fill(slots.tierDiscount, tier.discount === undefined ? undefined : tier.price)
  const reduced = !isEmptySlot(before) && !isEmptySlot(now)

  const badgeProps = typeof tier.badge === 'string' ? { label: tier.badge } : tier.badge
  const badge = badgeProps && (
    <Badge
      variant="subtle"
      data-slot="tierBadge"
      {...badgeProps}
      className={addClass(ui.tierBadge, badgeProps.className)}
    />
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
          part('tierDiscount', reduced ? together(label(messages.regular), before) : before, 's'),
          part('tierPrice', reduced ? together(label(messages.reduced), now) : now, 'span'),
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
