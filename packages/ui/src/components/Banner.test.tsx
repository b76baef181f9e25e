import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.browser'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { defineLocale } from '../locale/define-locale.ts'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { bannerTheme } from '../theme/banner.ts'
import { colorNames } from '../theme/color-names.ts'
import { createTheme } from '../theme/create-theme.ts'
import { App } from './App.tsx'
import { Banner } from './Banner.tsx'

const star = { name: 'test:star', body: '<path d="M12 2"/>' }
const cross = { name: 'test:cross', body: '<path d="M18 6"/>' }

describeComponent('Banner', <Banner title="Version 3 is here" icon={star} actions={[{ label: 'Read' }]} close />, {
  slot: 'banner',
  theme: bannerTheme,
})
describeComponent('Banner as a link', <Banner id="news" title="Version 3 is here" to="/news" close />, {
  slot: 'banner',
  theme: bannerTheme,
  hiddenParts: ['icon', 'actions'],
})
describeComponent(
  'All colours of Banner',
  <div data-slot="all">
    {colorNames.map((color) => (
      <Banner key={color} color={color} title={color} actions={[{ label: 'Read' }]} close />
    ))}
  </div>,
  { slot: 'all' },
)

afterEach(() => localStorage.clear())

const button = (name: string) => page.getByRole('button', { name })
const box = (slot: string) => findPart(slot)!.getBoundingClientRect()
const stored = () => localStorage.getItem('frond-banner-news')

describe('Banner', () => {
  it('is hidden on close, calls onClose, and stays in the DOM', async () => {
    const close = vi.fn()
    await render(<Banner title="News" close onClose={close} />)
    await userEvent.click(button('Close'))
    expect(close).toHaveBeenCalledOnce()
    await expect.element(page.getByText('News')).not.toBeVisible()
    expect(findPart('banner')).not.toBeNull()
    expect(localStorage.length).toBe(0)
  })

  it('closes with the keyboard', async () => {
    await render(<Banner title="News" close />)
    await userEvent.tab()
    await expect.element(button('Close')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('News')).not.toBeVisible()
  })

  it('stores under its id that it was closed', async () => {
    const screen = await render(<Banner id="news" title="News" close />)
    expect(stored()).toBeNull()
    await userEvent.click(button('Close'))
    expect(stored()).toBe('true')
    await screen.unmount()
    await render(<Banner id="news" title="News" close />)
    await expect.element(page.getByText('News')).not.toBeVisible()
  })

  it('is shown again with another id', async () => {
    const screen = await render(<Banner id="news" title="News" close />)
    await userEvent.click(button('Close'))
    await screen.rerender(<Banner id="more" title="More news" close />)
    await expect.element(page.getByText('More news')).toBeVisible()
  })

  it('creates a storage key from any id', async () => {
    await render(<Banner id={'a b</script>"'} title="News" close />)
    await userEvent.click(button('Close'))
    expect(localStorage.getItem('frond-banner-a-b--script--')).toBe('true')
  })

  it('closes when it is closed in another tab', async () => {
    await render(<Banner id="news" title="News" close />)
    localStorage.setItem('frond-banner-news', 'true')
    dispatchEvent(new StorageEvent('storage', { key: 'frond-banner-news' }))
    await expect.element(page.getByText('News')).not.toBeVisible()
  })

  it('closes if storage is blocked', async () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    const read = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(denied)
    const write = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(denied)
    await render(<Banner id="news" title="News" close />)
    await expect.element(page.getByText('News')).toBeVisible()
    await userEvent.click(button('Close'))
    await expect.element(page.getByText('News')).not.toBeVisible()
    read.mockRestore()
    write.mockRestore()
  })

  it('is hidden by its own script before hydration if it was closed', async () => {
    localStorage.setItem('frond-banner-news', 'true')
    const banner = <Banner id="news" title="News" close />
    const frame = document.body.appendChild(document.createElement('iframe'))
    frame.srcdoc = renderToString(banner)
    const root = () => frame.contentDocument?.querySelector<HTMLElement>('[data-slot=banner]')
    await expect.poll(() => root()?.hidden).toBe(true)

    const errors: unknown[] = []
    const complaint = vi.spyOn(console, 'error').mockImplementation((...args) => errors.push(args))
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(banner)
    container.querySelector<HTMLElement>('[data-slot=banner]')!.hidden = true
    const hydrated = hydrateRoot(container, banner, { onRecoverableError: (error) => errors.push(error) })
    await expect.poll(() => container.querySelector('script')).toBeNull()
    expect(container.querySelector<HTMLElement>('[data-slot=banner]')!.hidden).toBe(true)
    expect(errors).toEqual([])
    complaint.mockRestore()
    hydrated.unmount()
    container.remove()
    frame.remove()
  })

  it('renders a script only if it has an id, with the nonce of the application', () => {
    expect(renderToString(<Banner title="News" close />)).not.toContain('<script')
    expect(
      renderToString(
        <App nonce="abc">
          <Banner id="news" title="News" />
        </App>,
      ),
    ).toContain('<script nonce="abc">')
  })

  it('is one large link, and its buttons still work', async () => {
    const press = vi.fn()
    await render(<Banner title="News" to="#news" actions={[{ label: 'Later', onClick: press }]} close />)
    const link = page.getByRole('link', { name: 'News' })
    await expect.element(link).toHaveAttribute('href', '#news')
    const at = (x: number, y: number) => document.elementFromPoint(x, y)?.closest('a,button')
    const { left, top } = box('banner')
    expect(at(left + 3, top + 3)).toBe(link.element())
    await userEvent.click(button('Later'))
    expect(press).toHaveBeenCalledOnce()
    await userEvent.click(button('Close'))
    await expect.element(page.getByText('News')).not.toBeVisible()
  })

  it('opens its link in the given target', async () => {
    await render(<Banner title="News" to="https://example.com/news" target="_blank" />)
    const link = page.getByRole('link', { name: 'News' })
    await expect.element(link).toHaveAttribute('target', '_blank')
    await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
  })

  it('passes props to the close button, whose handler can prevent closing', async () => {
    const close = vi.fn()
    await render(
      <Banner
        title="News"
        close={{ 'aria-label': 'Hide', className: 'mine', onClick: (event) => event.preventDefault() }}
        closeIcon={cross}
        onClose={close}
      />,
    )
    await expect.element(button('Hide')).toHaveClass('mine', 'fr-banner-close')
    expect(findPart('close')!.innerHTML).toContain('M18 6')
    await userEvent.click(button('Hide'))
    expect(close).not.toHaveBeenCalled()
    await expect.element(page.getByText('News')).toBeVisible()
  })

  it('uses the label and icon of the close button from the application', async () => {
    const german = defineLocale({ name: 'Deutsch', code: 'de', messages: { banner: { close: 'Schließen' } } })
    await render(
      <App locale={german} theme={createTheme({ icons: { close: cross } })}>
        <Banner title="Neues" close />
      </App>,
    )
    await expect.element(button('Schließen')).toBeVisible()
    expect(findPart('close')!.innerHTML).toContain('M18 6')
  })

  it('renders slots instead of its parts', async () => {
    await render(
      <Banner
        title="News"
        actions={[{ label: 'Read' }]}
        leading={({ ui }) => <i className={ui.icon}>!</i>}
        renderTitle={<strong>Great news</strong>}
        renderActions={<button>Read on</button>}
        renderClose={({ ui }) => <button className={ui.close}>Hide</button>}
      />,
    )
    expect(document.querySelector('i')!.className).toBe('fr-banner-icon')
    await expect.element(page.getByText('Great news')).toBeVisible()
    await expect.element(button('Read on')).toBeVisible()
    await expect.element(button('Hide')).toHaveClass('fr-banner-close')
    expect(page.getByText('News', { exact: true }).elements()).toEqual([])
  })

  it('centers its text, with the close button at the end', async () => {
    await page.viewport(1280, 600)
    await render(<Banner title="News" close />)
    const middle = (rect: DOMRect) => rect.left + rect.width / 2
    expect(middle(box('center'))).toBeCloseTo(middle(box('banner')), 0)
    expect(box('close').left).toBeGreaterThan(box('center').right)
  })

  it('is mirrored in right-to-left text', async () => {
    await render(
      <div dir="rtl">
        <Banner title="News" icon={star} close />
      </div>,
    )
    expect(box('close').right).toBeLessThan(box('title').left)
    expect(box('icon').left).toBeGreaterThan(box('title').left)
  })

  it('wraps in a small viewport', async () => {
    await page.viewport(360, 600)
    await render(<Banner title={'Long words '.repeat(12)} icon={star} actions={[{ label: 'Read' }]} close />)
    expect(findPart('banner')!.scrollWidth).toBeLessThanOrEqual(360)
    expect(box('close').right).toBeLessThanOrEqual(360)
    await page.viewport(1280, 800)
  })

  it('keeps long actions inside a narrow container', async () => {
    await render(
      <div style={{ width: 200 }}>
        <Banner title="News" actions={[{ label: 'Register for the conference' }]} close />
      </div>,
    )
    expect(box('button').right).toBeLessThanOrEqual(box('close').left)
    expect(findPart('banner')!.scrollWidth).toBe(200)
  })

  it('truncates long text in a narrow container of a large viewport', async () => {
    await page.viewport(1280, 600)
    await render(
      <div style={{ width: 320 }}>
        <Banner title={'Long words '.repeat(12)} icon={star} actions={[{ label: 'Read' }]} close />
      </div>,
    )
    expect(findPart('banner')!.scrollWidth).toBe(findPart('banner')!.clientWidth)
    expect(box('title').right).toBeLessThan(box('banner').right)
    await page.viewport(1280, 800)
  })
})
