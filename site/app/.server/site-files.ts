import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { RequestTarget } from './request-target.ts'
import { securityHeaders } from './security-headers.ts'
import type { SiteFile, SiteManifest } from './site-manifest.ts'

type Encoding = 'br' | 'gz' | 'plain'

interface Visit {
  readonly target: RequestTarget
  readonly secure: boolean
}

export interface SiteFiles {
  /** Every path with a file. */
  readonly paths: Iterable<string>
  /** Whether the path is a page that was made ahead. */
  hasPage(path: string): boolean
  /** Answers with the file at a path, or with `false` where there is none. Throws when it cannot be read. */
  send(request: IncomingMessage, response: ServerResponse, visit: Visit): boolean | Promise<boolean>
}

/** A file as one kind of visitor gets it. */
interface Copy {
  readonly etag: string
  /** Its name below `client`. */
  readonly file: string
  /** Names and values in turns, without what differs from answer to answer; by whether the visitor came over TLS. */
  readonly headers: { plain?: string[]; secure?: string[] }
  body: Buffer | undefined
}

interface Entry {
  readonly path: string
  readonly name: string
  readonly file: SiteFile
  readonly copies: Partial<Record<Encoding, Copy>>
}

/** Bytes of files that are kept in memory. The first read go first. */
const KEPT_BYTES = 64 * 1024 * 1024

const immutable = 'public, max-age=31536000, immutable'
const revalidated = 'public, max-age=0, must-revalidate'

/**
 * Answers with files of the build: compressed where the visitor takes it, from memory after the first time, and with
 * nothing to compute that could have been computed before.
 */
export function createSiteFiles(
  build: string,
  { id, files, scripts }: SiteManifest,
  keptBytes = KEPT_BYTES,
): SiteFiles {
  const entries = new Map(
    Object.entries(files).map(([name, file]): [string, Entry] => {
      const path = name.endsWith('/index.html') ? name.slice(0, -'/index.html'.length) || '/' : name
      return [path, { path, name, file, copies: {} }]
    }),
  )
  const kept = new Set<Copy>()
  let keptLength = 0

  function findCopy(entry: Entry, encoding: Encoding): Copy {
    const { etag } = entry.file
    return (entry.copies[encoding] ??= {
      etag: encoding === 'plain' ? `"${etag}"` : `"${etag}-${encoding}"`,
      file: encoding === 'plain' ? entry.name : `${entry.name}.${encoding}`,
      headers: {},
      body: undefined,
    })
  }

  async function load(copy: Copy): Promise<Buffer> {
    const body = await readFile(join(build, 'client', copy.file))
    if (copy.body || body.length > keptBytes) return body
    copy.body = body
    kept.add(copy)
    keptLength += body.length
    for (const oldest of kept) {
      if (keptLength <= keptBytes) break
      kept.delete(oldest)
      keptLength -= oldest.body!.length
      oldest.body = undefined
    }
    return body
  }

  function createHeaders({ path, file }: Entry, encoding: Encoding, etag: string, secure: boolean): string[] {
    const { type, styles, encodings } = file
    const headers: Record<string, string> = {
      ...securityHeaders({ path, type, secure, policy: { scripts, styles } }),
      ETag: etag,
      'Accept-Ranges': 'bytes',
      ...(encodings.length > 0 && { Vary: 'Accept-Encoding' }),
      ...(encoding !== 'plain' && { 'Content-Encoding': encoding === 'gz' ? 'gzip' : encoding }),
    }
    return Object.entries(headers).flat()
  }

  function write(request: IncomingMessage, response: ServerResponse, copy: Copy, fixed: string[], type: string): void {
    const body = copy.body!
    const range = readRange(request, body.length, copy.etag)
    if (range === 'unsatisfiable') {
      response.writeHead(416, [...fixed, 'Content-Range', `bytes */${body.length}`, 'Content-Length', '0'])
      response.end()
      return
    }
    const [start, end] = range ?? [0, body.length]
    const headers = [...fixed, 'Content-Type', type, 'Content-Length', String(end - start)]
    if (range) headers.push('Content-Range', `bytes ${start}-${end - 1}/${body.length}`)
    response.writeHead(range ? 206 : 200, headers)
    if (request.method === 'HEAD') response.end()
    else response.end(range ? body.subarray(start, end) : body)
  }

  return {
    paths: entries.keys().toArray(),
    hasPage: (path) => entries.get(path)?.name.endsWith('/index.html') ?? false,

    send(request, response, { target, secure }) {
      const entry = entries.get(target.path)
      if (!entry) return false
      const encoding = chooseEncoding(request.headers['accept-encoding'], entry.file.encodings)
      const copy = findCopy(entry, encoding)
      const kind = secure ? 'secure' : 'plain'
      const headers = (copy.headers[kind] ??= createHeaders(entry, encoding, copy.etag, secure))
      const fixed = [...headers, 'Cache-Control', cacheControl(entry, target.search, id)]

      const known = request.headers['if-none-match']
      if (known !== undefined && isKnown(known, copy.etag)) {
        response.writeHead(304, fixed)
        response.end()
        return true
      }
      if (copy.body) {
        write(request, response, copy, fixed, entry.file.type)
        return true
      }
      return load(copy).then((body) => {
        write(request, response, { ...copy, body }, fixed, entry.file.type)
        return true
      })
    },
  }
}

/** By kind: what has a hash or a build in its address never changes; the rest is asked for again, mostly in vain. */
function cacheControl({ name, file }: Entry, search: string, buildId: string): string {
  if (name.startsWith('/assets/') || name.startsWith('/_builds/meta/')) return immutable
  if (name === '/_builds/latest.json') return 'no-store'
  if (name.endsWith('/_payload.json')) return search === `?${buildId}` ? immutable : revalidated
  return file.type.startsWith('image/') ? 'public, max-age=86400' : revalidated
}

/** What browsers send is always one of a few texts. */
const accepted = new Map<string, ReadonlySet<Encoding>>()
const MANY_HEADERS = 200

export function chooseEncoding(header: string | undefined, offered: readonly ('br' | 'gz')[]): Encoding {
  if (!header || offered.length === 0) return 'plain'
  let encodings = accepted.get(header)
  if (!encodings) {
    encodings = parseEncodings(header)
    if (accepted.size < MANY_HEADERS) accepted.set(header, encodings)
  }
  return offered.find((encoding) => encodings.has(encoding)) ?? 'plain'
}

function parseEncodings(header: string): ReadonlySet<Encoding> {
  const codings = header.split(',').map((coding) => {
    const [name = '', ...parameters] = coding.split(';').map((part) => part.trim().toLowerCase())
    return { name, isRefused: parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter)) }
  })
  const takes = (name: string) => {
    const found = codings.find((coding) => coding.name === name) ?? codings.find((coding) => coding.name === '*')
    return found !== undefined && !found.isRefused
  }
  return new Set<Encoding>([...(takes('br') ? (['br'] as const) : []), ...(takes('gzip') ? (['gz'] as const) : [])])
}

function isKnown(header: string, etag: string): boolean {
  if (header === etag || header === '*') return true
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

/**
 * The one part of a file that is asked for, from its first byte to before its last. Several parts are answered with the
 * whole, which the standard allows, so that nobody gains by asking for a thousand.
 */
function readRange(
  { headers, method }: IncomingMessage,
  length: number,
  etag: string,
): [start: number, end: number] | 'unsatisfiable' | undefined {
  const { range } = headers
  if (range === undefined || method !== 'GET') return undefined
  const condition = headers['if-range']
  if (condition !== undefined && condition !== etag) return undefined
  const [, list] = /^bytes=(.*)$/i.exec(range) ?? []
  if (list === undefined || list.includes(',')) return undefined

  const [, first, last] = /^\s*(\d{0,15})-(\d{0,15})\s*$/.exec(list) ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return 'unsatisfiable'
  if (first === '') {
    const count = Math.min(Number(last), length)
    return count === 0 ? 'unsatisfiable' : [length - count, length]
  }
  const start = Number(first)
  const end = last === '' ? length : Math.min(Number(last) + 1, length)
  return start >= length || end <= start ? 'unsatisfiable' : [start, end]
}
