import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isPageUrl } from './client-navigation'

const origin = 'https://example.org'

beforeEach(() => {
  vi.stubGlobal('location', { origin })
  vi.stubGlobal('document', { cookie: '' })
})
afterEach(() => vi.unstubAllGlobals())

it.each(['/', '/team', '/team/', '/docs/components/button', '/releases/3.0.0', '/docs', '/components/range'])(
  'navigates to %s inside the document',
  (pathname) => expect(isPageUrl({ origin, pathname })).toBe(true),
)

it.each([
  '/examples/button/basic',
  '/pro/activate',
  '/pro/manage',
  '/api/content',
  '/raw/docs/a.md',
  '/llms.txt',
  '/nope',
])('loads a new document for %s', (pathname) => expect(isPageUrl({ origin, pathname })).toBe(false))

it('loads a new document for other hosts', () => {
  expect(isPageUrl({ origin: 'https://example.com', pathname: '/team' })).toBe(false)
})
