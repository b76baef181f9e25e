import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { checkDataFolder } from '../events/data-folder.ts'
import { createEventStore, eventFile } from '../events/event-store.ts'

export interface Killed {
  readonly kills: number
  /** Counts that the processes confirmed as written. */
  readonly confirmed: number
  /** Counts in the store at the end. A process may have been killed after it wrote a count and before it confirmed it. */
  readonly counted: number
}

const store = JSON.stringify(join(import.meta.dirname, '../events/event-store.ts'))

/**
 * For tests: starts processes that write counts and kills each at a different moment. Throws if a kill leaves a damaged
 * file or loses a confirmed count.
 */
export async function killWriters(folder: string, kills: number): Promise<Killed> {
  const script = `
    const { createEventStore } = await import(${store})
    const store = createEventStore(${JSON.stringify(folder)})
    for (let count = 1; ; count += 1) {
      store.count('view', '/a')
      store.flush()
      process.stdout.write(count + '\\n')
      await new Promise(setImmediate)
    }`
  let confirmed = 0
  let counted = 0
  for (let round = 1; round <= kills; round += 1) {
    const confirmedByChild = await killWriter(script, 20 + ((round * 37) % 300), (round * 7) % 5)
    confirmed += confirmedByChild
    checkDataFolder(folder)
    checkWhole(folder)
    const before = counted
    counted = readCount(folder)
    if (counted < before + confirmedByChild)
      throw new Error(
        `After kill ${round}, ${counted} counts are there of ${before + confirmedByChild} that were confirmed.`,
      )
  }
  return { kills, confirmed, counted }
}

/** Kills a process `laterMs` after it has written `letters` characters. Returns the number of counts that it confirmed. */
async function killWriter(script: string, letters: number, laterMs: number): Promise<number> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    const isFirst = output.length <= letters
    output += chunk.toString()
    if (isFirst && output.length > letters) setTimeout(() => child.kill('SIGKILL'), laterMs)
  })
  const [, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null]
  if (signal !== 'SIGKILL') throw new Error('The process ended before it was killed.')
  // An incomplete last line confirms nothing.
  return output.split('\n').length - 1
}

function checkWhole(folder: string): void {
  const database = new DatabaseSync(eventFile(folder))
  const row = database.prepare('PRAGMA integrity_check').get()
  database.close()
  if (row?.integrity_check !== 'ok') throw new Error(`The file is damaged: ${String(row?.integrity_check)}`)
}

function readCount(folder: string): number {
  const store = createEventStore(folder)
  const counts = store.read('2000-01-01')
  store.close()
  return counts.reduce((sum, { count }) => sum + count, 0)
}
