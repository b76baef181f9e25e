import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { de } from '../locale/de.ts'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { contentSurroundTheme } from '../theme/content-surround.ts'
import { App } from './App.tsx'
import { ContentSurround } from './ContentSurround.tsx'

const leaf = { name: 'test:leaf', body: '<path d="M4 20C4 8 12 4 20 4c0 12-4 16-16 16z"/>' }
const surround = [
  { title: 'Installation', path: '/docs/installation', description: 'Add the library to a project.' },
  { title: 'Theme', path: '/docs/theme', description: 'Change colors and sizes.' },
]

describeComponent('ContentSurround', <ContentSurround surround={surround} />, {
  slot: 'content-surround',
  theme: contentSurroundTheme,
})

const link = (name: RegExp | string) => page.getByRole('link', { name })

describe('ContentSurround', () => {
  beforeEach(() => page.viewport(1000, 600))

  it('links to the previous and the next page, which the names say', async () => {
    await render(<ContentSurround surround={surround} />)
    const previous = link('Previous page Installation Add the library to a project.')
    await expect.element(previous).toHaveAttribute('href', '/docs/installation')
    await expect.element(previous).toHaveAttribute('rel', 'prev')
    await expect.element(link(/^Next page Theme/)).toHaveAttribute('rel', 'next')
  })

  it('says the direction in the language of the application', async () => {
    await render(
      <App locale={de}>
        <ContentSurround surround={surround} />
      </App>,
    )
    await expect.element(link(/^Vorherige Seite Installation/)).toBeVisible()
  })

  it('is reached with the Tab key, in the order of the pages', async () => {
    await render(<ContentSurround surround={surround} />)
    await userEvent.tab()
    await expect.element(link(/Installation/)).toHaveFocus()
    await userEvent.tab()
    await expect.element(link(/Theme/)).toHaveFocus()
  })

  it('renders nothing for a missing page, and keeps the next page at the end', async () => {
    const screen = await render(<ContentSurround surround={[null, surround[1]]} />)
    const root = findPart('content-surround')!.getBoundingClientRect()
    expect(page.getByRole('link').elements()).toHaveLength(1)
    expect(findPart('link')!.getBoundingClientRect().right).toBeCloseTo(root.right, 0)
    await screen.rerender(<ContentSurround surround={[surround[0]]} />)
    expect(findPart('link')!.getBoundingClientRect().left).toBeCloseTo(root.left, 0)
    await screen.rerender(<ContentSurround />)
    expect(findPart('content-surround')!.childElementCount).toBe(0)
  })

  it('puts the links below each other on a small screen, without overflow', async () => {
    await page.viewport(320, 600)
    await render(<ContentSurround surround={[{ title: 'long'.repeat(30), path: '/' }, surround[1]]} />)
    const [first, second] = [...document.querySelectorAll('[data-slot="link"]')].map((item) =>
      item.getBoundingClientRect(),
    )
    expect(first!.bottom).toBeLessThan(second!.top)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  })

  it('mirrors the places and the arrows in right-to-left text, but not the icon of a page', async () => {
    await render(
      <div dir="rtl">
        <ContentSurround surround={[surround[0], { ...surround[1], icon: leaf }]} />
      </div>,
    )
    const [previous, next] = [...document.querySelectorAll('[data-slot="link"]')]
    expect(previous!.getBoundingClientRect().left).toBeGreaterThan(next!.getBoundingClientRect().right)
    const [arrow, icon] = [...document.querySelectorAll('[data-slot="linkLeadingIcon"]')]
    expect(getComputedStyle(arrow!).scale).toBe('-1 1')
    expect(getComputedStyle(icon!).scale).toBe('none')
  })

  it('lets callers replace icons and the parts of a link, and infers the type of its links', async () => {
    const posts = [{ title: 'Moss', path: '/moss', minutes: 4 }, null]
    const screen = await render(
      <ContentSurround
        surround={posts}
        prevIcon={leaf}
        linkTitle={({ link: post }) => post.title.toUpperCase()}
        linkDescription={({ link: post }) => `${post.minutes} minutes`}
      />,
    )
    await expect.element(link('Previous page MOSS 4 minutes')).toBeVisible()
    await screen.rerender(
      <ContentSurround
        surround={posts}
        link={({ link: post, ui }) => <b className={ui.linkTitle}>{post.minutes}</b>}
      />,
    )
    expect(findPart('link')!.innerHTML).toBe('<b class="fr-content-surround-link-title">4</b>')
  })

  it('adds the classes of a link to that link only, and prefers its link props', async () => {
    await render(
      <ContentSurround
        surround={[{ ...surround[0], to: '/other', className: 'own', ui: { linkTitle: 'title' } }, surround[1]]}
      />,
    )
    expect(document.querySelectorAll('a.own > .title')).toHaveLength(1)
    expect(document.querySelector('a.own')!.getAttribute('href')).toBe('/other')
    expect(document.querySelectorAll('.title')).toHaveLength(1)
  })
  it('shows two lines of a long description', async () => {
    const description = 'Change colors and sizes of every component. '.repeat(20)
    await render(<ContentSurround surround={[undefined, { ...surround[1]!, description }]} />)
    const part = findPart('linkDescription')!
    const lineHeight = Number.parseFloat(getComputedStyle(part).lineHeight)
    expect(part.clientHeight / lineHeight).toBeCloseTo(2, 1)
  })
})
