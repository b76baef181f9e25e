import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { text } from 'node:stream/consumers'

export interface LighthouseRun {
  address: string
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  blockingMs: number
  largestPaintMs: number
  layoutShift: number
  /** Audits outside of the performance category that failed. */
  failed: string[]
}

/** Measures the addresses one after another. Installs Lighthouse in this folder on first use. */
export async function runLighthouse(chromiumFile: string, addresses: readonly string[]): Promise<LighthouseRun[]> {
  const cwd = import.meta.dirname
  if (!existsSync(`${cwd}/node_modules`)) spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd, stdio: 'inherit' })
  // Asynchronous, because a server that is measured may run in this process.
  const lighthouse = spawn(process.execPath, ['lighthouse.mjs', chromiumFile, ...addresses], { cwd })
  const closed = new Promise((resolve) => lighthouse.once('close', resolve))
  const [output, errors, status] = await Promise.all([text(lighthouse.stdout), text(lighthouse.stderr), closed])
  if (status !== 0) throw new Error(`bench: Lighthouse failed.\n${errors}`)
  return output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as LighthouseRun)
}
