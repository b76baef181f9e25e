'use client'

import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { success as successRole } from '../icons/success.ts'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond, type FrondContextValue } from '../system/frond-context.ts'
import { fillSlot, isEmptySlot, roleIcon, type Slot } from '../system/slots.ts'
import { IconView } from '../system/icons/icon-view.tsx'
import { messagesOf } from '../system/messages.ts'
import { renderPart, together, type PartView } from '../system/render-part.ts'
import { renderElement, type RenderProp } from '../system/render-element.ts'
import { addClass, resolveClasses, type Classes } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { pricingPlan as english } from '../locale/en.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { pricingPlanTheme } from '../theme/pricing-plan.ts'
import type { ThemeOption } from '../theme/theme-options.ts'
import { Badge, type BadgeProps } from './Badge.tsx'
import { Button, type ButtonProps } from './Button.tsx'
import type { IconValue } from './Icon.tsx'

type Part = SlotOf<typeof pricingPlanTheme>
type SlotArgs = { ui: Classes<Part> }

export interface PricingPlanFeature {
  title: ReactNode
  /** Icon before the text. @default the icon of the role `success` */
  icon?: IconValue
}

export interface PricingPlanProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'title' | 'children'> {
  /** Name of the plan. */
  title?: string
  /** Short description of the plan, such as who it is for. */
  description?: string
  /** Badge next to the title: a text, or badge props. */
  badge?: string | BadgeProps
  /** Price as text: `$499`. */
  price?: string
  /** Reduced price. The regular `price` is then struck through. */
  discount?: string
  /** Unit of the price: `/ month`. */
  billingCycle?: string
  /** Billing terms: `billed once a year`. */
  billingPeriod?: string
  /** Features of the plan: texts, or objects with a text and an icon. */
  features?: readonly (string | PricingPlanFeature)[]
  /** Props of the button. */
  button?: ButtonProps
  /** Text above the button. */
  tagline?: string
  /** Small print below the button. */
  terms?: string
  /** Shows the price below the title, or in a box at the side. @default 'vertical' */
  orientation?: ThemeOption<typeof pricingPlanTheme, 'orientation'>
  /** Visual style of the plan. @default 'outline' */
  variant?: ThemeOption<typeof pricingPlanTheme, 'variant'>
  /** Shows a ring in the primary color. @default false */
  highlight?: boolean
  /** Makes the plan slightly larger than the others on wide screens. @default false */
  scale?: boolean
  /** Replaces the content of the header. */
  header?: Slot<SlotArgs>
  /** Replaces `title`. */
  renderTitle?: Slot<SlotArgs>
  /** Replaces the badge. */
  renderBadge?: Slot<SlotArgs>
  /** Replaces `description`. */
  renderDescription?: Slot<SlotArgs>
  /** Replaces the current price. */
  renderPrice?: Slot<SlotArgs>
  /** Replaces the struck-through price. */
  renderDiscount?: Slot<SlotArgs>
  /** Replaces `billingCycle` and `billingPeriod`. */
  billing?: Slot<SlotArgs>
  /** Replaces the content of the body. */
  body?: Slot<SlotArgs>
  /** Replaces the list of features. */
  renderFeatures?: Slot<SlotArgs>
  /** Replaces the content of the footer. */
  footer?: Slot<SlotArgs>
  /** Replaces the button. */
  renderButton?: Slot<SlotArgs>
  /** Replaces `tagline`. */
  renderTagline?: Slot<SlotArgs>
  /** Replaces `terms`. */
  renderTerms?: Slot<SlotArgs>
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  /** Replaces the rendered element. @default <div> */
  render?: RenderProp
  ref?: Ref<HTMLElement>
}

const defaults = { orientation: 'vertical', variant: 'outline', highlight: false, scale: false } as const

/** A pricing plan with its price, features and a button. */
export function PricingPlan(ownProps: PricingPlanProps) {
  const frond = useFrond()
  const {
    title,
    description,
    badge,
    price,
    discount,
    billingCycle,
    billingPeriod,
    features = [],
    button,
    tagline,
    terms,
    orientation,
    variant,
    highlight,
    scale,
    header,
    renderTitle = title,
    renderBadge,
    renderDescription = description,
    renderPrice = discount ?? price,
    renderDiscount = discount === undefined ? undefined : price,
    billing,
    body,
    renderFeatures,
    footer,
    renderButton,
    renderTagline = tagline,
    renderTerms = terms,
    className,
    ui,
    render,
    ...attributes
  } = resolveProps(frond, pricingPlanTheme, defaults, ownProps)
  const classes = resolveClasses(frond, pricingPlanTheme, { orientation, variant, highlight, scale }, ui, className)
  const part = renderPart(classes)
  const fill = (slot: Slot<SlotArgs>) => fillSlot(slot, { ui: classes })

  const prices = priceView(part, messagesOf(frond, 'pricingPlan', english), {
    current: fill(renderPrice),
    regular: fill(renderDiscount),
    billing:
      billing === undefined
        ? together(part('billingPeriod', billingPeriod, 'span'), part('billingCycle', billingCycle, 'span'))
        : fill(billing),
  })
  const list = renderFeatures === undefined ? featureList(frond, features, classes) : fill(renderFeatures)

  const badgeProps = typeof badge === 'string' ? { label: badge } : badge
  const badgeView =
    renderBadge === undefined
      ? badgeProps && (
          <Badge
            // A subtle badge has too little contrast on the fill of a solid plan.
            variant={variant === 'solid' ? 'solid' : 'subtle'}
            data-slot="badge"
            {...badgeProps}
            className={addClass(classes.badge, badgeProps.className)}
          />
        )
      : fill(renderBadge)

  const buttonView =
    renderButton === undefined
      ? button && (
          <Button
            block
            size="lg"
            data-slot="button"
            {...button}
            className={addClass(classes.button, button.className)}
          />
        )
      : fill(renderButton)

  const aside = orientation === 'horizontal'
  return renderElement('div', render, {
    'data-slot': 'pricing-plan',
    ...attributes,
    className: classes.root,
    children: (
      <>
        {part(
          'header',
          header === undefined
            ? together(
                part('titleWrapper', together(part('title', fill(renderTitle), 'h3'), badgeView)),
                part('description', fill(renderDescription), 'p'),
                !aside && prices,
              )
            : fill(header),
        )}
        {part('body', body === undefined ? list : fill(body))}
        {part(
          'footer',
          footer === undefined
            ? together(
                part('tagline', fill(renderTagline), 'p'),
                aside && prices,
                buttonView,
                part('terms', fill(renderTerms), 'p'),
              )
            : fill(footer),
        )}
      </>
    ),
  })
}

interface Prices {
  current: ReactNode
  /** The price without the discount. */
  regular: ReactNode
  billing: ReactNode
}

function priceView(part: PartView<Part>, messages: typeof english, { current, regular, billing }: Prices): ReactNode {
  // Screen readers do not announce struck-through text, so hidden labels distinguish the two prices.
  const isReduced = !isEmptySlot(regular) && !isEmptySlot(current)
  const labeled = (label: string, price: ReactNode) =>
    isReduced ? together(part('priceLabel', `${label} `, 'span'), price) : price
  return part(
    'priceWrapper',
    together(
      part('discount', labeled(messages.regular, regular), 's'),
      part('price', labeled(messages.reduced, current), 'span'),
      part('billing', billing),
    ),
  )
}

function featureList(
  frond: FrondContextValue,
  features: readonly (string | PricingPlanFeature)[],
  classes: Classes<Part>,
): ReactNode {
  if (features.length === 0) return null
  return (
    <ul className={classes.features} data-slot="features">
      {features.map((feature, index) => {
        const { title, icon }: PricingPlanFeature = typeof feature === 'string' ? { title: feature } : feature
        return (
          <li key={index} className={classes.feature} data-slot="feature">
            <IconView
              name={icon ?? roleIcon(frond, 'success', successRole)}
              className={classes.featureIcon}
              data-slot="featureIcon"
            />
            <span className={classes.featureTitle} data-slot="featureTitle">
              {title}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
