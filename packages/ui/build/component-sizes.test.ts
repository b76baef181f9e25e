import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { measureComponents, type ComponentSize } from './component-sizes.ts'

describe('the size of a component', () => {
  const sizes = new Map<string, ComponentSize>()
  beforeAll(async () => {
    const measured = await measureComponents(['App', 'Button', 'Icon', 'Modal', 'Toaster'])
    for (const [slug, size] of Object.entries(measured)) sizes.set(slug, size)
  }, 600_000)
  const find = (slug: string) => sizes.get(slug)!

  it('includes script and styles', () => {
    expect(find('button').alone).toBeGreaterThan(4000)
    expect(find('modal').alone).toBeGreaterThan(find('icon').alone)
  })

  it('next to Button does not include what Button already has', () => {
    expect(find('button').nextToButton).toBe(0)
    for (const slug of ['icon', 'modal']) {
      expect(find(slug).nextToButton).toBeGreaterThan(0)
      expect(find(slug).nextToButton).toBeLessThan(find(slug).alone - 2000)
    }
  })

  it('does not include what the component loads on demand', () => {
    // App loads the toaster with the first toast.
    expect(find('app').alone).toBeLessThan(find('toaster').alone)
  })

  it('is what the docs show', () => {
    const file = join(import.meta.dirname, '../../../site/generated/component-sizes.json')
    const shown = JSON.parse(readFileSync(file, 'utf8')) as Record<string, ComponentSize>
    const wrong = [...sizes].filter(([slug, { alone }]) => Math.abs(shown[slug]!.alone / alone - 1) > 0.03)
    expect(wrong, 'Renew the sizes with: npm run bench components -- --save').toEqual([])
  })
})
