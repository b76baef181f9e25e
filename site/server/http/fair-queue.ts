/** Resolves when it is the visitor's turn. The code that runs then, until its next `await`, is one piece of work. */
export type FairQueue = (visitor: string) => Promise<void>

/**
 * Runs one piece of work per round of the event loop, so that files, new connections and signals are handled in between.
 * Visitors take turns: a visitor with a hundred requests does not delay another with one.
 */
export function createFairQueue(): FairQueue {
  const waiting = new Map<string, (() => void)[]>()
  let isRunning = false

  function run(): void {
    const [first] = waiting
    isRunning = first !== undefined
    if (!first) return
    const [visitor, turns] = first
    const begin = turns.shift()!
    // Moved to the end, behind all other visitors.
    waiting.delete(visitor)
    if (turns.length > 0) waiting.set(visitor, turns)
    begin()
    setImmediate(run)
  }

  return (visitor) =>
    new Promise((resolve) => {
      const turns = waiting.get(visitor)
      if (turns) turns.push(resolve)
      else waiting.set(visitor, [resolve])
      if (isRunning) return
      isRunning = true
      setImmediate(run)
    })
}
