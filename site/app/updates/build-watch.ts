export const POLL_MS = 3_600_000

export interface BuildWatchOptions {
  /** The build id of the page. */
  id: string
  latest: () => Promise<{ id: string }>
  onUpdate: (id: string) => void
  onFailure: (error: unknown) => void
}

/** Checks every hour for a newer build, and reports each one once. */
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
    /** Call this when the tab becomes visible, because browsers may suspend the timers of background tabs. */
    onReturn(): void {
      if (Date.now() - asked > POLL_MS) void ask().catch(onFailure)
    },
    stop: () => clearInterval(timer),
  }
}
