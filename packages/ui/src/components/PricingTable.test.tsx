import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { forgetWarnings } from '../system/warn.ts'
import { defineLocale } from '../locale/define-locale.ts'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { createTheme } from '../theme/create-theme.ts'
import { pricingTableTheme } from '../theme/pricing-table.ts'
import { App } from './App.tsx'
import { PricingTable } from './PricingTable.tsx'

const tiers = [
  { id: 'solo', title: 'Solo', price: '$249', billingCycle: 'once', button: { label: 'Buy Solo' } },
  {
    id: 'team',
    title: 'Team',
    description: 'For a small team.',
    badge: 'For most',
    price: '$599',
    discount: '$499',
    billingPeriod: 'paid',
    billingCycle: 'once',
    button: { label: 'Buy Team' },
    highlight: true,
  },
]
const sections = [
  {
    title: 'Licence',
    features: [
      { title: 'Seats', tiers: { solo: 1, team: 5 } },
      { title: 'Answers by email', tiers: { solo: false, team: true } },
    ],
  },
  { title: 'Templates', features: [{ title: 'Chat', tiers: { team: 'Beta' } }] },
]

const table = <PricingTable tiers={tiers} sections={sections} />
describeComponent('PricingTable', table, { slot: 'pricing-table', theme: pricingTableTheme })
describe('on a narrow screen', () => {
  afterEach(() => page.viewport(1280, 800))
  describeComponent('PricingTable', table, { slot: 'pricing-table', show: () => page.viewport(400, 800) })
})

const rows = () =>
  page
    .getByRole('row')
    .elements()
    .map((row) =>
      [...row.children].map((cell) => cell.querySelector('svg')?.getAttribute('aria-label') ?? cell.textContent),
    )

describe('PricingTable', () => {
  it('is a table with headers for its columns, groups and rows', async () => {
    await page.viewport(1280, 800)
    await render(table)
    await expect.element(page.getByRole('table', { name: 'Comparison of plans' })).toBeVisible()
    const headers = page.getByRole('columnheader').elements()
    expect(headers.map((header) => header.querySelector('[data-slot=tierTitle]')!.textContent)).toEqual([
      'Solo',
      'Team',
    ])
    expect(rows().slice(1)).toEqual([
      ['Licence', '', ''],
      ['Seats', '1', '5'],
      ['Answers by email', 'Not included', 'Included'],
      ['Templates', '', ''],
      ['Chat', 'Not included', 'Beta'],
    ])
    await expect.element(page.getByRole('rowheader', { name: 'Seats' })).toHaveAttribute('scope', 'row')
    expect(page.getByRole('heading').elements()).toEqual([])
  })

  it('is a list for each plan on narrow screens', async () => {
    await page.viewport(400, 800)
    await render(table)
    expect(page.getByRole('table').elements()).toEqual([])
    await expect.element(page.getByRole('heading', { level: 3, name: 'Team' })).toBeVisible()
    const lists = page.getByRole('list').elements()
    const texts = lists.map((list) => [...list.children].map((item) => item.textContent))
    expect(texts).toEqual([['Seats1', 'Answers by email'], ['Chat'], ['Seats5', 'Answers by email'], ['ChatBeta']])
    expect(page.getByRole('img', { name: 'Included', exact: true }).elements()).toHaveLength(1)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(400)
    await page.viewport(1280, 800)
  })

  it('aligns prices and buttons, and announces discounted and original prices', async () => {
    await page.viewport(1280, 800)
    await render(table)
    const tops = (slot: string) =>
      [...document.querySelectorAll(`table [data-slot=${slot}]`)].map((part) => part.getBoundingClientRect().top)
    expect(new Set(tops('tierButton')).size).toBe(1)
    expect(findPart('tierDiscount')!.textContent).toBe('Regular price: $599')
    expect(document.querySelectorAll('table [data-slot=tierPrice]')[1]!.textContent).toBe('Reduced price: $499')
  })

  it('is mirrored in right-to-left text', async () => {
    await page.viewport(1280, 800)
    await render(<div dir="rtl">{table}</div>)
    const [solo, team] = page.getByRole('columnheader').elements()
    expect(solo!.getBoundingClientRect().left).toBeGreaterThan(team!.getBoundingClientRect().left)
  })

  it('uses messages and icons of the application', async () => {
    const words = { caption: 'Vergleich', included: 'Dabei', excluded: 'Nicht dabei' }
    const tick = { name: 'test:tick', body: '<path d="M1 2"/>' }
    await render(
      <App
        locale={defineLocale({ name: 'Deutsch', code: 'de', messages: { pricingTable: words } })}
        theme={createTheme({ icons: { success: tick } })}
      >
        <PricingTable tiers={tiers} sections={sections} />
      </App>,
    )
    await expect.element(page.getByRole('table', { name: 'Vergleich' })).toBeVisible()
    expect(page.getByRole('img', { name: 'Dabei', exact: true }).element().innerHTML).toContain('M1 2')
  })

  it('warns about a feature that refers to an unknown tier', async () => {
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
    forgetWarnings()
    await render(<PricingTable tiers={tiers} sections={[{ features: [{ title: 'Seats', tiers: { tema: 5 } }] }]} />)
    expect(warning.mock.calls.flat().join()).toContain('"Seats" has a value for the tier "tema", which does not exist')
    warning.mockRestore()
  })

  it('passes the tier, section or feature with all its fields to its slots', async () => {
    await page.viewport(1280, 800)
    const own = [{ id: 'a', title: 'A', seats: 3 }]
    const groups = [{ title: 'S', note: 'n', features: [{ title: 'F', unit: 'GB', tiers: { a: 5 } }] }]
    await render(
      <PricingTable
        tiers={own}
        sections={groups}
        renderCaption={<em>Caption</em>}
        tierTitle={({ tier }) => `${tier.title} for ${tier.seats}`}
        tierBadge="badge"
        tierDescription={({ tier, ui }) => <i className={ui.tierDescription}>{tier.id}</i>}
        tierPrice="price"
        tierBilling="billing"
        tierButton="button"
        sectionTitle={({ section }) => `${section.title} ${section.note}`}
        featureTitle={({ feature, section }) => `${section.title}/${feature.title}`}
        featureValue={({ feature, tier }) => `${feature.tiers[tier.id as 'a']} ${feature.unit}`}
      />,
    )
    await expect.element(page.getByRole('table', { name: 'Caption' })).toBeVisible()
    expect(rows()).toEqual([
      ['', 'A for 3badgeapricebillingbutton'],
      ['S n', ''],
      ['S/F', '5 GB'],
    ])
  })

  it('lets a tier and a feature render themselves', async () => {
    await page.viewport(1280, 800)
    await render(
      <PricingTable
        tiers={[{ id: 'a', title: 'A', render: () => 'Mine' }]}
        sections={[{ features: [{ title: 'F', render: () => <b>own</b> }] }]}
      />,
    )
    expect(rows()).toEqual([
      ['', 'Mine'],
      ['F', 'own'],
    ])
  })
})
