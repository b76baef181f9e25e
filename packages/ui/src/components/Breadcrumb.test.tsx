import { createElement } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { LinkElementProps } from '../system/links/link-adapter.ts'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { breadcrumbTheme } from '../theme/breadcrumb.ts'
import { App } from './App.tsx'
import { Breadcrumb } from './Breadcrumb.tsx'

const home = { name: 'test:home', body: '<path d="M3 12 12 4l9 8v8H3z"/>' }
const items = [
  { label: 'Home', to: '/', icon: home },
  { label: 'Mira', to: '/mira', avatar: { alt: '', text: 'ML' } },
  { label: 'Letters', to: '/mira/letters' },
]

describeComponent('Breadcrumb', <Breadcrumb items={items} />, { slot: 'breadcrumb', theme: breadcrumbTheme })

describe('Breadcrumb', () => {
  it('is a navigation landmark with a list of links, the last of which is the current page', async () => {
    await render(<Breadcrumb items={items} />)
    await expect.element(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible()
    expect(page.getByRole('listitem').elements()).toHaveLength(3)
    await expect.element(page.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
    expect(document.querySelectorAll('[aria-current]')).toHaveLength(1)
    await expect.element(page.getByRole('link', { name: 'Letters' })).toHaveAttribute('aria-current', 'page')
    await expect.element(page.getByRole('link', { name: 'Letters' })).toHaveClass('fr-breadcrumb-link-active')
  })

  it('has a tab stop for each link', async () => {
    await render(<Breadcrumb items={items} />)
    for (const name of ['Home', 'Mira', 'Letters']) {
      await userEvent.tab()
      await expect.element(page.getByRole('link', { name })).toHaveFocus()
    }
  })

  it('shows items without an address as text, and disabled items as links without an address', async () => {
    await render(
      <Breadcrumb items={[{ label: 'Start', to: '/', disabled: true }, { label: 'Middle' }, { label: 'End' }]} />,
    )
    await expect.element(page.getByRole('link', { name: 'Start' })).toHaveAttribute('aria-disabled', 'true')
    expect(page.getByText('Middle').element().closest('a')).toBeNull()
    await expect.element(page.getByText('End').element().parentElement!).toHaveAttribute('aria-current', 'page')
  })

  it('shows separators between items only', async () => {
    const screen = await render(<Breadcrumb items={items} />)
    expect(document.querySelectorAll('[data-slot="separator"]')).toHaveLength(2)
    await screen.rerender(<Breadcrumb items={items.slice(0, 1)} separator="/" />)
    expect(findPart('separator')).toBeNull()
    await screen.rerender(<Breadcrumb items={items} separator={({ ui }) => <i className={ui.separatorIcon}>/</i>} />)
    expect(findPart('separator')!.textContent).toBe('/')
  })

  it('mirrors its separators in right-to-left text', async () => {
    await render(
      <div dir="rtl">
        <Breadcrumb items={items} />
      </div>,
    )
    expect(getComputedStyle(findPart('separatorIcon')!).rotate).toBe('180deg')
    const left = (name: string) => page.getByRole('link', { name }).element().getBoundingClientRect().left
    expect(left('Home')).toBeGreaterThan(left('Mira'))
  })

  it('uses the router of the application', async () => {
    const Router = (props: LinkElementProps) => createElement('a', { ...props, 'data-router': '' })
    await render(
      <App link={{ Link: Router }}>
        <Breadcrumb items={items} />
      </App>,
    )
    await expect.element(page.getByRole('link', { name: 'Home' })).toHaveAttribute('data-router')
  })

  it('accepts items of any type and replaces their parts', async () => {
    const pages = [
      { title: 'Docs', to: '/docs', count: 3 },
      { title: 'Forms', to: '/docs/forms', count: 9 },
    ]
    await render(
      <Breadcrumb
        items={pages}
        labelKey="title"
        itemLeading={({ index }) => <b>{index + 1}.</b>}
        itemTrailing={({ item, active }) => (active ? <i>{item.count}</i> : null)}
      />,
    )
    expect(findPart('list')!.textContent).toBe('1.Docs2.Forms9')
  })

  it('accepts a render function and classes per item', async () => {
    const renderItem = vi.fn(() => <b>here</b>)
    await render(
      <Breadcrumb
        items={[
          { label: 'Docs', to: '/', className: 'own-item', ui: { link: 'own-link' } },
          { label: 'Forms', to: '/f', render: renderItem },
        ]}
      />,
    )
    expect(renderItem).toHaveBeenCalledWith(expect.objectContaining({ index: 1, active: true }))
    expect(document.querySelector('.own-item > .own-link')).not.toBeNull()
    await expect.element(page.getByRole('link', { name: 'here' })).toBeVisible()
  })

  it('truncates a long name', async () => {
    await render(
      <div style={{ width: 200 }}>
        <Breadcrumb items={[{ label: 'A name that is far too long for the narrow place it was given', to: '/' }]} />
      </div>,
    )
    expect(findPart('breadcrumb')!.scrollWidth).toBeLessThanOrEqual(200)
  })

  it('is empty without items', async () => {
    await render(<Breadcrumb />)
    expect(findPart('list')!.childElementCount).toBe(0)
  })
})
