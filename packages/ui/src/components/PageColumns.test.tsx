import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeComponent } from '../testing/describe-component.tsx'
import { pageColumnsTheme } from '../theme/page-columns.ts'
import { PageCard } from './PageCard.tsx'
import { PageColumns } from './PageColumns.tsx'

describeComponent(
  'PageColumns',
  <PageColumns>
    <PageCard title="Ferns" />
    <PageCard title="Moss" />
  </PageColumns>,
  { slot: 'page-columns', theme: pageColumnsTheme },
)

const lines = [1, 6, 3, 8, 2, 5, 4, 7, 1]
const boxes = () =>
  [...document.querySelectorAll('[data-slot="page-card"]')].map((card) => card.getBoundingClientRect())

describe('PageColumns', () => {
  it.each([
    [1216, 3],
    [700, 2],
    [320, 1],
  ])('has in %i px %i columns, and breaks no card', async (width, count) => {
    await page.viewport(1440, 800)
    await render(
      <div style={{ width }}>
        <PageColumns>
          {lines.map((amount, index) => (
            <PageCard key={index} description={'They like shade and water. '.repeat(amount)} />
          ))}
        </PageColumns>
      </div>,
    )
    expect(new Set(boxes().map((box) => Math.round(box.left))).size).toBe(count)
    const cards = [...document.querySelectorAll('[data-slot="page-card"]')]
    expect(cards.map((card) => card.getClientRects().length)).toEqual(lines.map(() => 1))
  })

  it('separates the cards of a column', async () => {
    await render(
      <div style={{ width: 300 }}>
        <PageColumns>
          <PageCard title="Ferns" />
          <PageCard title="Moss" />
        </PageColumns>
      </div>,
    )
    const [first, second] = boxes()
    expect(second!.top - first!.bottom).toBeGreaterThanOrEqual(24)
  })
})
