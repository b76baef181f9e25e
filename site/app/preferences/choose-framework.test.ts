import { expect, it } from 'vitest'
import { twinPath } from './choose-framework.ts'

it.each([
  ['/docs/getting-started/installation/vite', 'next', '/docs/getting-started/installation/next'],
  ['/docs/getting-started/installation/next', 'vite', '/docs/getting-started/installation/vite'],
  ['/docs/getting-started/installation/next', 'next', '/docs/getting-started/installation/next'],
  ['/docs/components/button', 'next', '/docs/components/button'],
  ['/docs/guides/vitest', 'next', '/docs/guides/vitest'],
  ['/docs/next/steps', 'vite', '/docs/next/steps'],
] as const)('maps %s for %s to %s', (path, framework, twin) => {
  expect(twinPath(path, framework)).toBe(twin)
})
