import { isbot } from 'isbot'
import { eventNames, site } from '../../site.config.ts'
import { refuseCrossSite } from '../http/cross-site.ts'
import { OTHER, type VisitCounter } from './count-batch.ts'
import { badRequest, methodNotAllowed, problem } from '../http/problem.ts'
import { decodeUtf8, readJsonObject } from '@frond/content/http'

/** A page view or an event, without data about the visitor. */
export interface VisitEvent {
  readonly name: string
  readonly path: string
  /** The host of the referring site. */
  readonly source: string | undefined
}

interface EventOptions {
  store: Pick<VisitCounter, 'count'>
  /** Whether a path is a page of the site. All other paths share one count. */
  hasPage(path: string): boolean
}

const MAX_BYTES = 1024

/** `POST /api/event`: takes the bodies of Plausible's script, long names or short. */
export async function answerEvent(request: Request, { store, hasPage }: EventOptions): Promise<Response> {
  if (request.method !== 'POST') return problem(methodNotAllowed('POST'))
  const refused = refuseCrossSite(request)
  if (refused) return refused
  const type = request.headers.get('Content-Type') ?? ''
  const coding = request.headers.get('Content-Encoding') ?? 'identity'
  if (!/^(?:application\/json|text\/plain)\s*(?:;\s*charset="?utf-8"?\s*)?$/i.test(type) || coding !== 'identity') {
    const detail = 'The body must be application/json or text/plain in UTF-8, not compressed.'
    return problem({ status: 415, title: 'Unsupported Media Type', detail })
  }
  const bytes = new Uint8Array(await request.arrayBuffer())
  if (bytes.length > MAX_BYTES)
    return problem({ status: 413, title: 'Content Too Large', detail: `An event has at most ${MAX_BYTES} bytes.` })

  const event = parseEvent(decodeUtf8(bytes) ?? '')
  if (typeof event === 'string') return problem(badRequest(event))
  if (event && mayBeCounted(request)) {
    const path = hasPage(event.path) ? event.path : OTHER
    if (event.name === 'pageview') store.count('view', path)
    else store.count('event', eventNames.find((name) => name === event.name) ?? OTHER)
    if (event.source) store.count('source', event.source)
  }
  return new Response(null, { status: 202, headers: { 'Cache-Control': 'no-store' } })
}

/** Excludes bots, and visitors whose browser asks not to be tracked. */
function mayBeCounted({ headers }: Request): boolean {
  return headers.get('DNT') !== '1' && headers.get('Sec-GPC') !== '1' && !isbot(headers.get('User-Agent') ?? '')
}

const longNames: Readonly<Record<string, string>> = { n: 'name', u: 'url', d: 'domain', r: 'referrer', p: 'props' }
/** Fields that Plausible's script sends and that are ignored. */
const ignored = new Set(['props', 'h', 'i', 'v', 'w'])

/** The event of a body; a message if the body is invalid; `undefined` if it is for another site. */
export function parseEvent(text: string): VisitEvent | string | undefined {
  const given = readJsonObject(text)
  if (!given) return 'The body must be one JSON object that names each field once.'
  const fields = new Map<string, unknown>()
  for (const [name, value] of given) {
    const long = Object.hasOwn(longNames, name) ? longNames[name]! : name
    if (fields.has(long)) return `The field "${long}" is given twice.`
    if (!ignored.has(long) && !['name', 'url', 'domain', 'referrer'].includes(long))
      return `There is no field "${name.slice(0, 20)}".`
    fields.set(long, value)
  }

  const name = fields.get('name')
  const url = fields.get('url')
  const domain = fields.get('domain')
  const referrer = fields.get('referrer') ?? ''
  if (typeof name !== 'string' || !/^[\w :.-]{1,60}$/.test(name)) return 'The name must be 1 to 60 plain letters.'
  if (typeof url !== 'string' || !/^https?:/i.test(url) || !URL.canParse(url))
    return 'The url must be the whole address of a page.'
  if (typeof domain !== 'string') return 'The domain must be a text.'
  if (typeof referrer !== 'string') return 'The referrer must be a text.'
  if (domain !== site.analytics.domain) return undefined

  const page = new URL(url)
  return { name, path: page.pathname.replace(/(.)\/+$/, '$1'), source: findSource(referrer, page.hostname) }
}

function findSource(referrer: string, ownHost: string): string | undefined {
  if (!URL.canParse(referrer)) return undefined
  const { protocol, hostname } = new URL(referrer)
  if (!/^https?:$/.test(protocol) || hostname === ownHost || hostname.length > 100) return undefined
  return hostname.replace(/^www\./, '')
}
