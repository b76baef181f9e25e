import { addCounts, countExit, type Counts } from './counts.ts'
import type { Step } from './steps.ts'

/** Runs steps in sequence. Prints the name and time of each, and for a failed step how to fix it. */
export async function runSteps(steps: readonly Step[], { stopAtFailure = false } = {}): Promise<Counts> {
  const all: Counts[] = []
  for (const { name, cure, run } of steps) {
    console.log(`▸ ${name}`)
    const start = performance.now()
    const counts = await run().catch((error: unknown) => {
      console.log(error instanceof Error ? error.message : error)
      return countExit(1)
    })
    const seconds = `${((performance.now() - start) / 1000).toFixed(1)} s`
    console.log(counts.failed > 0 ? `✗ ${name} failed after ${seconds}. ${cure}` : `✓ ${name} in ${seconds}`)
    // A step that counts no single tests is named itself, so that the summary of a long run always says what failed.
    all.push(counts.failed > 0 && counts.failures.length === 0 ? { ...counts, failures: [`${name}. ${cure}`] } : counts)
    if (stopAtFailure && counts.failed > 0) break
  }
  return addCounts(all)
}

/** Runs lists of steps in parallel. Only the steps of one list may print while running, or their output would mix. */
export async function runSideBySide(...lists: readonly (readonly Step[])[]): Promise<Counts> {
  return addCounts(await Promise.all(lists.map((steps) => runSteps(steps))))
}
