export const POLL_MS = 3_600_000

export interface BuildWatchOptions {
  /** The build the page is of. */
  id: string
  latest: () => Promise<{ id: string }>
  onUpdate: (id: string) => void
  onFailure: (error: unknown) => void
}

/** Asks each hour whether there is a newer build, and tells once of each. */
export function createBuildWatch({ id, latest, onUpdate, onFailure }: BuildWatchOptions) {
  let current = id
  let asked = Date.now()

  async function ask(): Promise<void> {
    asked = Date.now()
    const found = await latest()
    if (found.id === current) return
    current = found.id
    onUpdate(current)
  }

  const timer = setInterval(() => void ask().catch(onFailure), POLL_MS)
  return {
    /** The visitor looks at the page again. Timers of a page in the background may have stood still. */
    onReturn(): void {
      if (Date.now() - asked > POLL_MS) void ask().catch(onFailure)
    },
    stop: () => clearInterval(timer),
  }
}
