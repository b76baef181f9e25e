import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { pageLogosTheme } from '../theme/page-logos.ts'
import { PageLogos } from './PageLogos.tsx'

const leaf = { name: 'test:leaf', body: '<path d="M4 20C4 8 12 4 20 4c0 12-4 16-16 16z"/>' }
const picture = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const items = [leaf, { icon: leaf, label: 'Leaf' }, { src: picture, alt: 'Dot', className: 'own' }]

describeComponent('PageLogos', <PageLogos title="Works with" items={items} />, {
  slot: 'page-logos',
  theme: pageLogosTheme,
})
describeComponent('PageLogos that move', <PageLogos title="Works with" items={items} marquee />, {
  slot: 'page-logos',
  theme: pageLogosTheme,
})

describe('PageLogos', () => {
  it('shows icons and images, with accessible names if they are given', async () => {
    await render(<PageLogos items={[...items, () => <svg data-testid="own" />, <b key="b">Own</b>]} />)
    expect(page.getByRole('img', { name: 'Leaf' }).element().tagName).toBe('svg')
    const dot = page.getByRole('img', { name: 'Dot' })
    await expect.element(dot).toHaveAttribute('src', picture)
    await expect.element(dot).toHaveClass('fr-page-logos-logo', 'own')
    expect(document.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(1)
    await expect.element(page.getByTestId('own')).toBeInTheDocument()
    expect(findPart('logos')!.childElementCount).toBe(5)
  })

  it('renders nothing without logos', async () => {
    const screen = await render(<PageLogos items={[]} />)
    expect(findPart('page-logos')!.childElementCount).toBe(0)
    await screen.rerender(<PageLogos items={[]} marquee />)
    expect(findPart('page-logos')!.childElementCount).toBe(0)
    await screen.rerender(<PageLogos items={items}>Own row</PageLogos>)
    expect(findPart('logos')!.textContent).toBe('Own row')
  })

  it('scrolls endlessly, with each logo once for screen readers, and pauses on hover', async () => {
    await render(<PageLogos items={items} marquee={{ reverse: true, repeat: 3, className: 'slow' }} />)
    expect(findPart('logos')!.classList).toContain('fr-marquee')
    expect(findPart('logos')!.classList).toContain('slow')
    expect(document.querySelectorAll('[data-slot="logo"]')).toHaveLength(9)
    expect(page.getByRole('img', { name: 'Leaf' }).elements()).toHaveLength(1)
    const content = findPart('content')!
    expect(getComputedStyle(content).animationDirection).toBe('reverse')
    expect(content.classList).toContain('fr-marquee-content-pause-on-hover')
  })
})
