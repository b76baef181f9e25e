/** Resolves when it is the visitor's turn. What is done then, until it waits for something, is one piece of work. */
export type Turns = (visitor: string) => Promise<void>

/**
 * Lets requests do their work one after the other, one in each round of the event loop: files, new connections and the
 * end of the process come in between. Visitors take turns, so that one who asks for a hundred things at once does not
 * hold up another who asks for one.
 */
export function createTurns(): Turns {
  const waiting = new Map<string, (() => void)[]>()
  let isRunning = false

  function run(): void {
    const [first] = waiting
    isRunning = first !== undefined
    if (!first) return
    const [visitor, turns] = first
    const begin = turns.shift()!
    // Moved to the end, behind everybody else.
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
