import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { hashInputs } from './inputs.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'frond-inputs-'))
  write('site/app/root.tsx', 'root')
  write('site/content/index.md', '# Home')
})

afterEach(() => rmSync(folder, { recursive: true }))

function write(path: string, content: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), content)
}

const hash = () => hashInputs(folder, ['site', 'package-lock.json'], { except: ['site/build'] })

it('stays the same if no content changes, even if modification times do', () => {
  const before = hash()
  utimesSync(join(folder, 'site/app/root.tsx'), 1, 1)
  expect(hash()).toBe(before)
})

it('changes when a file is edited, added, renamed or removed', () => {
  const seen = new Set([hash()])
  write('site/app/root.tsx', 'toor')
  seen.add(hash())
  write('site/app/new.tsx', '')
  seen.add(hash())
  rmSync(join(folder, 'site/app/new.tsx'))
  write('site/app/old.tsx', '')
  seen.add(hash())
  rmSync(join(folder, 'site/app/root.tsx'))
  seen.add(hash())
  write('package-lock.json', '{}')
  seen.add(hash())
  expect(seen.size).toBe(6)
})

it('changes if content moves from one file to the next', () => {
  write('site/a.txt', 'onetwo')
  write('site/b.txt', '')
  const before = hash()
  write('site/a.txt', 'one')
  write('site/b.txt', 'two')
  expect(hash()).not.toBe(before)
})

it('ignores build output and tests', () => {
  const before = hash()
  write('site/build/client/index.html', 'built')
  write('site/.react-router/types/root.ts', 'built')
  write('site/node_modules/x/index.js', 'built')
  write('site/app/root.test.tsx', 'test')
  expect(hash()).toBe(before)
})

it('includes a folder named build that contains sources', () => {
  const before = hash()
  write('site/app/build/tool.ts', 'source')
  expect(hash()).not.toBe(before)
})
