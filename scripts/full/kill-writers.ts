import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { killWriters } from '../../site/server/testing/kill-writers.ts'

/** Kills a process a hundred times while it writes counts of visits. No confirmed count may be lost. */

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
