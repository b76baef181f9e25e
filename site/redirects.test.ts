import { describe, expect, it } from 'vitest'
import { findRedirect, redirects, type Visit } from './redirects.ts'

const pages = new Set([
  '/docs/getting-started',
  '/docs/components',
  '/docs/components/button',
  '/docs/components/date-picker',
  '/docs/composables/use-toast',
])
const visitor: Visit = { hasPage: (path) => pages.has(path) }
const to = (path: string, visit = visitor) => findRedirect(path, visit)?.to

describe('redirects', () => {
  it.each([
    ['/docs', 302, '/docs/getting-started'],
    ['/docs/composables', 302, '/docs/composables/define-shortcuts'],
    ['/docs/getting-started/migration', 302, '/docs/getting-started/migration/v3'],
    ['/docs/getting-started/installation', 302, '/docs/getting-started/installation/vite'],
    ['/docs/getting-started/icons', 302, '/docs/getting-started/integrations/icons/vite'],
    ['/docs/getting-started/theme', 302, '/docs/getting-started/theme/design-system'],
    ['/docs/getting-started/license', 301, '/pro/pricing'],
    ['/docs/getting-started/installation/pro', 302, '/docs/getting-started/installation/vite'],
    ['/docs/getting-started/installation/pro/next', 301, '/docs/getting-started/installation/next'],
    ['/docs/components/button-group', 301, '/docs/components/field-group'],
    ['/getting-started/theming', 301, '/docs/getting-started/theme/design-system'],
    ['/getting-started/shortcuts', 301, '/docs/composables/define-shortcuts'],
    ['/getting-started', 301, '/docs/getting-started'],
    ['/components', 301, '/docs/components'],
    ['/components/button', 301, '/docs/components/button'],
    ['/components/date-picker', 301, '/docs/components/date-picker'],
    ['/components/range', 301, '/docs/components/slider'],
    ['/composables/use-toast', 301, '/docs/composables/use-toast'],
    ['/pro/templates', 301, '/templates'],
    ['/pro/guide/a/b', 302, '/docs/getting-started/installation/vite'],
    ['/pro/getting-started', 302, '/docs/getting-started/installation/vite'],
    ['/pro/prose/callout', 301, '/docs/typography'],
    ['/pro/components', 301, '/docs/components'],
    ['/pro/components/landing-testimonial', 301, '/docs/components/page-card#as-a-testimonial'],
    ['/pro/components/docs/docs-search', 301, '/docs/components/content-search'],
    ['/pro/components/button', 301, '/docs/components/button'],
    ['/playground', 302, '/docs/getting-started/installation/vite'],
  ] as const)('%s redirects with %i to %s', (from, status, target) => {
    expect(findRedirect(from, visitor)).toMatchObject({ to: target, status })
  })

  it('redirect with 302 to the first page of the section if the rest of the path is unknown', () => {
    expect(findRedirect('/components/no-such', visitor)).toMatchObject({ to: '/docs/components', status: 302 })
    expect(findRedirect('/getting-started/no/such', visitor)).toMatchObject({
      to: '/docs/getting-started',
      status: 302,
    })
    expect(to('/composables/none')).toBe('/docs/composables/define-shortcuts')
    expect(to('/pro/components/none')).toBe('/docs/components')
  })

  it('resolve an old name below an old section in the same hop', () => {
    expect(findRedirect('/components/button-group', visitor)).toMatchObject({
      to: '/docs/components/field-group',
      status: 301,
    })
    expect(findRedirect('/getting-started/installation', { ...visitor, framework: 'next' })).toEqual({
      to: '/docs/getting-started/installation/next',
      status: 302,
      depends: true,
    })
  })

  it('follow the framework of the visitor, and are marked as depending on it', () => {
    expect(to('/playground', { ...visitor, framework: 'next' })).toBe('/docs/getting-started/installation/next')
    expect(findRedirect('/playground', visitor)?.depends).toBe(true)
    expect(findRedirect('/docs', visitor)?.depends).toBe(false)
  })

  it('reach their target in one hop', () => {
    for (const { from } of redirects) {
      const target = to(from.replace('*', 'some'))!.replace(/#.*/, '')
      expect([from, findRedirect(target, visitor)]).toEqual([from, undefined])
    }
  })

  it('match paths with any number of trailing slashes, and do not match other paths', () => {
    expect(to('/docs//')).toBe('/docs/getting-started')
    expect(to('/components/')).toBe('/docs/components')
    expect(to('/componentsx')).toBeUndefined()
    expect(to('/docs/components/button')).toBeUndefined()
  })

  it('list each path once', () => {
    expect(new Set(redirects.map(({ from }) => from)).size).toBe(redirects.length)
  })
})
