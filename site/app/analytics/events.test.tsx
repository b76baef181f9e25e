import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { eventNames } from '../../site.config.ts'
import { runPageAction } from '../docs/page-actions.ts'
import { chooseTheme, resetTheme } from '../preferences/theme.ts'
import { countPageViews } from './page-views.ts'

const sent = vi.fn<typeof fetch>(() => Promise.resolve(new Response('# Page', { status: 200 })))
const names = () =>
  sent.mock.calls
    .filter(([address]) => address === '/api/event')
    .map(([, init]) => (JSON.parse(String(init?.body)) as { n: string }).n)
    .filter((name) => name !== 'pageview')

const { pushState } = history
const stopLeaving = (event: Event) => event.preventDefault()
const counted: string[] = []

beforeEach(() => {
  sent.mockClear()
  vi.stubGlobal('fetch', sent)
  document.addEventListener('click', stopLeaving)
  localStorage.clear()
})
afterEach(() => {
  counted.push(...names())
  history.pushState = pushState
  document.removeEventListener('click', stopLeaving)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  resetTheme()
})

/** Clicks a control in static HTML and runs the listener of the page. */
function press(html: string, control: string): void {
  document.body.insertAdjacentHTML('beforeend', `<main>${html}</main>`)
  const main = document.body.lastElementChild!
  const button = main.querySelector<HTMLElement>(control)!
  button.addEventListener('click', (event) => runPageAction(button, event), { once: true })
  button.click()
}

describe('each event is sent by its control', () => {
  it('Copy code', () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    press('<pre>npm i</pre><button data-copy="Copied"></button>', 'button')
    expect(names()).toEqual(['Copy code'])
  })

  it('Copy page', async () => {
    vi.spyOn(navigator.clipboard, 'write').mockResolvedValue()
    press(
      '<p data-page-actions><button data-copy-page><b data-slot="label">Copy</b></button><i role="status"></i></p>',
      'button',
    )
    await expect.poll(names).toEqual(['Copy page'])
  })

  it('Helpful and Not helpful, once for each change of the rating', () => {
    const place = (path: string) =>
      `<div data-feedback-for="${path}"><button data-feedback="yes"></button><button data-feedback="no"></button><i role="status"></i></div>`
    press(place('/a'), '[data-feedback=yes]')
    press(place('/b'), '[data-feedback=no]')
    expect(names()).toEqual(['Helpful', 'Not helpful'])
  })

  it('Theme, when an option is chosen', () => {
    chooseTheme({ primary: 'rose' })
    expect(names()).toEqual(['Theme'])
  })

  it('Outbound link, by the left or the middle button, and only for other sites', () => {
    countPageViews()
    document.body.insertAdjacentHTML('beforeend', '<main><a><b>text</b></a></main>')
    const link = document.querySelector<HTMLAnchorElement>('main:last-child a')!
    const click = (href: string, type = 'click', button = 0) => {
      link.href = href
      link.firstElementChild!.dispatchEvent(new MouseEvent(type, { button, bubbles: true, cancelable: true }))
    }
    click('/docs')
    click('#part')
    click('mailto:someone@site.example')
    click('https://other.example/a?key=secret', 'auxclick', 2)
    document.body.click()
    expect(names()).toEqual([])
    click('https://other.example/a?key=secret')
    click('https://other.example/a?key=secret', 'auxclick', 1)
    expect(names()).toEqual(['Outbound link', 'Outbound link'])
    expect(sent.mock.calls.map(([, init]) => String(init?.body)).join('')).not.toMatch(/other\.example|secret/)
  })

  it('and there are no other events, except for opening the palette', () => {
    expect([...new Set(counted), 'Search'].sort()).toEqual([...eventNames].sort())
  })
})
