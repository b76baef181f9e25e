import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { pageListTheme } from '../theme/page-list.ts'
import { PageCard } from './PageCard.tsx'
import { PageList } from './PageList.tsx'

const cards = ['Ferns', 'Moss', 'Ivy'].map((name) => <PageCard key={name} title={name} variant="ghost" />)

describeComponent('PageList', <PageList divide>{cards}</PageList>, { slot: 'page-list', theme: pageListTheme })

const items = () => [...document.querySelectorAll('[data-slot="item"]')]

describe('PageList', () => {
  it('is a list of its children, without empty ones', async () => {
    await render(
      <PageList aria-label="Plants">
        {cards}
        {null}
        {false}
        Reed
      </PageList>,
    )
    await expect.element(page.getByRole('list', { name: 'Plants' })).toBeVisible()
    expect(
      page
        .getByRole('listitem')
        .elements()
        .map((item) => item.textContent),
    ).toEqual(['Ferns', 'Moss', 'Ivy', 'Reed'])
  })

  it('preserves its items by their keys', async () => {
    const screen = await render(<PageList>{cards}</PageList>)
    const moss = items()[1]
    await screen.rerender(<PageList>{[cards[1], cards[0]]}</PageList>)
    expect(items()[0]).toBe(moss)
  })

  it('separates its items by lines or by space', async () => {
    const screen = await render(<PageList>{cards}</PageList>)
    const gap = () => items()[1]!.getBoundingClientRect().top - items()[0]!.getBoundingClientRect().bottom
    const lines = () => items().filter((item) => getComputedStyle(item).borderBottomWidth === '1px').length
    expect([gap(), lines()]).toEqual([16, 0])
    await screen.rerender(<PageList divide>{cards}</PageList>)
    expect([gap(), lines()]).toEqual([0, 2])
    await screen.rerender(<PageList>{[]}</PageList>)
    expect(findPart('page-list')!.childElementCount).toBe(0)
  })
})
