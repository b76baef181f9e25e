import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { defineLocale } from '../locale/define-locale.ts'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { createTheme } from '../theme/create-theme.ts'
import { pricingPlanTheme } from '../theme/pricing-plan.ts'
import { App } from './App.tsx'
import { PricingPlan, type PricingPlanProps } from './PricingPlan.tsx'

const star = { name: 'test:star', body: '<path d="M12 2"/>' }

const team: PricingPlanProps = {
  title: 'Team',
  description: 'For a small team.',
  badge: 'Most chosen',
  price: '$599',
  discount: '$499',
  billingPeriod: 'paid once',
  billingCycle: 'for 5 seats',
  features: ['5 seats', { title: 'Answers by email', icon: star }],
  button: { label: 'Buy Team' },
  tagline: 'Five people, one price',
  terms: 'Plus taxes.',
}

describeComponent('PricingPlan', <PricingPlan {...team} />, { slot: 'pricing-plan', theme: pricingPlanTheme })
describeComponent(
  'All looks of PricingPlan',
  <div data-slot="all">
    {(['solid', 'outline', 'soft', 'subtle'] as const).map((variant) => (
      <div key={variant}>
        <PricingPlan {...team} title={`${variant} vertical`} variant={variant} highlight />
        <PricingPlan {...team} title={`${variant} horizontal`} variant={variant} orientation="horizontal" />
      </div>
    ))}
  </div>,
  { slot: 'all' },
)

const box = (slot: string) => findPart(slot)!.getBoundingClientRect()
const parts = (slot: string) => [...findPart(slot)!.children].map((part) => part.getAttribute('data-slot'))

describe('PricingPlan', () => {
  it('renders only the parts that are given', async () => {
    await render(<PricingPlan title="Solo" />)
    expect(parts('pricing-plan')).toEqual(['header'])
    expect(parts('header')).toEqual(['titleWrapper'])
    await expect.element(page.getByRole('heading', { level: 3, name: 'Solo' })).toBeVisible()
  })

  it('lists the features of the plan, each with an icon', async () => {
    await render(<PricingPlan {...team} />)
    const items = page.getByRole('list').getByRole('listitem').elements()
    expect(items.map((item) => item.textContent)).toEqual(['5 seats', 'Answers by email'])
    expect(items[1]!.innerHTML).toContain('M12 2')
    expect(items[0]!.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  })

  it('uses the feature icon of the application', async () => {
    await render(
      <App theme={createTheme({ icons: { success: star } })}>
        <PricingPlan features={['5 seats']} />
      </App>,
    )
    expect(findPart('featureIcon')!.innerHTML).toContain('M12 2')
  })

  it('strikes the price through if there is a discount, and announces both prices', async () => {
    const screen = await render(<PricingPlan price="$599" />)
    expect(findPart('priceWrapper')!.textContent).toBe('$599')
    expect(document.querySelector('s')).toBeNull()

    await screen.rerender(<PricingPlan price="$599" discount="$499" />)
    expect(document.querySelector('s')!.textContent).toBe('Regular price: $599')
    expect(getComputedStyle(findPart('discount')!).textDecorationLine).toBe('line-through')
    expect(findPart('price')!.textContent).toBe('Reduced price: $499')
    expect(box('priceLabel').width).toBeLessThanOrEqual(1)
  })

  it('uses the language of the application', async () => {
    const messages = { pricingPlan: { regular: 'Bisher:', reduced: 'Jetzt:' } }
    await render(
      <App locale={defineLocale({ name: 'Deutsch', code: 'de', messages })}>
        <PricingPlan price="599 €" discount="499 €" />
      </App>,
    )
    expect(findPart('priceWrapper')!.textContent).toBe('Bisher: 599 €Jetzt: 499 €')
  })

  it('passes props to badge and button', async () => {
    await render(
      <PricingPlan
        badge={{ label: 'New', color: 'info', className: 'my-badge' }}
        button={{ label: 'Buy', to: '#buy', className: 'my-button' }}
      />,
    )
    expect(findPart('badge')).toHaveClass('my-badge', 'fr--info', 'fr-pricing-plan-badge')
    const link = page.getByRole('link', { name: 'Buy' })
    await expect.element(link).toHaveAttribute('href', '#buy')
    await expect.element(link).toHaveClass('my-button')
    expect(box('button').width).toBe(box('footer').width)
  })

  it('shows the price in a box at the side', async () => {
    await page.viewport(1280, 800)
    const screen = await render(<PricingPlan {...team} />)
    expect(findPart('header')!.contains(findPart('price'))).toBe(true)
    expect(box('footer').top).toBeGreaterThan(box('body').bottom)

    await screen.rerender(<PricingPlan {...team} orientation="horizontal" />)
    expect(findPart('footer')!.contains(findPart('price'))).toBe(true)
    expect(box('footer').left).toBeGreaterThan(box('body').right)
    expect(box('footer').top).toBeLessThan(box('body').top)

    await screen.rerender(
      <div dir="rtl">
        <PricingPlan {...team} orientation="horizontal" />
      </div>,
    )
    expect(box('footer').right).toBeLessThan(box('body').left)
  })

  it('stays inside a narrow viewport with any text', async () => {
    await page.viewport(320, 800)
    const long = 'Donaudampfschifffahrtsgesellschaft'.repeat(2)
    await render(
      <PricingPlan {...team} title={long} description={long} features={[long]} terms={long} orientation="horizontal" />,
    )
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    await page.viewport(1280, 800)
  })

  it('is larger with scale, only on wide screens', async () => {
    await page.viewport(1280, 800)
    await render(<PricingPlan title="Team" scale />)
    expect(getComputedStyle(findPart('pricing-plan')!).scale).toBe('1.05')
    await page.viewport(800, 800)
    expect(getComputedStyle(findPart('pricing-plan')!).scale).toBe('none')
    await page.viewport(1280, 800)
  })

  it('renders slots instead of its parts', async () => {
    const screen = await render(
      <PricingPlan
        {...team}
        renderTitle={<em>A</em>}
        renderBadge={({ ui }) => <i className={ui.badge}>B</i>}
        renderDescription="C"
        renderPrice="D"
        renderDiscount={null}
        billing={({ ui }) => <i className={ui.billingCycle}>E</i>}
        renderFeatures="F"
        renderTagline="G"
        renderButton={({ ui }) => <i className={ui.button}>H</i>}
        renderTerms="I"
      />,
    )
    expect(findPart('pricing-plan')!.textContent).toBe('ABCDEFGHI')
    await screen.rerender(<PricingPlan {...team} header="A" body="B" footer="C" />)
    expect(findPart('pricing-plan')!.textContent).toBe('ABC')
  })
})
