import { describe, expect, it } from 'vitest'
import { findPage } from './pages.ts'

describe('findPage', () => {
  it.each([
    ['/', '/'],
    ['/team', '/team'],
    ['/team/', '/team'],
    ['/pro/pricing', '/pro/pricing'],
    ['/pro/sandbox/checkout/cs_test_1', '/pro/sandbox/checkout/:session'],
    ['/pro/sandbox/checkout', '*'],
    ['/releases', '/releases/:version?'],
    ['/releases/1.2.0', '/releases/:version?'],
    ['/docs/components/button', '/docs/*'],
    ['/examples/button/basic', '/examples/*'],
    ['/team/anna', '*'],
    ['/releases/1.2.0/notes', '*'],
  ])('finds the page of %s', (path, pattern) => {
    expect(findPage(path).path).toBe(pattern)
  })
})
