import { resolve } from 'node:path'
import { DataError, restoreData } from '../site/server/events/data-folder.ts'
import { readSettings, SettingError } from '../site/server/settings.ts'

/** Restores a copy of the server's data while the server is stopped: npm run restore -- <copy>. */

const [copy] = process.argv.slice(2)
try {
  if (!copy) throw new DataError('Name the copy: npm run restore -- counts.db')
  const { dataFolder } = readSettings()
  restoreData(resolve(copy), dataFolder)
  console.log(`The counts of ${copy} are in ${dataFolder}. What was there before is kept beside them.`)
} catch (error) {
  if (!(error instanceof DataError || error instanceof SettingError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
