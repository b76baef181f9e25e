import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { DUMP_END, writeDump } from '../dump/write-dump.ts'
import { toTableName } from '../query/statement.ts'
import type { ContentDatabase, StoredCollection } from '../store/content-database.ts'
import type { StoredValue } from '../store/rows.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

/** Characters written before the event loop handles other requests. */
const SLICE_LENGTH = 1_000_000
/** A higher level takes longer and makes a dump hardly smaller. */
const BROTLI_QUALITY = 9

/** The dumps of a database in each encoding, created on first request. */
export function createDumps(database: ContentDatabase) {
  const made = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()

  function get(collection: StoredCollection, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
    const key = `${collection.name} ${encoding}`
    let dump = made.get(key)
    if (!dump) {
      dump = make(collection, encoding)
      made.set(key, dump)
      dump.catch(() => made.delete(key))
    }
    return dump
  }

  async function make(collection: StoredCollection, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
    if (encoding === 'identity') return new Uint8Array(Buffer.from(await dumpCollection(database, collection)))
    const plain = await get(collection, 'identity')
    if (encoding === 'gzip') return new Uint8Array(await promisify(gzip)(plain))
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    }
    return new Uint8Array(await promisify(brotliCompress)(plain, { params }))
  }

  return { get }
}

/** The text of `sql_dump.txt` of a collection. */
export async function dumpCollection(database: ContentDatabase, collection: StoredCollection): Promise<string> {
  const columns = collection.fields.map(({ name }) => `"${name}"`).join(', ')
  const statement = database.sqlite.prepare(`SELECT ${columns} FROM ${toTableName(collection.name)} ORDER BY "id"`)
  const rows = statement.all().map((row) => Object.values(row) as StoredValue[])

  const hash = createHash('sha256')
  const parts: string[] = []
  let length = 0
  for (const part of writeDump(collection, rows, rows.length)) {
    parts.push(part)
    hash.update(part)
    length += part.length
    if (length < SLICE_LENGTH) continue
    length = 0
    await setImmediate()
  }
  return `${parts.join('')}${DUMP_END}${hash.digest('hex')}\n`
}
