import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { toDay } from '../site/server/events/count-batch.ts'
import { eventFile } from '../site/server/events/event-store.ts'
import { openVisitCounter } from '../site/server/events/open-visit-counter.ts'
import { readSettings } from '../site/server/settings.ts'
import { formatStats, sumByName } from './stats-table.ts'

/** Prints the counts of the site: `npm run stats`, `npm run stats -- --days 7`, or `--json` for all of it. */

const { values } = parseArgs({
  options: { days: { type: 'string', default: '30' }, json: { type: 'boolean', default: false } },
})
const days = Number(values.days)
if (!Number.isInteger(days) || days < 1) {
  console.error('--days takes a whole number from 1.')
  process.exit(1)
}

const settings = readSettings()
const { dataFolder, databaseUrl } = settings
if (!databaseUrl && !existsSync(eventFile(dataFolder))) {
  console.log(`Nothing has been counted yet in ${dataFolder}. FROND_DATA names another folder.`)
} else {
  const store = openVisitCounter(settings)
  const counts = await store.read(toDay(new Date(Date.now() - (days - 1) * 86_400_000)))
  await store.close()
  console.log(values.json ? JSON.stringify(counts, null, 2) : formatStats(sumByName(counts), days))
}
