'use client'

import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { bindSlots } from '../system/bind-slots.ts'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import type { Slot } from '../system/slots.ts'
import { renderElement, type RenderProp } from '../system/render-element.ts'
import { resolveClasses, type Classes } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { splitProps } from '../system/split-props.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import type { pricingPlanTheme } from '../theme/pricing-plan.ts'
import { pricingPlansTheme } from '../theme/pricing-plans.ts'
import type { ThemeOption } from '../theme/theme-options.ts'
import { PricingPlan, type PricingPlanProps } from './PricingPlan.tsx'

/** Arguments of the slots of a plan. */
export interface PricingPlansSlotArgs<Plan> {
  plan: Plan
  index: number
  /** The classes of each part of the plan. */
  ui: Classes<SlotOf<typeof pricingPlanTheme>>
}

export interface PricingPlansProps<Plan extends object = PricingPlanProps> extends Omit<
  HTMLAttributes<HTMLElement>,
  'className'
> {
  /** The plans, each with the props of PricingPlan. Slots also get any additional fields. */
  plans?: readonly Plan[]
  /** Shows the plans side by side, or stacked with the price at the side. @default 'horizontal' */
  orientation?: ThemeOption<typeof pricingPlansTheme, 'orientation'>
  /** Reduces the gap between the plans. @default false */
  compact?: boolean
  /** Adds space for a plan with `scale`. @default false */
  scale?: boolean
  /** Replaces the content of the header. */
  header?: Slot<PricingPlansSlotArgs<Plan>>
  /** Replaces the title. */
  renderTitle?: Slot<PricingPlansSlotArgs<Plan>>
  /** Replaces the badge. */
  renderBadge?: Slot<PricingPlansSlotArgs<Plan>>
  /** Replaces the description. */
  renderDescription?: Slot<PricingPlansSlotArgs<Plan>>
  /** Replaces the current price. */
  renderPrice?: Slot<PricingPlansSlotArgs<Plan>>
  /** Replaces the struck-through price. */
  renderDiscount?: Slot<PricingPlansSlotArgs<Plan>>
  /** Replaces `billingCycle` and `billingPeriod`. */
  billing?: Slot<PricingPlansSlotArgs<Plan>>
  /** Replaces the content of the body. */
  body?: Slot<PricingPlansSlotArgs<Plan>>
  /** Replaces the list of features. */
  renderFeatures?: Slot<PricingPlansSlotArgs<Plan>>
  /** Replaces the content of the footer. */
  footer?: Slot<PricingPlansSlotArgs<Plan>>
  /** Replaces the button. */
  renderButton?: Slot<PricingPlansSlotArgs<Plan>>
  /** Replaces the text above the button. */
  renderTagline?: Slot<PricingPlansSlotArgs<Plan>>
  /** Replaces the small print. */
  renderTerms?: Slot<PricingPlansSlotArgs<Plan>>
  /** Additional plans as elements, after those of `plans`. */
  children?: ReactNode
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in SlotOf<typeof pricingPlansTheme>]?: ClassValue }
  /** Replaces the rendered element. @default <div> */
  render?: RenderProp
  ref?: Ref<HTMLElement>
}

const defaults = { orientation: 'horizontal', compact: false, scale: false } as const

/** The slots that are passed on to each PricingPlan. */
const planSlots = {
  header: true,
  renderTitle: true,
  renderBadge: true,
  renderDescription: true,
  renderPrice: true,
  renderDiscount: true,
  billing: true,
  body: true,
  renderFeatures: true,
  footer: true,
  renderButton: true,
  renderTagline: true,
  renderTerms: true,
} as const

/** A row or list of pricing plans. */
export function PricingPlans<Plan extends PricingPlanProps>(ownProps: PricingPlansProps<Plan>) {
  const frond = useFrond()
  const [slots, props] = splitProps(resolveProps(frond, pricingPlansTheme, defaults, ownProps), planSlots)
  const { plans = [], orientation, compact, scale, children, className, ui, render, ...attributes } = props
  const classes = resolveClasses(frond, pricingPlansTheme, { orientation, compact, scale }, ui, className)

  return renderElement('div', render, {
    'data-slot': 'pricing-plans',
    ...attributes,
    className: classes.base,
    children: (
      <>
        {plans.map((plan, index) => (
          <PricingPlan
            key={index}
            orientation={orientation === 'horizontal' ? 'vertical' : 'horizontal'}
            {...plan}
            {...bindSlots(slots, { plan, index })}
          />
        ))}
        {children}
      </>
    ),
  })
}
