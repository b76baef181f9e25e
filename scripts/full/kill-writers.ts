import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { killWriters } from '../../site/server/testing/kill-writers.ts'

/** A hundred times, a process is killed while it writes counts of visits: none that was confirmed may be gone. */

const KILLS = Number(process.env.FROND_KILLS ?? 100)

const folder = mkdtempSync(join(tmpdir(), 'frond-kills-'))
const start = performance.now()
try {
  const { kills, confirmed, counted } = await killWriters(folder, KILLS)
  const seconds = ((performance.now() - start) / 1000).toFixed(0)
  console.log(`${kills} kills in ${seconds} s: ${confirmed} counts confirmed, ${counted} there. Every file was sound.`)
} finally {
  rmSync(folder, { recursive: true })
}
