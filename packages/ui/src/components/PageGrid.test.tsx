import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { addStyles, describeComponent, findPart } from '../testing/describe-component.tsx'
import { pageGridTheme } from '../theme/page-grid.ts'
import { PageGrid } from './PageGrid.tsx'

const cells = ['Fern', 'Moss', 'Ivy', 'Reed'].map((name) => <div key={name}>{name}</div>)

describeComponent('PageGrid', <PageGrid>{cells}</PageGrid>, { slot: 'page-grid', theme: pageGridTheme })

const columns = () => getComputedStyle(findPart('page-grid')!).gridTemplateColumns.split(' ').length

describe('PageGrid', () => {
  it.each([
    [1216, 3],
    [860, 3],
    [700, 2],
    [320, 1],
    [200, 1],
  ])('has in %i px %i columns', async (width, count) => {
    await page.viewport(1440, 800)
    await render(
      <div style={{ width }}>
        <PageGrid>{cells}</PageGrid>
      </div>,
    )
    expect(columns()).toBe(count)
    expect(findPart('page-grid')!.scrollWidth).toBeLessThanOrEqual(width)
  })

  it('keeps the width of its columns with few children, and accepts other columns', async () => {
    await page.viewport(1440, 800)
    const sheet = addStyles('@layer utilities { .two { grid-template-columns: 1fr 1fr; gap: 100px } }')
    const grid = (className?: string) => (
      <div style={{ width: 1200 }}>
        <PageGrid className={className}>
          <div>Fern</div>
        </PageGrid>
      </div>
    )
    const screen = await render(grid())
    expect(columns()).toBe(3)
    await screen.rerender(grid('two'))
    expect(columns()).toBe(2)
    sheet.remove()
  })

  it('renders another element', async () => {
    await render(<PageGrid render={<ul />}>{<li>Fern</li>}</PageGrid>)
    await expect.element(page.getByRole('list')).toHaveAttribute('data-slot', 'page-grid')
  })
})
