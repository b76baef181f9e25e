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
  /** The result of `collections()` on the server, or a function that loads it. */
  collections: readonly CollectionSummary[] | (() => Promise<readonly CollectionSummary[]>)
  /** Base path of `createContentApi`. @default '/api/content' */
  endpoint?: string
  /** Runs the queries. If it fails, the server runs them. @default SQLite in a worker */
  createEngine?: () => QueryEngine
  fetch?: typeof fetch
  /** Called once when queries fall back to the server. @default console.warn */
  warn?: (message: string) => void
}

/** The collections in the browser. All results are promises. Nothing is loaded before the first query. */
export type BrowserContent<Config extends ContentConfig = ContentConfig> = ContentReader<Config, 'later'>

/**
 * Reads content in the browser. The first query loads SQLite and the collection. If the browser cannot run SQLite, the
 * server runs the queries. Pass the type of the config to get typed rows.
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
    // Do not cache a failure: the next attempt may succeed.
    const known = await listing.catch((error: unknown) => {
      listing = undefined
      throw error
    })
    const collection = known.get(name)
    if (!collection) throw new Error(`There is no collection "${name}". There are ${[...known.keys()].join(', ')}.`)
    versions.set(name, collection.version)
    return collection
  }

  /** Loads the collection into the engine once. Returns whether it is available there. */
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
    // The worker may have a different base URL than the page, so it gets an absolute address.
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
      // The collection was loaded and now fails: the worker ended or ran out of memory.
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
 * Writes the query as text and parses it again, as the server does. A query that the server would reject fails here with
 * the same message, so a page behaves the same with either engine.
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
