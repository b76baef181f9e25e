import { createHash, randomUUID } from 'node:crypto'
import { decodeUtf8, problemHeaders, problemText, readJsonObject } from '@frond/content/http'
import type { z } from 'zod'
import { problems, problemType, Refused, type FieldError } from '../problems.ts'
import { ProviderError } from '../payments/provider.ts'
import type { CommandKey } from '../store/idempotency.ts'
import { StoreUnavailableError } from '../store/open-store.ts'
import type { ApiContext, Handler, Reply } from './context.ts'
import { endpoints, type Endpoint, type EndpointId } from './endpoints.ts'
import { createLicenseHandlers } from './license-handlers.ts'
import { createManageHandlers } from './manage-handlers.ts'
import { createOpenApi } from './openapi.ts'
import { createPurchaseHandlers } from './purchase-handlers.ts'

export const API_PATH = '/api/pro'
export const MAX_BODY_BYTES = 16 * 1024
export const MAX_WEBHOOK_BYTES = 256 * 1024

/** Answers a request below `/api/pro`. It never rejects, except for a mistake in the program. */
export type ProApi = (request: Request, visitor: string) => Promise<Response>

interface Route {
  readonly endpoint: Endpoint
  readonly pattern: RegExp
  readonly handle: Handler
}

export function createProApi(context: ApiContext): ProApi {
  const isTest = context.core.mode === 'test'
  const routes = createRoutes(context, isTest)
  const openApi = JSON.stringify(createOpenApi(isTest))

  return async (request, visitor) => {
    try {
      const { pathname, search } = new URL(request.url)
      const path = pathname.slice(API_PATH.length)
      if (search) throw new Refused('query-not-allowed')
      if (path === '/openapi.json' && request.method === 'GET') return toResponse({ status: 200, body: openApi }, 3600)
      const { route, params } = findRoute(routes, path, request.method)
      const { endpoint } = route
      refuseCrossSite(request, endpoint)
      const raw = request.method === 'POST' ? await readBody(request, endpoint) : new Uint8Array()
      const command = readCommand(request.headers, endpoint, raw)
      const body = endpoint.body && endpoint.body !== 'raw' ? parseBody(raw, endpoint.body) : undefined
      const reply = await route.handle({ body, raw, params, headers: request.headers, visitor, command })
      return toResponse(reply, endpoint.cacheS)
    } catch (error) {
      return toProblem(error)
    }
  }
}

function createRoutes(context: ApiContext, isTest: boolean): Route[] {
  // The router has checked the body with the schema of the endpoint before a handler gets it.
  const handlers = {
    ...createLicenseHandlers(context),
    ...createPurchaseHandlers(context),
    ...createManageHandlers(context),
  } as Record<EndpointId, Handler>
  return (endpoints as readonly Endpoint[])
    .filter(({ testOnly }) => isTest || !testOnly)
    .map((endpoint) => ({
      endpoint,
      pattern: new RegExp(`^${endpoint.path.replace(/\{(\w+)\}/g, '(?<$1>[\\w.-]{1,200})')}$`),
      handle: handlers[endpoint.id as EndpointId],
    }))
}

function findRoute(routes: readonly Route[], path: string, method: string) {
  const found = routes.flatMap((route) => {
    const match = route.pattern.exec(path)
    return match ? [{ route, params: { ...match.groups } }] : []
  })
  const wanted = method === 'HEAD' ? 'GET' : method
  const fitting = found.find(({ route }) => route.endpoint.method === wanted)
  if (fitting) return fitting
  if (found.length === 0) throw new Refused('not-found')
  const allow = found.map(({ route }) => (route.endpoint.method === 'GET' ? 'GET, HEAD' : 'POST')).join(', ')
  throw new Refused('method-not-allowed', { headers: { Allow: allow } })
}

/** Browsers tell where a request comes from. Payment providers are no browsers. */
function refuseCrossSite({ method, headers }: Request, { body }: Endpoint): void {
  if (method === 'POST' && body !== 'raw' && headers.get('Sec-Fetch-Site') === 'cross-site')
    throw new Refused('cross-site')
}

async function readBody(request: Request, { body }: Endpoint): Promise<Uint8Array> {
  const isRaw = body === 'raw'
  const type = request.headers.get('Content-Type') ?? ''
  const isJson = /^application\/json\s*(?:;\s*charset=(?:"?utf-8"?))?\s*$/i.test(type)
  if (!isRaw && (!isJson || request.headers.has('Content-Encoding'))) throw new Refused('unsupported-media-type')
  const limit = isRaw ? MAX_WEBHOOK_BYTES : MAX_BODY_BYTES
  if (Number(request.headers.get('Content-Length') ?? 0) > limit) throw new Refused('body-too-large')
  const bytes = new Uint8Array(await request.arrayBuffer())
  if (bytes.length > limit) throw new Refused('body-too-large')
  return bytes
}

function parseBody(raw: Uint8Array, schema: z.ZodType): unknown {
  const text = decodeUtf8(raw)
  const fields = text === undefined ? undefined : readJsonObject(text)
  if (!fields) throw new Refused('invalid-json')
  const parsed = schema.safeParse(Object.fromEntries(fields))
  if (parsed.success) return parsed.data
  throw new Refused('invalid-request', { errors: parsed.error.issues.flatMap(toFieldErrors) })
}

function toFieldErrors(issue: z.core.$ZodIssue): FieldError[] {
  const pointer = `/${issue.path.join('/')}`
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      pointer: `${pointer === '/' ? '' : pointer}/${key}`,
      code: 'unknown-field',
      detail: 'This field is not known.',
    }))
  return [{ pointer, code: issue.code, detail: issue.message }]
}

function readCommand(headers: Headers, { id, body }: Endpoint, raw: Uint8Array): CommandKey | undefined {
  const key = headers.get('Idempotency-Key')
  if (key === null || !body || body === 'raw') return undefined
  if (!/^[\x21-\x7e]{8,128}$/.test(key)) throw new Refused('idempotency-key-invalid')
  const hash = (...parts: (string | Uint8Array)[]) => {
    const digest = createHash('sha256')
    for (const part of parts) digest.update(part).update('\0')
    return digest.digest('base64url')
  }
  return { scope: id, keyHash: hash(key), requestSha256: hash(raw, headers.get('Authorization') ?? '') }
}

function toResponse(reply: Reply, cacheS = 0): Response {
  const cache = cacheS > 0 ? `public, max-age=${cacheS}` : 'no-store'
  if ('file' in reply)
    return new Response(reply.file, { status: reply.status, headers: { ...reply.headers, 'Cache-Control': cache } })
  if (!reply.body) return new Response(null, { status: reply.status, headers: { 'Cache-Control': cache } })
  const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': cache }
  return new Response(reply.body, { status: reply.status, headers })
}

function toProblem(error: unknown): Response {
  const { code, extra } = toRefused(error)
  const { status, title, detail } = problems[code]
  const more = {
    code,
    instance: `urn:uuid:${randomUUID()}`,
    ...(extra.errors && { errors: extra.errors }),
    ...extra.more,
  }
  const given = {
    type: problemType(code),
    status,
    title,
    detail,
    more,
    ...(extra.headers && { headers: extra.headers }),
  }
  return new Response(problemText(given), { status, headers: problemHeaders(given) })
}

/** Rethrows what is a mistake in the program: the site answers 500 and logs it. */
function toRefused(error: unknown): Refused {
  if (error instanceof Refused) return error
  if (error instanceof StoreUnavailableError)
    return new Refused('store-unavailable', { headers: { 'Retry-After': '5' } })
  if (error instanceof ProviderError) return new Refused('provider-failed')
  throw error
}
