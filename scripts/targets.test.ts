import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { buildIfStale, type Target } from './targets.ts'

let folder: string
let builds: number
let target: Target

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'frond-targets-'))
  mkdirSync(join(folder, 'src'))
  writeFileSync(join(folder, 'src/page.md'), 'one')
  builds = 0
  target = {
    name: '@frond/thing',
    inputs: ['src'],
    output: 'out',
    build() {
      builds++
      mkdirSync(join(folder, 'out'), { recursive: true })
      return Promise.resolve({ code: 0, output: '' })
    },
  }
})

afterEach(() => rmSync(folder, { recursive: true }))

it('builds once, and again only after an input changed', async () => {
  expect(await buildIfStale(target, { folder })).toBe(true)
  expect(await buildIfStale(target, { folder })).toBe(false)
  writeFileSync(join(folder, 'src/page.md'), 'two')
  expect(await buildIfStale(target, { folder })).toBe(true)
  expect(builds).toBe(2)
})

it('builds again after the output was deleted', async () => {
  await buildIfStale(target, { folder })
  rmSync(join(folder, 'out'), { recursive: true })
  expect(await buildIfStale(target, { folder })).toBe(true)
})

it('shows the output of a failed build, and retries the next time', async () => {
  const broken = { ...target, build: () => Promise.resolve({ code: 1, output: 'page.md: no title\n' }) }
  await expect(buildIfStale(broken, { folder })).rejects.toThrow('Building @frond/thing failed.\npage.md: no title')
  expect(await buildIfStale(target, { folder })).toBe(true)
})

it('builds again after an edit that was made during the build', async () => {
  const slow = {
    ...target,
    build() {
      writeFileSync(join(folder, 'src/page.md'), 'edited meanwhile')
      return target.build()
    },
  }
  await buildIfStale(slow, { folder })
  expect(await buildIfStale(target, { folder })).toBe(true)
})

it('builds once if it is asked for twice at the same time', async () => {
  const results = await Promise.all([buildIfStale(target, { folder }), buildIfStale(target, { folder })])
  expect(results).toEqual([true, true])
  expect(builds).toBe(1)
})
