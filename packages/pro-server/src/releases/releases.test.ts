import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createFolder } from '../testing/stores.ts'
import { listProFiles } from './list-files.ts'
import { readRange } from './releases.ts'
import { createZip } from './zip.ts'

test('creates an archive whose entries can be read, always with the same bytes', () => {
  const files = [
    { name: 'README.md', content: Buffer.from('Hello') },
    { name: 'a/ü.txt', content: Buffer.from('text '.repeat(500)) },
  ]
  const zip = Buffer.from(createZip(files))
  expect(Buffer.from(createZip(files)).equals(zip)).toBe(true)
  const end = zip.length - 22
  expect([zip.readUInt32LE(end), zip.readUInt16LE(end + 10)]).toEqual([0x06054b50, 2])
  let at = zip.readUInt32LE(end + 16)
  for (const { name, content } of files) {
    expect(zip.readUInt32LE(at)).toBe(0x02014b50)
    const nameLength = zip.readUInt16LE(at + 28)
    expect(zip.toString('utf8', at + 46, at + 46 + nameLength)).toBe(name)
    const local = zip.readUInt32LE(at + 42)
    expect(zip.readUInt32LE(local)).toBe(0x04034b50)
    const start = local + 30 + zip.readUInt16LE(local + 26)
    expect(inflateRawSync(zip.subarray(start, start + zip.readUInt32LE(at + 20))).equals(content)).toBe(true)
    at += 46 + nameLength
  }
})

test('lists files without dependencies and build output', () => {
  const folder = createFolder()
  mkdirSync(join(folder, 'app/node_modules'), { recursive: true })
  for (const name of ['b.txt', 'app/a.txt', 'app/node_modules/c.txt']) writeFileSync(join(folder, name), name)
  expect(listProFiles(folder).map(({ name }) => name)).toEqual(['app/a.txt', 'b.txt'])
  expect(listProFiles(join(folder, 'none'))).toEqual([])
})

test.each([
  [null, 'whole'],
  ['bytes=0-', { start: 0, end: 9 }],
  ['bytes=3-5', { start: 3, end: 5 }],
  ['bytes=3-500', { start: 3, end: 9 }],
  ['bytes=-4', { start: 6, end: 9 }],
  ['bytes=-', 'whole'],
  ['bytes=5-3', 'unsatisfiable'],
  ['bytes=999999999-', 'unsatisfiable'],
  ['bytes=0-0,2-3', 'whole'],
  ['items=0-1', 'whole'],
])('reads the range %s', (header, expected) => {
  expect(readRange(header, 10)).toEqual(expected)
})
