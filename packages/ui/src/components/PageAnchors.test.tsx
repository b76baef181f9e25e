import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { pageAnchorsTheme } from '../theme/page-anchors.ts'
import { App } from './App.tsx'
import { PageAnchors } from './PageAnchors.tsx'

const leaf = { name: 'test:leaf', body: '<path d="M4 20C4 8 12 4 20 4c0 12-4 16-16 16z"/>' }
const links = [
  { label: 'Ferns', to: '/ferns', icon: leaf },
  { label: 'Moss', to: '/moss' },
  { label: 'Source', to: 'https://example.org' },
]
const at = (pathname: string) => ({ useLocation: () => ({ pathname, search: '', hash: '' }) })

describeComponent('PageAnchors', <PageAnchors aria-label="Plants" links={links} />, {
  slot: 'page-anchors',
  theme: pageAnchorsTheme,
})

describe('PageAnchors', () => {
  it('is a navigation landmark with a list, and accepts an accessible name', async () => {
    const screen = await render(<PageAnchors aria-label="Plants" links={links} />)
    await expect.element(page.getByRole('navigation', { name: 'Plants' })).toBeVisible()
    expect(page.getByRole('listitem').elements()).toHaveLength(3)
    await screen.rerender(<PageAnchors aria-label="More" links={[]} />)
    await expect.element(page.getByRole('navigation', { name: 'More' })).toBeInTheDocument()
    expect(findPart('list')).toBeNull()
  })

  it('marks external links and the link to the current page', async () => {
    await render(
      <App link={at('/moss')}>
        <PageAnchors aria-label="Plants" links={links} />
      </App>,
    )
    const moss = page.getByRole('link', { name: 'Moss' })
    await expect.element(moss).toHaveAttribute('aria-current', 'page')
    await expect.element(moss).toHaveClass('fr-page-anchors-link-active')
    await expect.element(page.getByRole('link', { name: 'Ferns' })).not.toHaveClass('fr-page-anchors-link-active')
    await expect.element(page.getByRole('link', { name: 'Source' })).toHaveAttribute('rel', 'noopener noreferrer')
    expect(document.querySelectorAll('[data-slot="linkLabelExternalIcon"]')).toHaveLength(1)
  })

  it('shows each icon in a box, which is highlighted for the active link', async () => {
    await render(
      <PageAnchors
        aria-label="Plants"
        links={[
          { ...links[0]!, active: true },
          { ...links[0]!, to: '/' },
        ]}
      />,
    )
    const [active, other] = [...document.querySelectorAll('[data-slot="linkLeading"]')]
    expect(active!.firstElementChild!.getAttribute('data-slot')).toBe('linkLeadingIcon')
    expect(getComputedStyle(active!).backgroundColor).not.toBe(getComputedStyle(other!).backgroundColor)
  })

  it('renders a button for a link with onClick and no address', async () => {
    const press = vi.fn()
    await render(<PageAnchors aria-label="Page" links={[{ label: 'Copy', onClick: press }]} />)
    await userEvent.click(page.getByRole('button', { name: 'Copy' }))
    expect(press).toHaveBeenCalledOnce()
  })

  it('lets callers replace the parts of a link, and infers the type of its links', async () => {
    const plans = [{ name: 'Solo', to: '/solo', price: 9 }]
    const screen = await render(
      <PageAnchors
        aria-label="Plans"
        links={plans}
        linkLeading={({ active }) => <i>{active ? 'here' : 'there'}</i>}
        linkLabel={({ link }) => link.name}
        linkTrailing={({ link }) => <b>{link.price}</b>}
      />,
    )
    expect(findPart('page-anchors')!.textContent).toBe('thereSolo9')
    await screen.rerender(
      <PageAnchors links={plans} link={({ link, ui }) => <b className={ui.linkLabel}>{link.price}</b>} />,
    )
    expect(findPart('link')!.innerHTML).toBe('<b class="fr-page-anchors-link-label">9</b>')
  })

  it('adds the classes of a link to that link only, and truncates long labels', async () => {
    await render(
      <div style={{ width: 160 }}>
        <PageAnchors
          aria-label="Plants"
          links={[{ label: 'long'.repeat(20), to: '/', className: 'own', ui: { linkLabel: 'label', item: 'row' } }]}
        />
      </div>,
    )
    expect(document.querySelector('li.row > a.own > .label')).not.toBeNull()
    expect(findPart('page-anchors')!.scrollWidth).toBeLessThanOrEqual(160)
  })
})
