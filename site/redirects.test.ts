import { describe, expect, it } from 'vitest'
import { findRedirect, redirects } from './redirects.ts'

describe('redirects', () => {
  it('lead to their target in one hop', () => {
    for (const { to } of redirects) expect(findRedirect(to)).toBeUndefined()
  })

  it('are found whatever slashes a path ends in', () => {
    expect(findRedirect('/docs//')?.to).toBe('/docs/getting-started')
    expect(findRedirect('/')?.to).toBe('/docs/getting-started')
  })

  it('name each path once', () => {
    expect(new Set(redirects.map(({ from }) => from)).size).toBe(redirects.length)
  })
})
