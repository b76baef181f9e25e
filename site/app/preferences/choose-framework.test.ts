import { expect, it } from 'vitest'
import { twinPath } from './choose-framework.ts'

it.each([
  ['/docs/getting-started/installation/vite', 'next', '/docs/getting-started/installation/next'],
  ['/docs/getting-started/installation/next', 'vite', '/docs/getting-started/installation/vite'],
  ['/docs/getting-started/installation/next', 'next', '/docs/getting-started/installation/next'],
  ['/docs/components/button', 'next', '/docs/components/button'],
  ['/docs/guides/vitest', 'next', '/docs/guides/vitest'],
  ['/docs/next/steps', 'vite', '/docs/next/steps'],
] as const)('%s for %s is %s', (path, framework, twin) => {
  expect(twinPath(path, framework)).toBe(twin)
})
