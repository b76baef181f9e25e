export interface LruCacheOptions<Value> {
  /** Maximum total size of the entries. */
  readonly limit: number
  /** Size of an entry. @default 1 for each, so that `limit` is the number of entries */
  readonly sizeOf?: (value: Value) => number
  /** Called for each entry that is removed to make room. */
  readonly onEvict?: (value: Value) => void
}

/** A map with a size limit. To make room for a new entry, it removes the entries that were not used for longest. */
export class LruCache<Key, Value> {
  // A Map iterates in insertion order, and every use inserts its entry again: the first entry is the oldest.
  readonly #entries = new Map<Key, Value>()
  readonly #limit: number
  readonly #sizeOf: (value: Value) => number
  readonly #onEvict: ((value: Value) => void) | undefined
  #size = 0

  constructor({ limit, sizeOf = () => 1, onEvict }: LruCacheOptions<Value>) {
    this.#limit = limit
    this.#sizeOf = sizeOf
    this.#onEvict = onEvict
  }

  /** Number of entries. */
  get count(): number {
    return this.#entries.size
  }

  /** Total size of the entries. */
  get size(): number {
    return this.#size
  }

  get(key: Key): Value | undefined {
    const value = this.#entries.get(key)
    if (value === undefined) return undefined
    this.#entries.delete(key)
    this.#entries.set(key, value)
    return value
  }

  /** Adds or replaces an entry. A value that is larger than the limit is not stored. */
  set(key: Key, value: Value): void {
    this.delete(key)
    const size = this.#sizeOf(value)
    if (size > this.#limit) return
    this.#entries.set(key, value)
    this.#size += size
    for (const [oldest, evicted] of this.#entries) {
      if (this.#size <= this.#limit) break
      this.delete(oldest)
      this.#onEvict?.(evicted)
    }
  }

  delete(key: Key): void {
    const value = this.#entries.get(key)
    if (value === undefined) return
    this.#entries.delete(key)
    this.#size -= this.#sizeOf(value)
  }

  clear(): void {
    this.#entries.clear()
    this.#size = 0
  }
}
