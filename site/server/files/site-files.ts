import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import { chooseEncoding } from '@frond/content/server'
import { LruCache } from '../../lru-cache.ts'
import type { RequestTarget } from '../http/request-target.ts'
import { securityHeaders } from '../http/security-headers.ts'
import { compress } from './compress.ts'
import { pagePath, computeEtag, type SiteFile, type SiteManifest } from './site-manifest.ts'

type Encoding = 'br' | 'gz' | 'plain'

interface Visit {
  readonly target: RequestTarget
  readonly secure: boolean
}

export interface SiteFiles {
  /** Every path with a file. */
  readonly paths: Iterable<string>
  /** Whether there is a file at the path. */
  has(path: string): boolean
  /** Whether the path is a prerendered page. */
  hasPage(path: string): boolean
  /** Sends the file at a path. Returns `false` if there is none, and throws if it cannot be read. */
  send(request: IncomingMessage, response: ServerResponse, visit: Visit): boolean | Promise<boolean>
}

/** A file in one encoding. */
interface Copy {
  readonly etag: string
  /** Header names and values in alternating order, by cache lifetime and by TLS. */
  readonly headers: Map<string, CopyHeaders>
  body: Buffer | undefined
  loading: Promise<Buffer> | undefined
}

interface CopyHeaders {
  /** Headers of every response. */
  readonly fixed: readonly string[]
  /** Headers of the complete file, once its length is known. */
  whole?: string[]
}

interface Entry {
  readonly path: string
  readonly name: string
  readonly file: SiteFile
  readonly copies: Partial<Record<Encoding, Copy>>
}

/** Maximum bytes of files in memory. The files read first are evicted first. */
const KEPT_BYTES = 64 * 1024 * 1024

const expand = { br: promisify(brotliDecompress), gz: promisify(gunzip) }

const immutable = 'public, max-age=31536000, immutable'
const revalidated = 'public, max-age=0, must-revalidate'

/**
 * Serves the files of the build: compressed if the client accepts it, from memory after the first request, and with
 * precomputed headers.
 */
export function createSiteFiles(
  build: string,
  { id, files, scripts }: SiteManifest,
  keptBytes = KEPT_BYTES,
): SiteFiles {
  const entries = toEntries(files)
  // Requests read `body` without asking the cache, so the copies that were loaded first are evicted first.
  const kept = new LruCache<Copy, Copy>({
    limit: keptBytes,
    sizeOf: ({ body }) => body?.length ?? 0,
    onEvict: (copy) => (copy.body = undefined),
  })

  /** Reads a file in an encoding. If there is no compressed copy of it yet, compresses it quickly. */
  async function read({ name, file: { etag } }: Entry, encoding: Encoding): Promise<Buffer> {
    const file = join(build, 'client', name)
    const stored = encoding === 'plain' ? undefined : await readFile(`${file}.${encoding}`).catch(() => undefined)
    const plain = encoding !== 'plain' && stored ? await expand[encoding](stored) : await readFile(file)
    // During a deployment the file may belong to another build, whose scripts the policy of this build blocks.
    if (computeEtag(plain) !== etag) throw new Error(`${name} is not of this build.`)
    return encoding === 'plain' ? plain : (stored ?? compress(plain, encoding, 'quick'))
  }

  async function load(entry: Entry, encoding: Encoding, copy: Copy): Promise<Buffer> {
    // Requests at the same time share one attempt.
    copy.loading ??= read(entry, encoding).finally(() => (copy.loading = undefined))
    const body = await copy.loading
    if (copy.body || body.length > keptBytes) return body
    copy.body = body
    kept.set(copy, copy)
    return body
  }

  function findHeaders(entry: Entry, encoding: Encoding, { etag, headers }: Copy, visit: Visit): CopyHeaders {
    const { secure } = visit
    const cache = cacheControl(entry, visit.target.search, id)
    const key = secure ? `secure ${cache}` : cache
    let found = headers.get(key)
    if (!found) {
      found = { fixed: createHeaders(entry, encoding, { etag, cache, secure, scripts }) }
      headers.set(key, found)
    }
    return found
  }

  return {
    paths: entries.keys().toArray(),
    has: (path) => entries.has(path),
    hasPage: (path) => entries.get(path)?.name.endsWith('/index.html') ?? false,

    send(request, response, visit) {
      const entry = entries.get(visit.target.path)
      if (!entry) return false
      const encoding = findEncoding(request.headers['accept-encoding'], entry.file.encodings)
      const copy = findCopy(entry, encoding)
      const headers = findHeaders(entry, encoding, copy, visit)
      if (sendWithoutBody(request, response, copy.etag, headers)) return true
      if (copy.body) {
        sendBody(request, response, copy, headers, entry.file.type)
        return true
      }
      return load(entry, encoding, copy).then((body) => {
        sendBody(request, response, { ...copy, body }, headers, entry.file.type)
        return true
      })
    },
  }
}

function toEntries(files: SiteManifest['files']): Map<string, Entry> {
  return new Map(
    Object.entries(files).map(([name, file]) => {
      const path = name.endsWith('/index.html') ? pagePath(name) : name
      return [path, { path, name, file, copies: {} }]
    }),
  )
}

function findCopy(entry: Entry, encoding: Encoding): Copy {
  const { etag } = entry.file
  return (entry.copies[encoding] ??= {
    etag: encoding === 'plain' ? `"${etag}"` : `"${etag}-${encoding}"`,
    headers: new Map(),
    body: undefined,
    loading: undefined,
  })
}

function createHeaders(
  { path, file }: Entry,
  encoding: Encoding,
  { etag, cache, secure, scripts }: { etag: string; cache: string; secure: boolean; scripts: SiteManifest['scripts'] },
): string[] {
  const { type, styles, encodings } = file
  const headers: Record<string, string> = {
    ...securityHeaders({ path, type, secure, policy: { scripts, styles } }),
    ETag: etag,
    'Cache-Control': cache,
    'Accept-Ranges': 'bytes',
    ...(encodings.length > 0 && { Vary: 'Accept-Encoding' }),
    ...(encoding !== 'plain' && { 'Content-Encoding': encoding === 'gz' ? 'gzip' : encoding }),
  }
  return Object.entries(headers).flat()
}

/** Answers a conditional request that needs no body, and returns whether it did. */
function sendWithoutBody(
  { headers: asked }: IncomingMessage,
  response: ServerResponse,
  etag: string,
  { fixed }: CopyHeaders,
): boolean {
  const { 'if-match': wanted, 'if-none-match': known } = asked
  if (wanted !== undefined && !isKnown(wanted, etag)) response.writeHead(412, [...fixed, 'Content-Length', '0'])
  else if (known !== undefined && isKnown(known, etag)) response.writeHead(304, [...fixed])
  else return false
  response.end()
  return true
}

/** Sends the file, or the range of bytes that the request asks for. */
function sendBody(
  request: IncomingMessage,
  response: ServerResponse,
  { etag, body }: Copy,
  headers: CopyHeaders,
  type: string,
): void {
  const { length } = body!
  const range = request.headers.range === undefined ? undefined : readRange(request, length, etag)
  if (range === undefined) {
    headers.whole ??= [...headers.fixed, 'Content-Type', type, 'Content-Length', String(length)]
    response.writeHead(200, headers.whole)
    response.end(request.method === 'HEAD' ? undefined : body)
    return
  }
  if (range === 'unsatisfiable') {
    response.writeHead(416, [...headers.fixed, 'Content-Range', `bytes */${length}`, 'Content-Length', '0'])
    response.end()
    return
  }
  const [start, end] = range
  const part = { 'Content-Length': String(end - start), 'Content-Range': `bytes ${start}-${end - 1}/${length}` }
  response.writeHead(206, [...headers.fixed, 'Content-Type', type, ...Object.entries(part).flat()])
  response.end(body!.subarray(start, end))
}

/** Pages with data about a visitor's license. */
const licencePages = /^\/pro\/(?:purchase|activate|manage|sandbox)\//

/** A URL with a content hash or build id never changes. Everything else is revalidated on each request. */
function cacheControl({ name, file }: Entry, search: string, buildId: string): string {
  if (name.startsWith('/assets/') || name.startsWith('/_builds/meta/')) return immutable
  if (name === '/_builds/latest.json' || licencePages.test(name)) return 'no-store'
  if (name.endsWith('/_payload.json')) return search === `?${buildId}` ? immutable : revalidated
  return file.type.startsWith('image/') ? 'public, max-age=86400' : revalidated
}

/** Cache of parsed headers, because this is a hot path and browsers send only a few different values. */
const encodings = new LruCache<string, Encoding>({ limit: 200 })

/** The encoding of a file to send, among those that the build has written. */
function findEncoding(header: string | undefined, offered: readonly ('br' | 'gz')[]): Encoding {
  if (!header || offered.length === 0) return 'plain'
  const key = `${offered.join()} ${header}`
  const known = encodings.get(key)
  if (known) return known
  const chosen = chooseEncoding(
    header,
    offered.map((encoding) => (encoding === 'gz' ? 'gzip' : 'br')),
  )
  const encoding = chosen === 'identity' ? 'plain' : chosen === 'gzip' ? 'gz' : 'br'
  encodings.set(key, encoding)
  return encoding
}

/** Whether the value of `If-None-Match` or `If-Match` contains this version. */
export function isKnown(header: string | null, etag: string): boolean {
  if (header === null) return false
  if (header === etag || header === '*') return true
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

/**
 * The requested byte range: start, and end (exclusive). A request for several ranges gets the complete file, which the
 * standard allows. This prevents attacks with thousands of ranges.
 */
function readRange(
  { headers, method }: IncomingMessage,
  length: number,
  etag: string,
): [start: number, end: number] | 'unsatisfiable' | undefined {
  const { range = '' } = headers
  if (method !== 'GET') return undefined
  const condition = headers['if-range']
  if (condition !== undefined && condition !== etag) return undefined
  const [, list] = /^bytes=(.*)$/i.exec(range) ?? []
  if (list === undefined || list.includes(',')) return undefined

  const [, first, last] = /^\s*(\d*)-(\d*)\s*$/.exec(list) ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return 'unsatisfiable'
  if (first === '') {
    const count = Math.min(Number(last), length)
    return count === 0 ? 'unsatisfiable' : [length - count, length]
  }
  const start = Number(first)
  const end = last === '' ? length : Math.min(Number(last) + 1, length)
  return start >= length || end <= start ? 'unsatisfiable' : [start, end]
}
