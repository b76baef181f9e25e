import { resolve } from 'node:path'
import { backUpData, DataError } from '../site/server/events/data-folder.ts'
import { readSettings, SettingError } from '../site/server/settings.ts'

/** Copies the data of the server, also while it runs: npm run backup -- <copy>. */

const [copy] = process.argv.slice(2)
try {
  if (!copy) throw new DataError('Name the file to copy to: npm run backup -- counts.db')
  const { dataFolder } = readSettings()
  await backUpData(dataFolder, resolve(copy))
  console.log(`The counts in ${dataFolder} are copied to ${copy}.`)
} catch (error) {
  if (!(error instanceof DataError || error instanceof SettingError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
