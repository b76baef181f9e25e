import { afterEach, expect, it, vi } from 'vitest'
import { trustHtml } from './trusted-html.ts'

afterEach(() => vi.unstubAllGlobals())

it('returns the text on the server and in browsers without Trusted Types', () => {
  expect(trustHtml('<path/>')).toBe('<path/>')
})

it('leaves text to the default policy of the page', () => {
  const createPolicy = vi.fn<() => unknown>()
  vi.stubGlobal('trustedTypes', { defaultPolicy: {}, createPolicy })
  expect(trustHtml('<path/>')).toBe('<path/>')
  expect(createPolicy).not.toHaveBeenCalled()
})

it('creates one policy, and one object for equal text', () => {
  const createPolicy = vi.fn<(name: string, rules: { createHTML: (html: string) => string }) => unknown>(
    (_, { createHTML }) => ({ createHTML: (html: string) => ({ trusted: createHTML(html) }) }),
  )
  vi.stubGlobal('trustedTypes', { defaultPolicy: null, createPolicy })
  const first = trustHtml('<circle/>')
  expect(first).toEqual({ trusted: '<circle/>' })
  expect(trustHtml('<circle/>')).toBe(first)
  expect(trustHtml('<rect/>')).toEqual({ trusted: '<rect/>' })
  expect(createPolicy).toHaveBeenCalledTimes(1)
  expect(createPolicy.mock.calls[0]?.[0]).toBe('frond-ui')
})
