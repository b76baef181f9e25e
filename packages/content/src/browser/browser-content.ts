import type { ContentConfig } from '../collections/define.ts'
import type { Query } from '../query/query.ts'
import { createReader, toQueryFields, type CollectionSummary, type ContentReader } from '../query/read-content.ts'
import { readQuery } from '../query/read-query.ts'
import { isCount } from '../query/statement.ts'
import { queryBounds } from '../query/bounds.ts'
import { toQueryText } from '../query/write-query.ts'
import type { QueryEngine, Row } from './engine.ts'
import { createServerEngine } from './server-engine.ts'
import { createWorkerEngine } from './worker-engine.ts'

export interface BrowserContentOptions {
  /** What `collections()` says on the server, or a way to load it. */
  collections: readonly CollectionSummary[] | (() => Promise<readonly CollectionSummary[]>)
  /** Where `createContentApi` answers. @default '/api/content' */
  endpoint?: string
  /** Where queries run as long as that works. @default SQLite in a worker */
  createEngine?: () => QueryEngine
  fetch?: typeof fetch
  /** Told once when the server has to run the queries. @default console.warn */
  warn?: (message: string) => void
}

/** The collections in the browser. Everything answers with a promise; nothing is loaded before the first question. */
export type BrowserContent<Config extends ContentConfig = ContentConfig> = ContentReader<Config, 'later'>

/**
 * Reads content in the browser: loads SQLite and the collection when the first question is asked, and asks the server
 * where the browser cannot do that. Give it the type of the config to have typed rows.
 */
export function createBrowserContent<Config extends ContentConfig = ContentConfig>({
  collections,
  endpoint = '/api/content',
  createEngine = createWorkerEngine,
  fetch: request = (...parameters) => fetch(...parameters),
  warn = (message) => console.warn(message),
}: BrowserContentOptions): BrowserContent<Config> {
  let listing: Promise<Map<string, CollectionSummary>> | undefined
  let engine: QueryEngine | undefined
  let hasWarned = false
  const loads = new Map<string, Promise<boolean>>()
  const versions = new Map<string, string>()
  const server = createServerEngine({ endpoint, fetch: request, getVersion: (name) => versions.get(name)! })

  async function getCollection(name: string): Promise<CollectionSummary> {
    listing ??= listCollections(collections)
    // What failed once may work the next time.
    const known = await listing.catch((error: unknown) => {
      listing = undefined
      throw error
    })
    const collection = known.get(name)
    if (!collection) throw new Error(`There is no collection "${name}". There are ${[...known.keys()].join(', ')}.`)
    versions.set(name, collection.version)
    return collection
  }

  /** Whether the collection is in the engine; loads it once. */
  function isLoaded(name: string, version: string): Promise<boolean> {
    const known = loads.get(name)
    if (known) return known
    const load = loadCollection(name, version).catch((error: unknown) => {
      reportFallback(error)
      return false
    })
    loads.set(name, load)
    return load
  }

  async function loadCollection(name: string, version: string): Promise<true> {
    engine ??= createEngine()
    const path = `${endpoint}/${name}/sql_dump.txt?v=${encodeURIComponent(version)}`
    // A worker may have been made from another address than the page's.
    const url = typeof location === 'undefined' ? path : new URL(path, location.href).href
    await engine.load({ collection: name, version, url })
    return true
  }

  function reportFallback(error: unknown): void {
    if (hasWarned) return
    hasWarned = true
    const reason = error instanceof Error ? error.message : String(error)
    warn(`@frond/content: the server answers content queries, as the browser's own database cannot be used. ${reason}`)
  }

  async function run(query: Query): Promise<Row[]> {
    const { fields, version } = await getCollection(query.collection)
    const checked = checkQuery(query, fields)
    if (!(await isLoaded(query.collection, version))) return server.run(checked)
    try {
      return await engine!.run(checked)
    } catch (error) {
      // The database was there and is no longer: the worker ended, or ran out of memory.
      reportFallback(error)
      loads.set(query.collection, Promise.resolve(false))
      return server.run(checked)
    }
  }

  return createReader<Config, 'later'>({ getCollection, run })
}

async function listCollections(
  collections: BrowserContentOptions['collections'],
): Promise<Map<string, CollectionSummary>> {
  const list = typeof collections === 'function' ? await collections() : collections
  return new Map(list.map((collection) => [collection.name, collection]))
}

/**
 * Takes a query through its text, as if it were sent: what the server would refuse is refused here as well, in the same
 * words, so that a page does not depend on which of the two answers.
 */
function checkQuery(query: Query, fields: CollectionSummary['fields']): Query {
  const { collection, offset, limit, columns } = query
  const isOpen = offset !== undefined && limit === undefined && !isCount(columns)
  const text = toQueryText(isOpen ? { ...query, limit: queryBounds.limit } : query)
  const result = readQuery(text, { collection, fields: toQueryFields(fields) })
  if (!result.ok) throw new TypeError(`queryCollection: ${result.message}`)
  if (!isOpen) return result.query
  const { limit: _, ...open } = result.query
  return open
}
