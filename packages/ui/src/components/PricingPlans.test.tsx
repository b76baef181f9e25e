import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { pricingPlansTheme } from '../theme/pricing-plans.ts'
import { PricingPlan } from './PricingPlan.tsx'
import { PricingPlans } from './PricingPlans.tsx'

const plans = [
  { title: 'Solo', description: 'For one person.', price: '$249', features: ['1 seat'], button: { label: 'Buy Solo' } },
  {
    title: 'Team',
    description: 'For a small team that shares one code base and wants to have its questions answered. '.repeat(3),
    price: '$499',
    features: ['5 seats', 'Answers by email'],
    button: { label: 'Buy Team' },
    highlight: true,
  },
  { title: 'Organisation', price: '$999', features: ['20 seats'], button: { label: 'Buy Organisation' } },
]

describeComponent('PricingPlans', <PricingPlans plans={plans} />, { slot: 'pricing-plans', theme: pricingPlansTheme })
describeComponent('PricingPlans below each other', <PricingPlans plans={plans} orientation="vertical" />, {
  slot: 'pricing-plans',
})

const boxes = (slot: string) =>
  [...document.querySelectorAll(`[data-slot=${slot}]`)].map((part) => part.getBoundingClientRect())
const same = (values: number[]) => new Set(values.map(Math.round)).size === 1

describe('PricingPlans', () => {
  it('is a row of equal columns, with aligned prices, features and buttons', async () => {
    await page.viewport(1280, 900)
    await render(<PricingPlans plans={plans} />)
    const cards = boxes('pricing-plan')
    expect(cards).toHaveLength(3)
    expect(same(cards.map((card) => card.top))).toBe(true)
    expect(same(cards.map((card) => card.width))).toBe(true)
    expect(same(cards.map((card) => card.height))).toBe(true)
    for (const slot of ['price', 'features', 'button']) expect(same(boxes(slot).map(({ top }) => top))).toBe(true)
  })

  it('has as many columns as plans', async () => {
    await page.viewport(1280, 900)
    const screen = await render(<PricingPlans plans={plans.slice(0, 2)} />)
    expect(boxes('pricing-plan')[0]!.width).toBeGreaterThan(500)
    await screen.rerender(<PricingPlans plans={[...plans, ...plans.slice(0, 1)]} />)
    expect(same(boxes('pricing-plan').map(({ top }) => top))).toBe(true)
  })

  it('has fewer columns in a narrow place, so that no word of a title is broken', async () => {
    await page.viewport(1280, 900)
    await render(
      <div style={{ width: 590 }}>
        <PricingPlans scale plans={plans.map((plan) => ({ ...plan, title: 'Organization' }))} />
      </div>,
    )
    for (const title of document.querySelectorAll('[data-slot="title"]')) {
      const { height } = title.getBoundingClientRect()
      expect(height).toBeLessThan(1.5 * Number.parseFloat(getComputedStyle(title).lineHeight))
    }
  })

  it('stacks in a narrow viewport, and is mirrored in right-to-left text', async () => {
    await page.viewport(1280, 900)
    await render(
      <div dir="rtl">
        <PricingPlans plans={plans} />
      </div>,
    )
    let [solo, team] = boxes('pricing-plan')
    expect(solo!.left).toBeGreaterThan(team!.right)
    await page.viewport(360, 900)
    ;[solo, team] = boxes('pricing-plan')
    expect(team!.top).toBeGreaterThan(solo!.bottom)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
    await page.viewport(1280, 900)
  })

  it('stacks vertical plans with the price at the side', async () => {
    await page.viewport(1280, 900)
    await render(<PricingPlans plans={plans} orientation="vertical" />)
    const [solo, team] = boxes('pricing-plan')
    expect(team!.top).toBeGreaterThan(solo!.bottom)
    expect(boxes('price')[0]!.left).toBeGreaterThan(boxes('features')[0]!.right)
  })

  it('has smaller gaps with compact, but enough for a scaled plan', async () => {
    await page.viewport(1280, 900)
    const gap = () => boxes('pricing-plan')[1]!.left - boxes('pricing-plan')[0]!.right
    const screen = await render(<PricingPlans plans={plans} />)
    const usual = gap()
    await screen.rerender(<PricingPlans plans={plans} compact />)
    expect(gap()).toBeLessThan(usual)
    const scaled = plans.map((plan) => ({ ...plan, scale: plan.highlight }))
    await screen.rerender(<PricingPlans plans={scaled} scale compact />)
    expect(gap()).toBeGreaterThan(0)
    const frame = findPart('pricing-plans')!.getBoundingClientRect()
    expect(boxes('pricing-plan')[1]!.top).toBeGreaterThanOrEqual(frame.top)
  })

  it('also accepts plans as children', async () => {
    await page.viewport(1280, 900)
    await render(
      <PricingPlans plans={plans.slice(0, 1)}>
        <PricingPlan title="Team" price="$499" description={'Many words '.repeat(20)} />
      </PricingPlans>,
    )
    expect(same(boxes('price').map(({ bottom }) => bottom))).toBe(true)
  })

  it('passes the plan with all its fields to its slots', async () => {
    const own = [
      { title: 'Solo', seats: 1 },
      { title: 'Team', seats: 5, badge: 'New' },
    ]
    await render(
      <PricingPlans
        plans={own}
        renderTitle={({ plan, index }) => `${index + 1}. ${plan.title}`}
        renderBadge={({ plan, ui }) => <i className={ui.badge}>{plan.seats}</i>}
        renderTerms="Plus taxes."
      />,
    )
    const texts = [...document.querySelectorAll('[data-slot=pricing-plan]')].map((plan) => plan.textContent)
    expect(texts).toEqual(['1. Solo1Plus taxes.', '2. Team5Plus taxes.'])
    expect(document.querySelector('i')!.className).toBe('fr-pricing-plan-badge')
  })
})
