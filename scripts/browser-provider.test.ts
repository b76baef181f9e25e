import type { Frame } from '@playwright/test'
import { expect, test } from 'vitest'
import { findFrame } from './browser-provider.ts'

test('the frame of a test file is found also if Playwright learns its name later', async () => {
  const frame = {} as Frame
  let calls = 0
  expect(await findFrame({ frame: () => ((calls += 1) < 3 ? null : frame) })).toBe(frame)
})

test('a page without the frame gives an error', async () => {
  await expect(findFrame({ frame: () => null }, 30)).rejects.toThrow('no frame "vitest-iframe" after 30 ms')
})
