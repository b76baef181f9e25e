import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { pageLinksTheme } from '../theme/page-links.ts'
import { App } from './App.tsx'
import { PageLinks } from './PageLinks.tsx'

const leaf = { name: 'test:leaf', body: '<path d="M4 20C4 8 12 4 20 4c0 12-4 16-16 16z"/>' }
const links = [
  { label: 'Ferns', to: '/ferns', icon: leaf },
  { label: 'Moss', to: '/moss' },
  { label: 'Source', to: 'https://example.org' },
]
const at = (pathname: string) => ({ useLocation: () => ({ pathname, search: '', hash: '' }) })

describeComponent('PageLinks', <PageLinks title="Plants" links={links} />, {
  slot: 'page-links',
  theme: pageLinksTheme,
})

describe('PageLinks', () => {
  it('is a navigation landmark with a list, labeled by its title', async () => {
    const screen = await render(<PageLinks title="Plants" links={links} />)
    await expect.element(page.getByRole('navigation', { name: 'Plants' })).toBeVisible()
    expect(page.getByRole('listitem').elements()).toHaveLength(3)
    await screen.rerender(<PageLinks aria-label="More" links={[]} />)
    await expect.element(page.getByRole('navigation', { name: 'More' })).toBeInTheDocument()
    expect([findPart('title'), findPart('list')]).toEqual([null, null])
  })

  it('marks external links and the link to the current page', async () => {
    await render(
      <App link={at('/moss')}>
        <PageLinks title="Plants" links={links} />
      </App>,
    )
    const moss = page.getByRole('link', { name: 'Moss' })
    await expect.element(moss).toHaveAttribute('aria-current', 'page')
    await expect.element(moss).toHaveClass('fr-page-links-link-active')
    await expect.element(page.getByRole('link', { name: 'Ferns' })).not.toHaveClass('fr-page-links-link-active')
    await expect.element(page.getByRole('link', { name: 'Source' })).toHaveAttribute('rel', 'noopener noreferrer')
    expect(document.querySelectorAll('[data-slot="linkLabelExternalIcon"]')).toHaveLength(1)
  })

  it('renders a button for a link with onClick and no address', async () => {
    const press = vi.fn()
    await render(<PageLinks title="Page" links={[{ label: 'Copy', onClick: press }]} />)
    await userEvent.click(page.getByRole('button', { name: 'Copy' }))
    expect(press).toHaveBeenCalledOnce()
  })

  it('lets callers replace the parts of a link, and infers the type of its links', async () => {
    const plans = [{ name: 'Solo', to: '/solo', price: 9 }]
    const screen = await render(
      <PageLinks
        title="Plans"
        renderTitle={<em>All plans</em>}
        links={plans}
        linkLeading={({ active }) => <i>{active ? 'here' : 'there'}</i>}
        linkLabel={({ link }) => link.name}
        linkTrailing={({ link }) => <b>{link.price}</b>}
      />,
    )
    expect(findPart('page-links')!.textContent).toBe('All plansthereSolo9')
    await screen.rerender(
      <PageLinks links={plans} link={({ link, ui }) => <b className={ui.linkLabel}>{link.price}</b>} />,
    )
    expect(findPart('link')!.innerHTML).toBe('<b class="fr-page-links-link-label">9</b>')
  })

  it('adds the classes of a link to that link only, and truncates long labels', async () => {
    await render(
      <div style={{ width: 160 }}>
        <PageLinks
          title="Plants"
          links={[{ label: 'long'.repeat(20), to: '/', className: 'own', ui: { linkLabel: 'label', item: 'row' } }]}
        />
      </div>,
    )
    expect(document.querySelector('li.row > a.own > .label')).not.toBeNull()
    expect(findPart('page-links')!.scrollWidth).toBeLessThanOrEqual(160)
  })
})
