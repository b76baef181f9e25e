import type { CollectionSummary } from '../query/read-content.ts'
import { toTableName } from '../query/statement.ts'
import type { StoredValue } from '../store/rows.ts'
import { DUMP_END, DUMP_START } from './write-dump.ts'

/** A dump that cannot be used: damaged, truncated, or of another version. */
export class DumpError extends Error {
  override name = 'DumpError'
}

export interface Dump {
  collection: CollectionSummary
  rows: StoredValue[][]
}

/** Parses a dump and verifies its row count and hash. None of its SQL is executed. */
export async function readDump(bytes: Uint8Array<ArrayBuffer>): Promise<Dump> {
  const text = new TextDecoder().decode(bytes)
  if (!text.startsWith(DUMP_START)) throw new DumpError('This is not a dump of a collection.')
  const end = text.lastIndexOf(`\n${DUMP_END}`) + 1
  const hash = /^([0-9a-f]{64})\n$/.exec(text.slice(end + DUMP_END.length))?.[1]
  if (end === 0 || hash === undefined) throw new DumpError('The dump is cut off.')
  await checkHash(bytes.subarray(0, bytes.length - (text.length - end)), hash)

  const { rows: rowCount, ...collection } = readHeader(text)
  const rows = readRows(text, collection, end)
  if (rows.length !== rowCount) throw new DumpError(`The dump has ${rows.length} rows instead of ${rowCount}.`)
  return { collection, rows }
}

async function checkHash(bytes: Uint8Array<ArrayBuffer>, wanted: string): Promise<void> {
  // `crypto.subtle` exists only in secure contexts. Elsewhere the row count and the last line have to be enough.
  if (typeof crypto === 'undefined' || !crypto.subtle) return
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  const found = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
  if (found !== wanted) throw new DumpError('The dump is damaged: its hash does not match.')
}

function readHeader(text: string): CollectionSummary & { rows: number } {
  try {
    return JSON.parse(text.slice(DUMP_START.length, text.indexOf('\n'))) as CollectionSummary & { rows: number }
  } catch (error) {
    throw new DumpError('The first line of the dump cannot be read.', { cause: error })
  }
}

/** Parses the values of each INSERT: quoted text, numbers and NULL. */
function readRows(text: string, { name, fields }: CollectionSummary, end: number): StoredValue[][] {
  const start = `INSERT INTO ${toTableName(name)} VALUES (`
  const rows: StoredValue[][] = []
  let position = text.indexOf(`\n${start}`) + 1
  if (position === 0) return rows

  while (text.startsWith(start, position)) {
    position += start.length
    const row: StoredValue[] = []
    while (row.length < fields.length) {
      row.push(text[position] === "'" ? readText() : readPlain())
      if (row.length < fields.length) expect(', ')
    }
    expect(');\n')
    rows.push(row)
  }
  expect('COMMIT;\n')
  if (position !== end) throw new DumpError('The dump contains statements other than INSERT.')
  return rows

  function expect(token: string): void {
    if (!text.startsWith(token, position)) throw new DumpError(`The dump cannot be read at character ${position}.`)
    position += token.length
  }

  function readText(): string {
    const from = position + 1
    let isDoubled = false
    let to = text.indexOf("'", from)
    while (to !== -1 && text[to + 1] === "'") {
      isDoubled = true
      to = text.indexOf("'", to + 2)
    }
    if (to === -1) throw new DumpError('The dump is cut off.')
    position = to + 1
    const value = text.slice(from, to)
    return isDoubled ? value.replaceAll("''", "'") : value
  }

  function readPlain(): number | null {
    const from = position
    while (position < end && !',)'.includes(text[position]!)) position++
    const word = text.slice(from, position)
    if (word === 'NULL') return null
    if (!/^-?\d[\d.e+-]*$/.test(word)) throw new DumpError(`The dump cannot be read at character ${from}.`)
    return Number(word)
  }
}
