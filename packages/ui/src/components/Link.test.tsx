import { createElement, createRef, type MouseEvent, type ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { LinkAdapter, LinkElementProps } from '../system/links/link-adapter.ts'
import { forgetWarnings } from '../system/warn.ts'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { linkTheme } from '../theme/link.ts'
import { App } from './App.tsx'
import { Link } from './Link.tsx'

describeComponent('Link', <Link to="/docs">Docs</Link>, { slot: 'link', theme: linkTheme })
describeComponent('Link without an address', <Link>Undo</Link>, { slot: 'link', theme: linkTheme })

const at = (address: string, more?: Partial<LinkAdapter>): LinkAdapter => {
  const { pathname, search, hash } = new URL(address, 'https://example.org')
  return { useLocation: () => ({ pathname, search, hash }), ...more }
}
const inApp = (link: LinkAdapter, children: ReactNode) => render(<App link={link}>{children}</App>)

describe('Link', () => {
  it('is an anchor if it has an address, otherwise a button', async () => {
    await render(
      <>
        <Link to="/docs">Docs</Link>
        <Link href="/about">About</Link>
        <Link>Undo</Link>
        <Link type="submit">Send</Link>
      </>,
    )
    await expect.element(page.getByRole('link', { name: 'Docs' })).toHaveAttribute('href', '/docs')
    await expect.element(page.getByRole('link', { name: 'About' })).toHaveAttribute('href', '/about')
    await expect.element(page.getByRole('button', { name: 'Undo' })).toHaveAttribute('type', 'button')
    await expect.element(page.getByRole('button', { name: 'Send' })).toHaveAttribute('type', 'submit')
    expect(page.getByRole('link', { name: 'Docs' }).element().hasAttribute('type')).toBe(false)
  })

  it('accepts an address as an object', async () => {
    await render(
      <>
        <Link to={{ pathname: '/search', search: 'q=tabs', hash: 'top' }}>Bare</Link>
        <Link to={{ pathname: '/search', search: '?q=tabs', hash: '#top' }}>Marked</Link>
        <Link to={{ hash: '#top' }}>Hash</Link>
      </>,
    )
    await expect.element(page.getByRole('link', { name: 'Bare' })).toHaveAttribute('href', '/search?q=tabs#top')
    await expect.element(page.getByRole('link', { name: 'Marked' })).toHaveAttribute('href', '/search?q=tabs#top')
    await expect.element(page.getByRole('link', { name: 'Hash' })).toHaveAttribute('href', '#top')
  })

  it.each([
    ['https://example.org', {}, 'noopener noreferrer'],
    ['//example.org', {}, 'noopener noreferrer'],
    ['mailto:hello@example.org', {}, 'noopener noreferrer'],
    ['/docs', { target: '_blank' }, 'noopener noreferrer'],
    ['/docs', { external: true }, 'noopener noreferrer'],
    ['/docs', { target: '_self' }, null],
    ['/docs', {}, null],
    ['https://example.org', { external: false }, null],
    ['https://example.org', { noRel: true }, null],
    ['https://example.org', { rel: 'me' }, 'me'],
  ] as const)('gives %s with %o the rel %s', async (to, options, rel) => {
    await render(
      <Link to={to} {...options}>
        There
      </Link>,
    )
    expect(findPart('link')!.getAttribute('rel')).toBe(rel)
  })

  it('keeps a disabled link a link that cannot be followed', async () => {
    const press = vi.fn()
    await render(
      <Link to="/docs" disabled onClick={press}>
        Docs
      </Link>,
    )
    const link = page.getByRole('link', { name: 'Docs' })
    await expect.element(link).toHaveAttribute('aria-disabled', 'true')
    await expect.element(link).toHaveAttribute('tabindex', '-1')
    expect(link.element().hasAttribute('href')).toBe(false)
    link.element().dispatchEvent(new globalThis.MouseEvent('click', { bubbles: true }))
    expect(press).not.toHaveBeenCalled()
  })

  it('drops the theme with raw and keeps the classes for its state', async () => {
    await render(
      <Link raw active to="/" activeClass="on" inactiveClass="off" className="mine">
        Home
      </Link>,
    )
    expect(findPart('link')!.className).toBe('on mine')
  })

  it('changes its element with render', async () => {
    const ref = createRef<HTMLElement>()
    await render(
      <Link to="/docs" ref={ref} render={createElement('a', { 'data-own': '', className: 'own' })}>
        Docs
      </Link>,
    )
    expect(ref.current!.dataset.own).toBe('')
    expect(ref.current!.getAttribute('href')).toBe('/docs')
    expect(ref.current!.classList.contains('own')).toBe(true)
  })
})

describe('Link and addresses that run scripts', () => {
  let warning: MockInstance<typeof console.warn>
  beforeEach(() => {
    forgetWarnings()
    warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
  })
  afterEach(() => warning.mockRestore())

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'vbscript:x',
  ])('removes the address %j', async (to) => {
    const Router = vi.fn((props: LinkElementProps) => <a {...props}>{props.children}</a>)
    await inApp({ Link: Router }, <Link to={to}>Press</Link>)
    expect(findPart('link')!.hasAttribute('href')).toBe(false)
    expect(Router).not.toHaveBeenCalled()
    expect(warning.mock.calls.flat().join()).toContain('runs a script and was left out. Use onClick instead.')
  })

  it('keeps addresses that only look like scripts', async () => {
    await render(<Link to="/docs/javascript:void">Docs</Link>)
    await expect.element(page.getByRole('link')).toHaveAttribute('href', '/docs/javascript:void')
  })
})

describe('Link in an application', () => {
  /** Replaces the network information of the browser, which reports a slow network on a busy machine. */
  function connectBy(connection: { saveData?: boolean; effectiveType?: string }) {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: connection })
  }
  beforeEach(() => connectBy({ effectiveType: '4g' }))
  afterEach(() => Reflect.deleteProperty(navigator, 'connection'))

  it.each([
    ['/docs', '/docs', {}, true],
    ['/docs/', '/docs', {}, true],
    ['/docs/button', '/docs', {}, true],
    ['/docs-archive', '/docs', {}, false],
    ['/docs/button', '/docs', { exact: true }, false],
    ['/docs', '/', {}, false],
    ['/', '/', {}, true],
    ['/docs?page=2', '/docs', {}, true],
    ['/docs?page=2', '/docs', { exactQuery: true }, false],
    ['/docs?page=2', '/docs?page=2', { exactQuery: true }, true],
    ['/docs?page=2&sort=name', '/docs?page=2', { exactQuery: true }, false],
    ['/docs?page=2&sort=name', '/docs?page=2', { exactQuery: 'partial' }, true],
    ['/docs?page=1', '/docs?page=2', { exactQuery: 'partial' }, false],
    ['/docs#api', '/docs#usage', {}, true],
    ['/docs#api', '/docs#usage', { exactHash: true }, false],
    ['/docs#api', '/docs#api', { exactHash: true }, true],
    ['/docs#api', '#api', { exactHash: true }, true],
    ['/docs', 'https://example.org/docs', {}, false],
    ['/docs', '/about', { active: true }, true],
    ['/docs', '/docs', { active: false }, false],
  ] as const)('at %s, the link to %s with %o is active: %s', async (here, to, options, active) => {
    await inApp(
      at(here),
      <Link to={to} {...options}>
        {({ active }) => (active ? 'active' : 'not active')}
      </Link>,
    )
    const link = page.getByRole('link', { name: active ? 'active' : 'not active', exact: true })
    await expect.element(link).toBeInTheDocument()
    expect(link.element().getAttribute('aria-current')).toBe(active ? 'page' : null)
  })

  it('marks the current page with ariaCurrentValue and activeClass', async () => {
    await inApp(
      at('/step/2'),
      <>
        <Link to="/step/2" ariaCurrentValue="step" activeClass="on" inactiveClass="off">
          Two
        </Link>
        <Link to="/step/3" activeClass="on" inactiveClass="off">
          Three
        </Link>
      </>,
    )
    await expect.element(page.getByRole('link', { name: 'Two' })).toHaveAttribute('aria-current', 'step')
    await expect.element(page.getByRole('link', { name: 'Two' })).toHaveClass('on')
    await expect.element(page.getByRole('link', { name: 'Three' })).toHaveClass('off')
  })

  it('follows the address of the window if there is no router', async () => {
    const start = location.href
    await inApp(
      {},
      <Link to="#section" exactHash>
        Section
      </Link>,
    )
    expect(page.getByRole('link').element().hasAttribute('aria-current')).toBe(false)
    location.hash = 'section'
    await expect.element(page.getByRole('link')).toHaveAttribute('aria-current', 'page')
    history.replaceState(null, '', start)
  })

  it('lets the router handle internal links and the browser handle external ones', async () => {
    const followed = vi.fn()
    const Router = ({ replace, ...props }: LinkElementProps) =>
      createElement('a', {
        ...props,
        'data-router': '',
        onClick(event: MouseEvent<HTMLAnchorElement>) {
          event.preventDefault()
          props.onClick?.(event)
          followed(props.href, replace)
        },
      })
    const ref = createRef<HTMLElement>()
    const press = vi.fn()
    await inApp(
      { Link: Router },
      <>
        <Link to="/docs" replace ref={ref} onClick={press}>
          Docs
        </Link>
        <Link to="https://example.org">Outside</Link>
      </>,
    )
    await userEvent.click(page.getByRole('link', { name: 'Docs' }))
    expect(followed).toHaveBeenCalledExactlyOnceWith('/docs', true)
    expect(press).toHaveBeenCalledTimes(1)
    expect(ref.current!.dataset.router).toBe('')
    expect(page.getByRole('link', { name: 'Outside' }).element().hasAttribute('data-router')).toBe(false)
  })

  it('localizes internal addresses and compares localized addresses', async () => {
    const localize = (href: string) => `/de${href}`
    await inApp(
      at('/de/docs', { localize }),
      <>
        <Link to="/docs">Docs</Link>
        <Link to="https://example.org/docs">Outside</Link>
      </>,
    )
    await expect.element(page.getByRole('link', { name: 'Docs' })).toHaveAttribute('href', '/de/docs')
    await expect.element(page.getByRole('link', { name: 'Docs' })).toHaveAttribute('aria-current', 'page')
    await expect
      .element(page.getByRole('link', { name: 'Outside' }))
      .toHaveAttribute('href', 'https://example.org/docs')
  })

  it('prefetches links that scroll into view', async () => {
    const prefetch = vi.fn()
    await inApp(
      { prefetch },
      <>
        <Link to="/near">Near</Link>
        <Link to="/no" prefetch={false}>
          No
        </Link>
        <Link to="/off" disabled>
          Off
        </Link>
        <Link to="https://example.org">Outside</Link>
        <div style={{ height: 5000 }} />
        <Link to="/far">Far</Link>
      </>,
    )
    await expect.poll(() => prefetch.mock.calls).toEqual([['/near']])
    page.getByRole('link', { name: 'Far' }).element().scrollIntoView()
    await expect.poll(() => prefetch.mock.calls).toEqual([['/near'], ['/far']])
  })

  it('prefetches on hover and focus with prefetchOn', async () => {
    const prefetch = vi.fn()
    await inApp(
      { prefetch },
      <>
        {/* Keeps the links away from where the pointer may rest. */}
        <div style={{ height: 300 }} />
        <Link to="/pointed" prefetchOn="interaction">
          Pointed
        </Link>
        <Link to="/focused" prefetchOn="interaction">
          Focused
        </Link>
      </>,
    )
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(prefetch).not.toHaveBeenCalled()
    await userEvent.hover(page.getByRole('link', { name: 'Pointed' }))
    expect(prefetch).toHaveBeenCalledWith('/pointed')
    page.getByRole('link', { name: 'Focused' }).element().focus()
    expect(prefetch).toHaveBeenCalledWith('/focused')
  })

  it.each([{ saveData: true }, { effectiveType: '2g' }])('prefetches nothing with %o', async (connection) => {
    connectBy(connection)
    const prefetch = vi.fn()
    await inApp(
      { prefetch },
      <>
        <div style={{ height: 300 }} />
        <Link to="/pointed" prefetchOn="interaction">
          Pointed
        </Link>
      </>,
    )
    await userEvent.hover(page.getByRole('link', { name: 'Pointed' }))
    expect(prefetch).not.toHaveBeenCalled()
  })
})
