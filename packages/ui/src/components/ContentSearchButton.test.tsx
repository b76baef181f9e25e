import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { de } from '../locale/de.ts'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { withoutMotion } from '../testing/motion.ts'
import { contentSearchButtonTheme } from '../theme/content-search-button.ts'
import { App } from './App.tsx'
import { ContentSearch } from './ContentSearch.tsx'
import { ContentSearchButton } from './ContentSearchButton.tsx'

describeComponent('ContentSearchButton', <ContentSearchButton collapsed={false} />, {
  slot: 'content-search-button',
  theme: contentSearchButtonTheme,
})

const button = (name: string) => page.getByRole('button', { name, exact: true })
const navigation = [{ title: 'Theme', path: '/theme' }]

describe('ContentSearchButton', () => {
  withoutMotion()
  beforeEach(() => page.viewport(1200, 700))

  it('opens the search with the keyboard, and gets the focus back', async () => {
    await render(
      <App>
        <ContentSearchButton />
        <ContentSearch navigation={navigation} />
      </App>,
    )
    await expect.element(button('Search…')).toHaveAttribute('aria-expanded', 'false')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('dialog', { name: 'Search' })).toBeVisible()
    expect(findPart('content-search-button')).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Escape}')
    await expect.element(button('Search…')).toHaveFocus()
  })

  it('opens only the search of its own application', async () => {
    await render(
      <>
        <App>
          <ContentSearchButton label="First" />
          <ContentSearch navigation={navigation} title="First search" />
        </App>
        <App>
          <ContentSearch navigation={navigation} title="Second search" />
        </App>
      </>,
    )
    await userEvent.click(button('First'))
    await expect.element(page.getByRole('dialog', { name: 'First search' })).toBeVisible()
    expect(page.getByRole('dialog', { name: 'Second search' }).elements()).toEqual([])
  })

  it('does not open the search if the caller cancels the click', async () => {
    const press = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
    await render(
      <App>
        <ContentSearchButton onClick={press} />
        <ContentSearch navigation={navigation} />
      </App>,
    )
    await userEvent.click(button('Search…'))
    expect(press).toHaveBeenCalledOnce()
    expect(page.getByRole('dialog').elements()).toEqual([])
  })

  it('is an icon, and with collapsed off a field with keys that are not part of its name', async () => {
    const screen = await render(<ContentSearchButton />)
    const { width, height } = button('Search…').element().getBoundingClientRect()
    expect(width).toBe(height)
    expect(document.querySelector('kbd')).toBeNull()
    await screen.rerender(<ContentSearchButton collapsed={false} kbds={['shift', { value: 'F' }]} label="Find" />)
    expect(document.querySelectorAll('kbd')).toHaveLength(2)
    await expect.element(button('Find')).toBeVisible()
  })

  it('shows its label in a tooltip', async () => {
    await render(<ContentSearchButton tooltip />)
    await userEvent.hover(button('Search…'))
    await expect.poll(() => page.getByRole('tooltip').element().textContent).toContain('Search…')
  })

  it.each(['ltr', 'rtl'])('has its keys at the end in %s text', async (dir) => {
    await render(
      <div dir={dir} style={{ width: 300 }}>
        <ContentSearchButton collapsed={false} />
      </div>,
    )
    const [icon, keys] = ['leadingIcon', 'trailing'].map((slot) => findPart(slot)!.getBoundingClientRect())
    if (dir === 'ltr') expect(icon!.right).toBeLessThan(keys!.left)
    else expect(keys!.right).toBeLessThan(icon!.left)
  })

  it('is named in the language of the application', async () => {
    await render(
      <App locale={de}>
        <ContentSearchButton />
      </App>,
    )
    await expect.element(button('Suchen …')).toBeVisible()
  })
})
