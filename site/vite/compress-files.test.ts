import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { compress } from '../server/files/compress.ts'
import { compressFiles } from './compress-files.ts'
import { listBuiltFiles, prepareFiles } from './prepare-files.ts'

let build: string
let client: string
let cache: string
// Words in no simple order, so that a higher level compresses them better.
const text = Array.from({ length: 4000 }, (_, index) => `item-${(index * 7919) % 1009} of list`).join('\n')

beforeEach(() => {
  build = mkdtempSync(join(tmpdir(), 'frond-compress-'))
  client = join(build, 'client')
  cache = join(build, 'cache')
  mkdirSync(client)
  writeFileSync(join(client, 'list.txt'), text)
  writeFileSync(join(client, 'short.txt'), 'short')
})

afterEach(() => rmSync(build, { recursive: true }))

async function finishBuild(id: string) {
  const files = await prepareFiles(client, listBuiltFiles(client))
  writeFileSync(join(build, 'site.json'), JSON.stringify({ id, timestamp: 0, scripts: [], files }))
  return files
}

const sizes = () => ['br', 'gz'].map((encoding) => statSync(join(client, `list.txt.${encoding}`)).size)

it('writes the smallest copies of files that are worth it', async () => {
  const files = await finishBuild('one')
  expect(files['/list.txt']?.encodings).toEqual(['br', 'gz'])
  expect(files['/short.txt']?.encodings).toEqual([])

  await compressFiles(build, { cache })
  const [br, gz] = sizes()
  expect(br).toBeLessThan((await compress(Buffer.from(text), 'br', 'quick')).length)
  expect(gz).toBeLessThanOrEqual((await compress(Buffer.from(text), 'gz', 'quick')).length)
  expect(brotliDecompressSync(readFileSync(join(client, 'list.txt.br'))).toString()).toBe(text)
  expect(gunzipSync(readFileSync(join(client, 'list.txt.gz'))).toString()).toBe(text)
  expect(readdirSync(client).sort()).toEqual(['list.txt', 'list.txt.br', 'list.txt.gz', 'short.txt'])
})

it('reuses the copies of an earlier build, and forgets those of removed files', async () => {
  await finishBuild('one')
  await compressFiles(build, { cache })
  for (const name of readdirSync(cache)) writeFileSync(join(cache, name), 'of the earlier build')
  await finishBuild('two')
  await compressFiles(build, { cache })
  expect(readFileSync(join(client, 'list.txt.br'), 'utf8')).toBe('of the earlier build')

  rmSync(join(client, 'list.txt'))
  rmSync(join(client, 'list.txt.br'))
  rmSync(join(client, 'list.txt.gz'))
  await finishBuild('three')
  await compressFiles(build, { cache })
  expect(readdirSync(cache)).toEqual([])
})

it('does nothing if the build is compressed already', async () => {
  await finishBuild('one')
  await compressFiles(build, { cache })
  rmSync(cache, { recursive: true })
  let calls = 0
  await compressFiles(build, { cache, onFile: () => calls++ })
  expect(calls).toBe(0)
})
