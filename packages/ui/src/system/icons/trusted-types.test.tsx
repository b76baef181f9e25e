import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.browser'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { rose } from '../../colors/palettes.ts'
import { App } from '../../components/App.tsx'
import { Banner } from '../../components/Banner.tsx'
import { Button } from '../../components/Button.tsx'
import { Icon } from '../../components/Icon.tsx'
import { Modal } from '../../components/Modal.tsx'
import { Select } from '../../components/Select.tsx'
import { Theme } from '../../components/Theme.tsx'
import { nextFrames } from '../../testing/frames.ts'

/** The policy below applies to the whole page of this file, so it can only contain tests of Trusted Types. */

const dot = { name: 'test:dot', body: '<circle cx="12" cy="12" r="4" fill="currentColor"/>' }
const theme = { colors: { primary: rose }, icons: { close: dot } }
const views = (
  <App theme={theme}>
    <Banner id="news" title="News" icon={dot} close />
    <Theme theme={{ radius: 0 }}>
      <Button label="Save" icon={dot} loading />
    </Theme>
    <Icon name={dot} mode="css" aria-label="Mask" />
    <Select aria-label="Size" items={['Small', 'Large']} defaultOpen />
  </App>
)
const violations: string[] = []
const serverSide = document.createElement('div')

beforeAll(() => {
  // Before the policy, because the test itself parses HTML from a string.
  serverSide.innerHTML = renderToString(views)
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) =>
    violations.push(`${violatedDirective}: ${sample}`),
  )
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = "require-trusted-types-for 'script'; trusted-types frond-ui"
  document.head.append(policy)
})

afterEach(() => {
  violations.length = 0
})

it('runs on a page that refuses HTML from strings', async () => {
  expect(() => (document.createElement('div').innerHTML = '<b></b>')).toThrow('TrustedHTML')
  await expect.poll(() => violations).toEqual(['require-trusted-types-for: Element innerHTML|<b></b>'])
})

it('renders icons, themes and overlays on a page that requires Trusted Types', async () => {
  await render(
    <>
      {views}
      <Modal open title="Rename" />
    </>,
  )
  await expect.element(page.getByRole('dialog', { name: 'Rename' })).toBeVisible()
  await nextFrames()
  expect(violations).toEqual([])
  expect(document.querySelectorAll('svg:not([aria-label])').length).toBeGreaterThan(3)
  for (const svg of document.querySelectorAll('svg:not([aria-label])')) expect(svg.childElementCount).toBeGreaterThan(0)
})

it('hydrates them', async () => {
  document.body.append(serverSide)
  const errors: unknown[] = []
  const complaint = vi.spyOn(console, 'error').mockImplementation((...args) => errors.push(args))
  const root = hydrateRoot(serverSide, views, { onRecoverableError: (error) => errors.push(error) })
  await nextFrames()
  expect(errors).toEqual([])
  expect(violations).toEqual([])
  complaint.mockRestore()
  root.unmount()
  serverSide.remove()
})

it('keeps the drawing of an icon when it renders again', async () => {
  const { rerender } = await render(<Icon name={dot} data-testid="icon" />)
  const drawing = page.getByTestId('icon').element().firstChild
  await rerender(<Icon name={{ ...dot }} data-testid="icon" width={32} />)
  expect(page.getByTestId('icon').element().firstChild).toBe(drawing)
  await rerender(<Icon name={{ body: '<path d="M0 0h24v24H0z"/>' }} data-testid="icon" />)
  expect(page.getByTestId('icon').element().firstElementChild?.tagName).toBe('path')
  expect(violations).toEqual([])
})
