import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { cardTheme } from '../theme/card.ts'
import { createTheme } from '../theme/create-theme.ts'
import { App } from './App.tsx'
import { Card } from './Card.tsx'

const variants = ['solid', 'outline', 'soft', 'subtle'] as const

describeComponent(
  'Card',
  <Card title="Plan" description="Renewed every month" footer="Next payment in May">
    Twelve seats
  </Card>,
  { slot: 'card', theme: cardTheme },
)
describeComponent(
  'All looks of Card',
  <div data-slot="all">
    {variants.map((variant) => (
      <Card key={variant} variant={variant} title={variant} description="Renewed every month" footer="Next in May">
        Twelve seats
      </Card>
    ))}
  </div>,
  { slot: 'all' },
)

const parts = () => [...findPart('card')!.children].map((part) => part.getAttribute('data-slot'))

describe('Card', () => {
  it('renders only the parts that have content', async () => {
    const screen = await render(<Card>Body</Card>)
    expect(parts()).toEqual(['body'])
    await screen.rerender(<Card title="Plan">Body</Card>)
    expect(parts()).toEqual(['header', 'body'])
    await screen.rerender(<Card description="Every month" footer="Next in May" />)
    expect(parts()).toEqual(['header', 'footer'])
    expect(findPart('title')).toBeNull()
    await screen.rerender(
      <Card title="" footer={false}>
        {null}
      </Card>,
    )
    expect(parts()).toEqual([])
  })

  it('renders the number 0', async () => {
    await render(<Card title="Open tickets">{0}</Card>)
    expect(findPart('body')!.textContent).toBe('0')
  })

  it('renders slots instead of its texts', async () => {
    await render(
      <Card
        title="Plan"
        description="Every month"
        renderTitle={<h2>Team plan</h2>}
        renderDescription={<a href="/plans">Compare plans</a>}
      />,
    )
    expect(findPart('title')!.contains(page.getByRole('heading', { name: 'Team plan' }).element())).toBe(true)
    expect(findPart('description')!.contains(page.getByRole('link', { name: 'Compare plans' }).element())).toBe(true)
    await expect.element(page.getByText('Every month')).not.toBeInTheDocument()
  })

  it('renders a header slot instead of title and description', async () => {
    await render(<Card title="Plan" description="Every month" header={<b>Own header</b>} />)
    expect(findPart('header')!.innerHTML).toBe('<b>Own header</b>')
    expect(findPart('title')).toBeNull()
  })

  it('can be another element', async () => {
    await render(<Card title="Plan" render={<article />} aria-label="Plan" />)
    expect(page.getByRole('article', { name: 'Plan' }).element()).toBe(findPart('card'))
  })

  it('separates its parts by a line', async () => {
    await render(
      <Card title="Plan" footer="Next in May">
        Body
      </Card>,
    )
    const widths = [...findPart('card')!.children].map((part) => getComputedStyle(part).borderBlockEndWidth)
    expect(widths).toEqual(['1px', '1px', '0px'])
  })

  it('does not grow if a word does not fit', async () => {
    await render(
      <div style={{ width: 200 }}>
        <Card title={'long'.repeat(30)} description={'word'.repeat(30)} />
      </div>,
    )
    const card = findPart('card')!
    expect(card.getBoundingClientRect().width).toBe(200)
    expect(card.scrollWidth).toBeLessThanOrEqual(200)
  })

  it('uses the variant of the theme', async () => {
    await render(
      <App theme={createTheme({ components: { card: { props: { variant: 'subtle' } } } })}>
        <Card>Body</Card>
      </App>,
    )
    expect(findPart('card')!.classList).toContain('fr-card-subtle')
  })
})
