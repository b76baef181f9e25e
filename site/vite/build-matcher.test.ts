import { describe, expect, it } from 'vitest'
import { createMatcher } from './build-matcher.ts'

describe('createMatcher', () => {
  it('separates redirects for one path from redirects for all paths below it', () => {
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
