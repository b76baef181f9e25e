import { statSync } from 'node:fs'
import { queryBounds } from '../query/bounds.ts'
import { readQuery } from '../query/read-query.ts'
import { openContentDatabase, type ContentDatabase, type StoredCollection } from '../store/content-database.ts'
import { answerQuery, defaultAnswerLimits, type AnswerLimits, type QueryAnswer } from './answer-query.ts'
import { createDumps, type Encoding } from './collection-dump.ts'
import { chooseEncoding } from './choose-encoding.ts'
import { contentProblem, type ContentAnswer } from './problem.ts'
import { createQueryQueue } from './query-queue.ts'

export interface ContentApiOptions {
  /** The file written by `buildContent`. */
  database: string
  /** Base path of the endpoints. @default '/api/content' */
  endpoint?: string
  /** Reopens the database when the file was replaced, for development. @default false */
  reload?: boolean
  limits?: Partial<ContentApiLimits>
}

export interface ContentApiLimits extends AnswerLimits {
  /** Maximum bytes of a request body. @default 16,384 */
  maxBodyBytes: number
  /** Maximum queries that wait for their turn. Others get 503. @default 512 */
  maxWaitingQueries: number
}

export interface QueryRequest {
  collection: string
  /** The `v` parameter of the URL. */
  version?: string | undefined
  /** The body as text: `{"sql": "…"}`. */
  body: string
}

export interface DumpRequest {
  collection: string
  version?: string | undefined
  /** @default 'identity' */
  encoding?: Encoding
}

/**
 * The two public endpoints for content. `query` and `dump` return a status, headers and a body. `handle` takes a web
 * `Request` and returns a `Response`.
 */
export interface ContentApi {
  /** `POST {endpoint}/{collection}/query?v={version}` */
  query(request: QueryRequest): ContentAnswer
  /** `GET {endpoint}/{collection}/sql_dump.txt?v={version}` */
  dump(request: DumpRequest): Promise<ContentAnswer>
  /** Handles both endpoints and validates method, content type, encoding and size. Other paths get 404. */
  handle(request: Request): Promise<Response>
  close(): void
}

export function createContentApi({
  database: file,
  endpoint = '/api/content',
  reload = false,
  limits: given = {},
}: ContentApiOptions): ContentApi {
  const limits: ContentApiLimits = { ...defaultAnswerLimits, maxBodyBytes: 16_384, maxWaitingQueries: 512, ...given }
  const opened = openOnDemand(file, reload)
  const queue = createQueryQueue(limits.maxWaitingQueries)

  function query(request: QueryRequest): ContentAnswer {
    return runQuery(request, opened.get().database, limits)
  }

  async function dump({ collection: name, version, encoding = 'identity' }: DumpRequest): Promise<ContentAnswer> {
    const { database, dumps } = opened.get()
    const collection = database.collections.get(name)
    if (!collection) return unknownCollection(name)
    return {
      status: 200,
      headers: dumpHeaders(collection, version, encoding),
      body: await dumps.get(collection, encoding),
    }
  }

  async function handle(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url)
    const [collection, action] = splitPath(pathname, endpoint)
    const version = searchParams.get('v') ?? undefined
    if (collection === undefined) return toResponse(contentProblem('not-found', 'There is nothing at this address.'))

    if (action === 'query') {
      if (request.method !== 'POST') return toResponse(methodNotAllowed('POST'))
      const body = await readRequest(request, limits)
      if (typeof body !== 'string') return toResponse(body)
      return toResponse((await queue.run(() => query({ collection, version, body }))) ?? overloaded())
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') return toResponse(methodNotAllowed('GET, HEAD'))
    const encoding = chooseEncoding(request.headers.get('Accept-Encoding'), ['br', 'gzip'])
    const known = request.headers.get('If-None-Match')
    const stored = opened.get().database.collections.get(collection)
    const unchanged = stored && known && findUnchanged(known, dumpHeaders(stored, version, encoding))
    if (unchanged) return unchanged
    return toResponse(await dump({ collection, version, encoding }), request.method === 'HEAD')
  }

  return { query, dump, handle, close: opened.close }
}

/** The database, opened at the first use. With `reload`, it is opened again when the file was replaced. */
function openOnDemand(file: string, reload: boolean) {
  let opened: { database: ContentDatabase; dumps: ReturnType<typeof createDumps>; state: string } | undefined
  return {
    get() {
      const state = reload ? readFileState(file) : ''
      if (opened?.state !== state) {
        // Do not close the old database: a dump may still be reading from it. It is closed when it is garbage-collected.
        const database = openContentDatabase(file)
        opened = { database, dumps: createDumps(database), state }
      }
      return opened!
    },
    close() {
      opened?.database.close()
      opened = undefined
    },
  }
}

function runQuery(
  { collection: name, version, body }: QueryRequest,
  database: ContentDatabase,
  limits: ContentApiLimits,
): ContentAnswer {
  const collection = database.collections.get(name)
  if (!collection) return unknownCollection(name)
  if (version !== undefined && version !== collection.version) return versionMismatch(collection)
  if (Buffer.byteLength(body) > limits.maxBodyBytes) return bodyTooLarge(limits)

  const sql = readBody(body)
  if (sql === undefined) {
    return contentProblem('query-not-allowed', 'The body must be {"sql": "…"}: one JSON object with this one text.')
  }
  const result = readQuery(sql, { collection: name, fields: collection.kinds })
  if (!result.ok) {
    const { message, position } = result
    return contentProblem('query-not-allowed', `${message} (Character ${position + 1}.)`, { position })
  }
  return toContentAnswer(answerQuery(result.query, collection, database, limits))
}

function toContentAnswer(answer: QueryAnswer): ContentAnswer {
  switch (answer.kind) {
    case 'rows':
      return { status: 200, headers: { 'Content-Type': jsonType, 'Cache-Control': 'no-store' }, body: answer.json }
    case 'too-large':
      return contentProblem(
        'answer-too-large',
        `The answer is over ${answer.limit}. Select fewer columns, or use LIMIT and OFFSET.`,
        { rows: answer.rows },
      )
    case 'too-costly':
      return contentProblem(
        'query-too-costly',
        'The LIKE conditions would scan too much text. Use fewer of them, fewer "_", or a shorter field.',
      )
  }
}

/** Returns 304 without a body if the client's copy of the dump is current. */
function findUnchanged(ifNoneMatch: string, headers: Record<string, string>): Response | undefined {
  const known = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  if (!known.includes(headers.ETag!)) return undefined
  const { 'Content-Type': _, 'Content-Encoding': __, ...kept } = headers
  return new Response(null, { status: 304, headers: kept })
}

/** Identifies a version of the file, also if two versions were written at the same time. */
function readFileState(file: string): string {
  const { ino, mtimeMs } = statSync(file)
  return `${ino} ${mtimeMs}`
}

const jsonType = 'application/json; charset=utf-8'

function unknownCollection(name: string): ContentAnswer {
  return contentProblem('unknown-collection', `There is no collection "${name.slice(0, 40)}".`)
}

function versionMismatch({ name, version }: StoredCollection): ContentAnswer {
  return contentProblem('version-mismatch', `The collection "${name}" has the version ${version}.`, { version })
}

function bodyTooLarge({ maxBodyBytes }: ContentApiLimits): ContentAnswer {
  const detail = `A body has at most ${maxBodyBytes} bytes, the query in it at most ${queryBounds.bytes}.`
  return contentProblem('body-too-large', detail)
}

function methodNotAllowed(allow: string): ContentAnswer {
  const answer = contentProblem('method-not-allowed', `This address takes ${allow}.`)
  return { ...answer, headers: { ...answer.headers, Allow: allow } }
}

/** Seconds after which a client may send its query again. */
const RETRY_SECONDS = 2

function overloaded(): ContentAnswer {
  const answer = contentProblem('overloaded', 'Too many queries are waiting. Send the query again in a moment.')
  return { ...answer, headers: { ...answer.headers, 'Retry-After': String(RETRY_SECONDS) } }
}

function dumpHeaders({ version }: StoredCollection, asked: string | undefined, encoding: Encoding) {
  const headers: Record<string, string> = {
    'Content-Type': 'text/plain; charset=utf-8',
    // The URL contains the version, so its content never changes.
    'Cache-Control': asked === version ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
    ETag: `"${version}${encoding === 'identity' ? '' : `-${encoding}`}"`,
    Vary: 'Accept-Encoding',
  }
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding
  return headers
}

/**
 * Accepts exactly `{"sql": "…"}`. A pattern instead of a schema, because it also rejects extra fields, duplicate fields
 * and keys such as `__proto__`.
 */
function readBody(body: string): string | undefined {
  const object = /^[ \t\r\n]*\{[ \t\r\n]*"sql"[ \t\r\n]*:[ \t\r\n]*("(?:[^"\\]|\\.)*")[ \t\r\n]*\}[ \t\r\n]*$/s.exec(
    body,
  )
  if (!object) return undefined
  try {
    return JSON.parse(object[1]!) as string
  } catch {
    return undefined
  }
}

function splitPath(pathname: string, endpoint: string): [collection?: string, action?: 'query' | 'dump'] {
  if (!pathname.startsWith(`${endpoint}/`)) return []
  const [collection, file, ...rest] = pathname.slice(endpoint.length + 1).split('/')
  if (!collection || rest.length > 0) return []
  if (file === 'query') return [collection, 'query']
  return file === 'sql_dump.txt' ? [collection, 'dump'] : []
}

/** The body of a request as text, or the problem to answer with. Never buffers more than the limit. */
async function readRequest(request: Request, limits: ContentApiLimits): Promise<string | ContentAnswer> {
  const type = request.headers.get('Content-Type') ?? ''
  const coding = request.headers.get('Content-Encoding') ?? 'identity'
  if (!/^application\/json\s*(?:;\s*charset="?utf-8"?\s*)?$/i.test(type) || coding !== 'identity') {
    return contentProblem('unsupported-media-type', 'The body must be application/json in UTF-8, not compressed.')
  }
  if (Number(request.headers.get('Content-Length') ?? 0) > limits.maxBodyBytes) return bodyTooLarge(limits)

  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of request.body ?? []) {
    length += chunk.length
    if (length > limits.maxBodyBytes) return bodyTooLarge(limits)
    chunks.push(chunk)
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))
  } catch {
    return contentProblem('query-not-allowed', 'The body is not UTF-8.')
  }
}

function toResponse({ status, headers, body }: ContentAnswer, isHead = false): Response {
  const length = typeof body === 'string' ? Buffer.byteLength(body) : body.length
  return new Response(isHead ? null : body, { status, headers: { ...headers, 'Content-Length': String(length) } })
}
