import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { findStaleFiles, writeStaleFiles } from './generated-files.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'frond-generated-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

const generators = [
  { name: 'list', files: () => ({ 'list.ts': 'export {}\n' }) },
  { name: 'api', files: () => Promise.resolve({ 'api/button.json': '{}\n' }), folder: 'api' },
]

it('lists missing, different and obsolete files until they are written', async () => {
  mkdirSync(join(folder, 'api'))
  writeFileSync(join(folder, 'list.ts'), 'edited by hand')
  writeFileSync(join(folder, 'api/gone.json'), '{}')
  const paths = async () => (await findStaleFiles(generators, folder)).map(({ path }) => path)
  expect(await paths()).toEqual(['list.ts', 'api/button.json', 'api/gone.json'])

  await writeStaleFiles(generators, folder)
  expect(await paths()).toEqual([])
  expect(readFileSync(join(folder, 'list.ts'), 'utf8')).toBe('export {}\n')
  expect(existsSync(join(folder, 'api/gone.json'))).toBe(false)
})

it('does not write files that are up to date', async () => {
  await writeStaleFiles(generators, folder)
  const before = statSync(join(folder, 'list.ts')).mtimeMs
  expect(await writeStaleFiles(generators, folder)).toEqual([])
  expect(statSync(join(folder, 'list.ts')).mtimeMs).toBe(before)
})
