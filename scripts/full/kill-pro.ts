import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { killWorkers } from '../../packages/pro-server/src/testing/kill-workers.ts'
import { findFreePort, startPostgres } from '../../packages/pro-server/src/testing/postgres.ts'

/** Kills a process a hundred times on each store while it activates seats and processes payments. */

const KILLS = Number(process.env.FROND_KILLS ?? 100)

const folder = mkdtempSync(join(tmpdir(), 'frond-pro-kills-'))
const postgres = await startPostgres(await findFreePort())
try {
  const file = join(folder, 'pro.db')
  for (const place of [{ file }, { file, databaseUrl: postgres.url }]) {
    const start = performance.now()
    const { kills, seats, purchases } = await killWorkers(place, KILLS)
    const seconds = ((performance.now() - start) / 1000).toFixed(0)
    const store = 'databaseUrl' in place ? 'Postgres' : 'SQLite'
    console.log(
      `${store}: ${kills} kills in ${seconds} s; ${seats} seats and ${purchases} purchases confirmed, none lost.`,
    )
  }
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true })
}
