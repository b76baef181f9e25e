import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { backUpData, checkDataFolder, DataError, restoreData } from './data-folder.ts'
import { createEventStore, eventFile } from './event-store.ts'
import { killWriters } from '../testing/kill-writers.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'frond-folder-'))
})
afterEach(() => {
  chmodSync(folder, 0o755)
  rmSync(folder, { recursive: true })
})

/** Writes this many different counts, each with its own number. */
function fill(count: number, at = folder): void {
  const store = createEventStore(at)
  for (let name = 0; name < count; name += 1) store.count('event', `event ${name}`)
  store.close()
}

const read = (at: string) => {
  const store = createEventStore(at)
  const counts = store.read('2000-01-01')
  store.close()
  return counts
}

/** Overwrites part of a file, from an offset. */
function damage(file: string, from: number, to: number): void {
  const bytes = readFileSync(file)
  bytes.fill(0x5a, from, to)
  writeFileSync(file, bytes)
}

describe('a data folder', () => {
  it('is created if it does not exist, and kept if it is valid', () => {
    const deep = join(folder, 'a/b')
    checkDataFolder(deep)
    expect(existsSync(deep)).toBe(true)
    fill(10, deep)
    checkDataFolder(deep)
    expect(read(deep)).toHaveLength(10)
  })

  it('is rejected if it is not writable, with its name and a solution', () => {
    const file = join(folder, 'file')
    writeFileSync(file, '')
    for (const path of [file, join(file, 'below')])
      expect(() => checkDataFolder(path)).toThrow(
        new RegExp(`^The data folder ${path} cannot be written: .*FROND_DATA to another folder\\.$`),
      )
    // The root user can write everywhere.
    if (process.getuid?.() === 0) return
    chmodSync(folder, 0o555)
    expect(() => checkDataFolder(folder)).toThrow(DataError)
  })

  it.each([
    ['its head', 0, 100],
    ['its middle', 4096, 12_288],
  ])('with a file that is damaged in %s is rejected, and one command restores the counts', async (_, from, to) => {
    fill(1500)
    const copy = join(folder, 'copies/monday.db')
    await backUpData(folder, copy)
    damage(eventFile(folder), from, to)
    expect(() => checkDataFolder(folder)).toThrow(/events\.db is damaged: .+\. Restore a backup with npm run restore/)

    restoreData(copy, folder)
    checkDataFolder(folder)
    expect(read(folder)).toHaveLength(1500)
    expect(existsSync(`${eventFile(folder)}.before-restore`)).toBe(true)
  })

  it('with an incomplete file of a killed process is completed', () => {
    writeFileSync(eventFile(folder), '')
    checkDataFolder(folder)
    fill(2)
    expect(read(folder)).toHaveLength(2)
  })

  it('is not checked while another process writes', () => {
    fill(1)
    const other = new DatabaseSync(eventFile(folder))
    other.exec('BEGIN EXCLUSIVE')
    expect(() => checkDataFolder(folder)).not.toThrow()
    other.close()
  })
})

it('a process that is killed at any moment leaves a valid file with all confirmed counts', async () => {
  const { kills, confirmed, counted } = await killWriters(folder, 5)
  expect(kills).toBe(5)
  expect(confirmed).toBeGreaterThan(5)
  expect(counted).toBeGreaterThanOrEqual(confirmed)
})

describe('a backup', () => {
  it('made while counts are written is complete and contains all earlier counts', async () => {
    fill(1500)
    const store = createEventStore(folder)
    let written = 1500
    let isDone = false
    // A count is written between any two steps of the backup.
    const write = () => {
      if (isDone) return
      store.count('event', `late ${(written += 1)}`)
      store.flush()
      setImmediate(write)
    }
    write()
    store.count('event', 'last before')
    store.flush()
    const copy = join(folder, 'copy.db')
    await backUpData(folder, copy)
    isDone = true
    store.close()
    expect(store.findFault()).toBeUndefined()

    const elsewhere = join(folder, 'elsewhere')
    restoreData(copy, elsewhere)
    const database = new DatabaseSync(eventFile(elsewhere))
    expect({ ...database.prepare('PRAGMA integrity_check').get() }).toEqual({ integrity_check: 'ok' })
    database.close()
    const names = read(elsewhere).map(({ name }) => name)
    expect(names).toContain('last before')
    expect(names.length).toBeGreaterThan(1500)
    expect(names.length).toBeLessThanOrEqual(read(folder).length)
  })

  it('replaces an older one only when it is complete', async () => {
    fill(1)
    const copy = join(folder, 'copy.db')
    await backUpData(folder, copy)
    const before = readFileSync(copy)
    damage(eventFile(folder), 0, 100)
    await expect(backUpData(folder, copy)).rejects.toThrow('events.db cannot be copied: ')
    expect(readFileSync(copy).equals(before)).toBe(true)
    await expect(backUpData(join(folder, 'none'), copy)).rejects.toThrow('There is nothing to copy')
  })

  it('that is invalid is not restored, and the data stays unchanged', () => {
    fill(3)
    const rubbish = join(folder, 'rubbish.db')
    writeFileSync(rubbish, 'no database')
    const other = join(folder, 'other.db')
    new DatabaseSync(other).exec('CREATE TABLE a (b)')
    expect(() => restoreData(rubbish, folder)).toThrow('cannot be used')
    expect(() => restoreData(other, folder)).toThrow('it holds no counts of visits')
    expect(() => restoreData(join(folder, 'none.db'), folder)).toThrow('There is no file')
    expect(read(folder)).toHaveLength(3)
  })
})
