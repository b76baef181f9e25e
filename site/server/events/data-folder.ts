import { accessSync, constants, copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { BUSY_MS, eventFile, isBusy } from './event-store.ts'

/** The data folder or a file in it cannot be used. The message says why, and what to do. */
export class DataError extends Error {
  /** Exit code of the process. It means a configuration error, so a restart does not help. */
  static readonly exitCode = 78
}

/** Checks before the server starts that the folder is writable and its file is intact. */
export function checkDataFolder(folder: string): void {
  const file = eventFile(folder)
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
    if (existsSync(file)) accessSync(file, constants.R_OK | constants.W_OK)
  } catch (error) {
    throw new DataError(
      `The data folder ${folder} cannot be written: ${toMessage(error)}. Give the user of this process the right to write there, or set FROND_DATA to another folder.`,
    )
  }
  if (!existsSync(file)) return
  const fault = findDamage(file)
  if (fault)
    throw new DataError(
      `${file} is damaged: ${fault}. Restore a backup with npm run restore -- <copy>, or move the file away to start with empty counts.`,
    )
}

/** Copies the counts, also while the server writes. The copy is consistent: it contains everything written before it started. */
export async function backUpData(folder: string, copy: string): Promise<void> {
  const file = eventFile(folder)
  if (!existsSync(file)) throw new DataError(`There is nothing to copy: ${file} does not exist.`)
  const unfinished = `${copy}.part`
  rmSync(unfinished, { force: true })
  mkdirSync(dirname(copy), { recursive: true })
  const source = new DatabaseSync(file, { readOnly: true, timeout: BUSY_MS })
  try {
    await backup(source, unfinished)
  } catch (error) {
    throw new DataError(`${file} cannot be copied: ${toMessage(error)}.`)
  } finally {
    source.close()
  }
  const fault = findDamage(unfinished, true)
  if (fault) throw new DataError(`The copy of ${file} cannot be used: ${fault}.`)
  renameSync(unfinished, copy)
}

/** Replaces the counts with a copy and keeps the previous file beside it. No server may be using the folder. */
export function restoreData(copy: string, folder: string): void {
  if (!existsSync(copy)) throw new DataError(`There is no file ${copy}.`)
  const fault = findDamage(copy, true)
  if (fault) throw new DataError(`${copy} cannot be used: ${fault}.`)
  mkdirSync(folder, { recursive: true })
  const file = eventFile(folder)
  copyFileSync(copy, `${file}.part`)
  // The latest writes may still be in the `-wal` file.
  for (const end of ['', '-wal', '-shm'])
    if (existsSync(file + end)) renameSync(file + end, `${file}.before-restore${end}`)
  renameSync(`${file}.part`, file)
}

/** Describes the damage of a file of counts, or returns `undefined`. A new, empty file is valid. */
function findDamage(file: string, isCopy = false): string | undefined {
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(file, { timeout: BUSY_MS })
    const [row] = database.prepare('PRAGMA quick_check(1)').all() as { quick_check: string }[]
    if (row?.quick_check !== 'ok') return row?.quick_check.replaceAll('\n', ' ') ?? 'it cannot be checked'
    const hasCounts = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'counts'").get()
    return hasCounts || !isCopy ? undefined : 'it holds no counts of visits'
  } catch (error) {
    // The file is locked by another process of the site, so it is usable.
    return isBusy(error) ? undefined : toMessage(error)
  } finally {
    database?.close()
  }
}

function toMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
