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
  /** Whom it is for, in a sentence. */
  description?: string
  /** Badge beside the name: its text, or its props. */
  badge?: string | BadgeProps
  /** What it costs, as it is shown: `$499`. */
  price?: string
  /** What it costs for now. `price` is then struck through. */
  discount?: string
  /** What the price covers: `/ month`. */
  billingCycle?: string
  /** How it is paid: `billed once a year`. */
  billingPeriod?: string
  /** What the plan includes: texts, or texts with an icon of their own. */
  features?: readonly (string | PricingPlanFeature)[]
  /** Props of the button. */
  button?: ButtonProps
  /** Line above the button. */
  tagline?: string
  /** Small print below the button. */
  terms?: string
  /** Puts the price below the name, or into a box at the side. @default 'vertical' */
  orientation?: ThemeOption<typeof pricingPlanTheme, 'orientation'>
  /** How the plan stands out from the page. @default 'outline' */
  variant?: ThemeOption<typeof pricingPlanTheme, 'variant'>
  /** Puts a ring of the primary colour around it. @default false */
  highlight?: boolean
  /** Makes it a little larger than its neighbours on wide screens. @default false */
  scale?: boolean
  /** Replaces what is inside the header. */
  header?: Slot<SlotArgs>
  /** Content in place of `title`. */
  renderTitle?: Slot<SlotArgs>
  /** Replaces the badge. */
  renderBadge?: Slot<SlotArgs>
  /** Content in place of `description`. */
  renderDescription?: Slot<SlotArgs>
  /** Content in place of the price that is asked for. */
  renderPrice?: Slot<SlotArgs>
  /** Content in place of the price that is struck through. */
  renderDiscount?: Slot<SlotArgs>
  /** Content in place of `billingCycle` and `billingPeriod`. */
  billing?: Slot<SlotArgs>
  /** Replaces what is inside the body. */
  body?: Slot<SlotArgs>
  /** Replaces the list of features. */
  renderFeatures?: Slot<SlotArgs>
  /** Replaces what is inside the footer. */
  footer?: Slot<SlotArgs>
  /** Replaces the button. */
  renderButton?: Slot<SlotArgs>
  /** Content in place of `tagline`. */
  renderTagline?: Slot<SlotArgs>
  /** Content in place of `terms`. */
  renderTerms?: Slot<SlotArgs>
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  /** Changes the element that is rendered. @default <div> */
  render?: RenderProp
  ref?: Ref<HTMLElement>
}

const defaults = { orientation: 'vertical', variant: 'outline', highlight: false, scale: false } as const

/** What a plan offers and what it costs. */
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
  // Screen readers do not announce that a text is struck through, so hidden labels tell the two prices apart.
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
