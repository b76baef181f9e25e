import { describe, expect, it } from 'vitest'
import { createMatcher } from './build-matcher.ts'

describe('createMatcher', () => {
  it('sorts redirects by whether they hold for one path or for all below it', () => {
    expect(
      createMatcher([
        { from: '/docs', to: '/docs/getting-started', status: 302 },
        { from: '/pro/guide/*', to: '/docs/getting-started/installation/{fw}', status: 302 },
      ]),
    ).toEqual({
      static: { '/docs': { redirect: '/docs/getting-started' } },
      wildcard: { '/pro/guide': { redirect: '/docs/getting-started/installation/{fw}' } },
      dynamic: {},
    })
  })
})
