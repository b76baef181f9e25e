import { memo, type SVGProps } from 'react'
import { renderToString } from 'react-dom/server.browser'
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { registerIcons } from '../system/icons/icon-registry.ts'
import { forgetWarnings } from '../system/warn.ts'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { App } from './App.tsx'
import { Icon } from './Icon.tsx'

const dot = { name: 'test:dot', body: '<circle cx="12" cy="12" r="4" fill="currentColor"/>' }

describeComponent('Icon', <Icon name={dot} />, { slot: 'icon' })

let warning: MockInstance<typeof console.warn>
beforeEach(() => {
  forgetWarnings()
  warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  warning.mockRestore()
  vi.unstubAllGlobals()
})
const warnings = () => warning.mock.calls.flat().join('\n')

describe('Icon', () => {
  it('is hidden from screen readers unless it has an accessible name', async () => {
    await render(
      <>
        <Icon name={dot} data-testid="plain" />
        <Icon name={dot} aria-label="Online" />
      </>,
    )
    await expect.element(page.getByTestId('plain')).toHaveAttribute('aria-hidden', 'true')
    await expect.element(page.getByRole('img', { name: 'Online' })).toBeVisible()
    expect(page.getByRole('img').elements()).toHaveLength(1)
  })

  it('has the size of the text, or the given size', async () => {
    await render(
      <div style={{ fontSize: 20 }}>
        <Icon name={dot} data-testid="text" />
        <Icon name={dot} size={32} data-testid="pixels" />
        <Icon name={dot} size="2em" data-testid="em" />
      </div>,
    )
    const widths = ['text', 'pixels', 'em'].map((id) => page.getByTestId(id).element().getBoundingClientRect().width)
    expect(widths).toEqual([20, 32, 40])
  })

  it('renders registered icons by both forms of their name', async () => {
    registerIcons({ prefix: 'both', width: 24, height: 24, icons: { 'two-words': { body: '<path d="M1 1"/>' } } })
    await render(
      <>
        <Icon name="both:two-words" data-testid="colon" />
        <Icon name="i-both-two-words" data-testid="dash" />
      </>,
    )
    expect(page.getByTestId('colon').element().innerHTML).toContain('M1 1')
    expect(page.getByTestId('dash').element().innerHTML).toBe(page.getByTestId('colon').element().innerHTML)
  })

  it('finds the registered collection of i-simple-icons-github', async () => {
    registerIcons({ prefix: 'simple-icons', icons: { github: { body: '<path d="M7 7"/>' } } })
    await render(<Icon name="i-simple-icons-github" />)
    expect(findPart('icon')!.innerHTML).toContain('M7 7')
  })

  it('shows an icon that is registered after it was mounted', async () => {
    await render(<Icon name="late:bird" />)
    expect(findPart('icon')!.innerHTML).toBe('')
    registerIcons({ prefix: 'late', icons: { bird: { body: '<path d="M2 2"/>' } } })
    await expect.poll(() => findPart('icon')!.innerHTML).toContain('M2 2')
  })

  it('follows aliases, and applies their rotations and flips', async () => {
    registerIcons({
      prefix: 'turned',
      width: 24,
      height: 12,
      icons: { right: { body: '<rect width="4" height="12"/>' } },
      aliases: {
        'arrow-right': { parent: 'right' },
        left: { parent: 'arrow-right', hFlip: true },
        down: { parent: 'right', rotate: 1 },
        circle: { parent: 'circle' },
      },
    })
    await render(
      <div style={{ fontSize: 240 }}>
        {['arrow-right', 'left', 'down'].map((name) => (
          <Icon key={name} name={`turned:${name}`} data-testid={name} />
        ))}
      </div>,
    )
    const box = (id: string) => {
      const svg = page.getByTestId(id).element()
      const frame = svg.getBoundingClientRect()
      const mark = svg.querySelector('rect')!.getBoundingClientRect()
      return [mark.left - frame.left, mark.top - frame.top, mark.width, mark.height].map(Math.round)
    }
    // 24 by 12 in a square of 240 px: 10 px per unit, with 60 px of space above and below.
    expect(box('arrow-right')).toEqual([0, 60, 40, 120])
    expect(box('left')).toEqual([200, 60, 40, 120])
    // Rotated it is 12 by 24, with the mark at the top.
    expect(box('down')).toEqual([60, 0, 120, 40])
    await expect.element(page.getByTestId('down')).toHaveAttribute('viewBox', '0 0 12 24')
  })

  it('accepts a component, a memo component and an element, and adds its classes', async () => {
    const Star = (props: SVGProps<SVGSVGElement>) => <svg {...props} data-kind="star" />
    const Moon = memo(Star)
    await render(
      <>
        <Icon name={Star} className="a" size={10} />
        <Icon name={Moon} className="b" />
        <Icon name={<svg data-kind="element" className="own" />} className="c" />
        <Icon name={<svg aria-label="Saved" />} />
      </>,
    )
    const [star, moon] = document.querySelectorAll('[data-kind="star"]')
    expect(star!.getAttribute('class')).toBe('a')
    expect(star!.getAttribute('width')).toBe('10')
    expect(star!.getAttribute('aria-hidden')).toBe('true')
    expect(moon!.getAttribute('class')).toBe('b')
    expect(document.querySelector('[data-kind="element"]')!.getAttribute('class')).toBe('own c')
    await expect.element(page.getByRole('img', { name: 'Saved' })).toBeInTheDocument()
  })

  it('lets customize change the SVG content', async () => {
    await render(<Icon name={dot} customize={(body, name) => body.replace('r="4"', `r="6" data-name="${name}"`)} />)
    expect(findPart('icon')!.innerHTML).toContain('r="6" data-name="test:dot"')
  })

  it('in css mode masks the text color and adds the rule once to the page', async () => {
    await render(
      <div style={{ color: 'rgb(1, 2, 3)', fontSize: 30 }}>
        <Icon name={dot} mode="css" className="one" />
        <Icon name={dot} mode="css" className="two" />
      </div>,
    )
    const icons = [...document.querySelectorAll('[data-slot="icon"]')]
    for (const icon of icons) {
      expect(getComputedStyle(icon).backgroundColor).toBe('rgb(1, 2, 3)')
      expect(getComputedStyle(icon).maskImage).toContain('data:image/svg+xml')
      expect(icon.getBoundingClientRect().width).toBe(30)
      expect(icon.hasAttribute('style')).toBe(false)
    }
    const rules = [...document.querySelectorAll('style')].filter((style) =>
      style.textContent?.includes(icons[0]!.classList[0]!),
    )
    expect(rules).toHaveLength(1)
  })

  it('in css mode renders its rule on the server', () => {
    const html = renderToString(<Icon name={dot} mode="css" />)
    expect(html).toMatch(/<style[^>]*>@layer base/)
    expect(html).not.toContain(' style=')
  })

  it('warns once about an unknown name', async () => {
    await render(
      <>
        <Icon name="nowhere:at-all" />
        <Icon name="nowhere:at-all" />
      </>,
    )
    await expect
      .poll(warnings)
      .toContain('"nowhere:at-all" is not registered. Run "npm install -D @iconify-json/nowhere"')
    expect(warning).toHaveBeenCalledTimes(1)
  })

  it('renders without a name', async () => {
    // A caller without TypeScript could write this.
    await render(<Icon name={undefined as unknown as string} />)
    expect(warnings()).toContain('there is no name')
  })
})

describe('Icon with an endpoint', () => {
  function serve(answer: (url: URL) => Response | Promise<Response>) {
    const fetch = vi.fn((url: string, _init?: RequestInit) => Promise.resolve(answer(new URL(url, location.href))))
    vi.stubGlobal('fetch', fetch)
    return fetch
  }
  const json = (value: unknown) => new Response(JSON.stringify(value))

  it('requests all unknown icons of a collection at once and renders them', async () => {
    const fetch = serve((url) => {
      const names = url.searchParams.get('icons')!.split(',')
      return json({
        prefix: 'remote',
        width: 24,
        height: 24,
        icons: Object.fromEntries(names.map((name) => [name, { body: `<path d="M3 3" id="${name}"/>` }])),
      })
    })
    await render(
      <App iconEndpoint="/api/icons">
        <Icon name="remote:sun" />
        <Icon name="i-remote-moon" />
        <Icon name="remote:sun" />
      </App>,
    )
    await expect.poll(() => document.querySelectorAll('#sun, #moon').length).toBe(3)
    expect(fetch.mock.calls.map(([url]) => url)).toEqual(['/api/icons/remote.json?icons=moon,sun'])
  })

  it('reserves the space of an icon while it loads', async () => {
    let arrive = (_: Response) => {}
    serve(() => new Promise<Response>((resolve) => (arrive = resolve)))
    await render(
      <App iconEndpoint="/api/icons">
        <Icon name="slow:boat" size={24} />
      </App>,
    )
    const before = findPart('icon')!.getBoundingClientRect()
    await expect.poll(() => vi.mocked(fetch).mock.calls.length).toBe(1)
    arrive(json({ prefix: 'slow', icons: { boat: { body: '<path d="M4 4"/>' } } }))
    await expect.poll(() => findPart('icon')!.innerHTML).toContain('M4 4')
    expect(findPart('icon')!.getBoundingClientRect()).toEqual(before)
  })

  it('warns once about an icon that the endpoint does not have', async () => {
    serve(() => json({ prefix: 'absent', icons: {}, not_found: ['one'] }))
    await render(
      <App iconEndpoint="/api/icons">
        <Icon name="absent:one" />
        <Icon name="absent:one" />
      </App>,
    )
    await expect.poll(warnings).toContain('"absent:one" is not there: the icon endpoint has no such icon.')
    expect(warning).toHaveBeenCalledTimes(1)
  })

  it('treats 404, or a response without an icon, as a missing icon', async () => {
    serve((url) =>
      url.pathname.includes('gone') ? new Response('', { status: 404 }) : json({ prefix: 'quiet', icons: {} }),
    )
    await render(
      <App iconEndpoint="/api/icons">
        <Icon name="quiet:one" />
        <Icon name="gone:two" />
      </App>,
    )
    await expect.poll(warnings).toContain('"quiet:one" is not there')
    await expect.poll(warnings).toContain('"gone:two" is not there')
  })

  it('logs a failed request, and requests icons rendered later again', async () => {
    const fetch = serve(() => new Response('', { status: 503, statusText: 'Busy' }))
    const screen = await render(
      <App iconEndpoint="/api/icons">
        <Icon key="first" name="flaky:wifi" />
      </App>,
    )
    await expect.poll(warnings).toContain('"flaky:wifi" could not be loaded from /api/icons: 503 Busy')

    fetch.mockImplementation(() =>
      Promise.resolve(json({ prefix: 'flaky', icons: { wifi: { body: '<path d="M5 5"/>' } } })),
    )
    await screen.rerender(
      <App iconEndpoint="/api/icons">
        <Icon key="second" name="flaky:wifi" />
      </App>,
    )
    await expect.poll(() => findPart('icon')!.innerHTML).toContain('M5 5')
  })

  it('aborts a request after five seconds, and requests icons rendered later again', async () => {
    const limit = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
    const fetch = serve(() => json({ prefix: 'late', icons: { train: { body: '<path d="M6 6"/>' } } }))
    fetch.mockImplementationOnce(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init!.signal!.addEventListener('abort', () => reject(init!.signal!.reason as Error))
        }),
    )
    const screen = await render(
      <App iconEndpoint="/api/icons">
        <Icon key="first" name="late:train" />
      </App>,
    )
    await expect.poll(() => fetch.mock.calls.length).toBe(1)
    expect(timeout).toHaveBeenCalledExactlyOnceWith(5000)
    limit.abort(new DOMException('signal timed out', 'TimeoutError'))
    await expect.poll(warnings).toContain('"late:train" could not be loaded from /api/icons: signal timed out')
    timeout.mockRestore()

    await screen.rerender(
      <App iconEndpoint="/api/icons">
        <Icon key="second" name="late:train" />
      </App>,
    )
    await expect.poll(() => findPart('icon')!.innerHTML).toContain('M6 6')
  })

  it('does not request invalid names', async () => {
    const fetch = serve(() => json({}))
    await render(
      <App iconEndpoint="/api/icons">
        <Icon name='i-lucide-x"><script>alert(1)</script>' />
        <Icon name="rocket" />
      </App>,
    )
    await expect.poll(warnings).toContain('"rocket" is not the name of an icon. Write collection:name')
    expect(fetch).not.toHaveBeenCalled()
  })

  it('splits long lists of names into several requests', async () => {
    const fetch = serve(() => json({ prefix: 'many', icons: {} }))
    const names = Array.from({ length: 60 }, (_, index) => `many:a-rather-long-name-${index}`)
    await render(
      <App iconEndpoint="/api/icons">
        {names.map((name) => (
          <Icon key={name} name={name} />
        ))}
      </App>,
    )
    await expect.poll(() => fetch.mock.calls.length).toBeGreaterThan(1)
    expect(Math.max(...fetch.mock.calls.map(([url]) => url.length))).toBeLessThanOrEqual(500)
    expect(fetch.mock.calls.flatMap(([url]) => url.split('=')[1]!.split(','))).toHaveLength(60)
  })
})
