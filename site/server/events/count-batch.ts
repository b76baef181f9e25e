/** What is counted: views of pages, events by name, and the sites that visitors came from. */
export type CountKind = 'view' | 'event' | 'source'

export interface DailyCount {
  readonly day: string
  readonly kind: CountKind
  readonly name: string
  readonly count: number
}

/** What the endpoint and the server need of a store of counts. */
export interface VisitCounter {
  /** Adds one to a count. It takes no data about the visitor. */
  count(kind: CountKind, name: string, now?: Date): void
  /** Opens the store, so that a fault is noticed at start and not at the first visit. */
  open(): void
  /** Why writing fails, or `undefined`. */
  findFault(): string | undefined
  /** Writes what is left and closes the store. */
  close(): void | Promise<void>
}

export const FLUSH_MS = 5000
export const FAULT = 'Counts of visits cannot be written.'
/** Maximum different referring sites a day. Above this, they are counted as `(other)`. */
export const MAX_SOURCES = 500
export const OTHER = '(other)'
/** Maximum different counts waiting to be written. Above this, new ones are dropped. */
const MAX_WAITING = 2000
const KEPT_DAYS = 730

/** Counts that wait to be written. They are collected in memory, so that no request waits for the store. */
export class CountBatch {
  readonly #waiting = new Map<string, DailyCount>()

  get isEmpty(): boolean {
    return this.#waiting.size === 0
  }

  add({ day, kind, name, count }: DailyCount): void {
    const key = `${day} ${kind} ${name}`
    const known = this.#waiting.get(key)
    if (!known && this.#waiting.size >= MAX_WAITING) return
    this.#waiting.set(key, { day, kind, name, count: count + (known?.count ?? 0) })
  }

  list(): DailyCount[] {
    return [...this.#waiting.values()]
  }

  clear(): void {
    this.#waiting.clear()
  }
}

export function toDay(date: Date): string {
  return date.toISOString().slice(0, 10)
}

/**
 * The first day to keep. It is relative to the latest day of the store, not to the clock: a clock that is years ahead must
 * not delete everything.
 */
export function firstKeptDay(latest: unknown): string {
  const today = toDay(new Date())
  const last = typeof latest === 'string' && latest < today ? latest : today
  return toDay(new Date(Date.parse(last) - KEPT_DAYS * 86_400_000))
}
