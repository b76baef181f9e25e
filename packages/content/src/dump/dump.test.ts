import { createHash } from 'node:crypto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { CollectionSummary } from '../query/read-content.ts'
import type { StoredValue } from '../store/rows.ts'
import { readDump } from './read-dump.ts'
import { DUMP_END, writeDump } from './write-dump.ts'

const notes: CollectionSummary = {
  name: 'notes',
  type: 'data',
  version: 'v3.5.0--0123456789abcdef',
  fields: [
    { name: 'id', kind: 'text' },
    { name: 'text', kind: 'text' },
    { name: 'count', kind: 'number' },
  ],
  folders: { 'a/b': { title: 'Line\nend' } },
}
const rows: StoredValue[][] = [
  ['a', "it's '' quoted'", 1],
  ['b', 'two\nlines);\nINSERT INTO _content_notes VALUES (', -2.5],
  ['c', null, 1e-7],
  ['d', '', null],
  ['e', '🚀 مرحبا -- /* */ NULL', 1e21],
  ['f', `\n${DUMP_END}${'0'.repeat(64)}\n`, 0],
]

function write(collection = notes, values = rows, count = values.length): string {
  const text = [...writeDump(collection, values, count)].join('')
  return `${text}${DUMP_END}${createHash('sha256').update(text).digest('hex')}\n`
}

function read(text: string) {
  return readDump(new TextEncoder().encode(text))
}

afterEach(() => vi.unstubAllGlobals())

describe('a dump', () => {
  it('can be read back unchanged', async () => {
    expect(await read(write())).toEqual({ collection: notes, rows })
    expect(await read(write(notes, []))).toEqual({ collection: notes, rows: [] })
  })

  it('describes itself in the first line and ends with its hash', () => {
    const lines = write().trimEnd().split('\n')
    expect(lines[0]).toMatch(
      /^-- frond-content 1 \{"name":"notes","type":"data","version":"v3\.5\.0--0123456789abcdef"/,
    )
    expect(lines.at(-1)).toMatch(/^-- sha256 [0-9a-f]{64}$/)
  })

  it('is rejected if any character was changed', async () => {
    const dump = write()
    for (let at = 0; at < dump.length; at += 7) {
      const changed = dump.slice(0, at) + (dump[at] === 'x' ? 'y' : 'x') + dump.slice(at + 1)
      await expect(read(changed), `letter ${at}`).rejects.toThrow('dump')
    }
  })

  it('is rejected if it is truncated anywhere', async () => {
    const dump = write()
    for (let length = 0; length < dump.length; length += 7) {
      await expect(read(dump.slice(0, length)), `${length} letters`).rejects.toThrow('dump')
    }
  })

  it('is rejected if it is not a dump', async () => {
    await expect(read('<!doctype html>')).rejects.toThrow('This is not a dump of a collection.')
    await expect(read('-- frond-content 2 {}')).rejects.toThrow('This is not a dump of a collection.')
  })

  it('contains nothing but rows', async () => {
    const more = [...writeDump(notes, rows, rows.length)].join('').replace('COMMIT;', 'DROP TABLE x;\nCOMMIT;')
    const signed = `${more}${DUMP_END}${createHash('sha256').update(more).digest('hex')}\n`
    await expect(read(signed)).rejects.toThrow('cannot be read at character')
  })

  it('is verified by its row count if the page cannot compute a hash', async () => {
    vi.stubGlobal('crypto', {})
    expect(await read(write())).toEqual({ collection: notes, rows })
    await expect(read(write(notes, rows, 7))).rejects.toThrow('The dump has 6 rows instead of 7.')
    await expect(read(write().slice(0, -80))).rejects.toThrow('cut off')
  })
})
