import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { footerColumnsTheme } from '../theme/footer-columns.ts'
import { App } from './App.tsx'
import { FooterColumns } from './FooterColumns.tsx'

const leaf = { name: 'test:leaf', body: '<path d="M4 20C4 8 12 4 20 4c0 12-4 16-16 16z"/>' }
const columns = [
  {
    label: 'Product',
    children: [
      { label: 'Docs', to: '/docs', icon: leaf },
      { label: 'Pro', to: '/pro' },
    ],
  },
  { label: 'Source', children: [{ label: 'Repository', to: 'https://example.org' }] },
]

describeComponent('FooterColumns', <FooterColumns columns={columns} left="Frond" right="Letter" />, {
  slot: 'footer-columns',
  theme: footerColumnsTheme,
})

describe('FooterColumns', () => {
  it('is a navigation with a heading and a list per column', async () => {
    await render(<FooterColumns columns={columns} />)
    await expect.element(page.getByRole('navigation', { name: 'Footer' })).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'Product' })).toBeVisible()
    expect(page.getByRole('list').elements()).toHaveLength(2)
    await expect.element(page.getByRole('link', { name: 'Docs' })).toHaveAttribute('href', '/docs')
  })

  it('marks external links and the link to the current page', async () => {
    const link = { useLocation: () => ({ pathname: '/pro', search: '', hash: '' }) }
    await render(
      <App link={link}>
        <FooterColumns columns={columns} />
      </App>,
    )
    const repository = page.getByRole('link', { name: 'Repository' })
    await expect.element(repository).toHaveAttribute('rel', 'noopener noreferrer')
    expect(document.querySelectorAll('[data-slot="linkLabelExternalIcon"]')).toHaveLength(1)
    await expect.element(page.getByRole('link', { name: 'Pro' })).toHaveAttribute('aria-current', 'page')
    await expect.element(page.getByRole('link', { name: 'Pro' })).toHaveClass('fr-footer-columns-link-active')
    await expect.element(page.getByRole('link', { name: 'Docs' })).not.toHaveClass('fr-footer-columns-link-active')
  })

  it('renders its left and right parts only if they have content', async () => {
    const screen = await render(<FooterColumns columns={columns} left="Frond" />)
    expect([findPart('left')?.textContent, findPart('right')]).toEqual(['Frond', null])
    await screen.rerender(<FooterColumns right="Letter">Anything</FooterColumns>)
    expect([findPart('left'), findPart('center')?.textContent, findPart('right')?.textContent]).toEqual([
      null,
      'Anything',
      'Letter',
    ])
  })

  it('places columns side by side if there is enough space, in both text directions', async () => {
    await page.viewport(1280, 800)
    const screen = await render(<FooterColumns columns={columns} left="Frond" />)
    const left = (slot: string) => findPart(slot)!.getBoundingClientRect().left
    expect(left('left')).toBeLessThan(left('center'))
    await screen.rerender(
      <div dir="rtl">
        <FooterColumns columns={columns} left="Frond" />
      </div>,
    )
    expect(left('left')).toBeGreaterThan(left('center'))
  })

  it('lets callers replace the parts of a column, and infers the type of its links', async () => {
    const plans = [{ label: 'Plans', children: [{ name: 'Solo', to: '/solo', price: 9 }] }]
    await render(
      <FooterColumns
        columns={plans}
        columnLabel={({ column }) => column.label.toUpperCase()}
        linkLabel={({ link }) => link.name}
        linkTrailing={({ link }) => <b>{link.price}</b>}
      />,
    )
    expect(findPart('center')!.textContent).toBe('PLANSSolo9')
  })

  it('adds the classes of a link to that link only', async () => {
    await render(
      <FooterColumns
        columns={[{ label: 'A', children: [{ label: 'B', to: '/', className: 'own', ui: { linkLabel: 'label' } }] }]}
      />,
    )
    expect(document.querySelector('a.own > .label')).not.toBeNull()
  })
})
