import { expect, it } from 'vitest'
import { readFramework } from './framework.ts'

it.each([
  ['frond-framework="next"', 'next'],
  ['frond-framework=%22vite%22', 'vite'],
  ['a=1; frond-framework="next"; b=2', 'next'],
  ['my-frond-framework="next"', undefined],
  ['frond-framework=next', undefined],
  ['frond-framework="svelte"', undefined],
  ['frond-framework=%', undefined],
  ['', undefined],
  [undefined, undefined],
])('reads from %s the framework %s', (cookies, framework) => {
  expect(readFramework(cookies)).toBe(framework)
})
