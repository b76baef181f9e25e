import { refuseCrossSite } from '../http/cross-site.ts'
import { log, loggedPath } from '../log.ts'
import { badRequest, methodNotAllowed, problem } from '../http/problem.ts'
import { decodeUtf8 } from '@frond/content/http'

/** Maximum reports per request. A browser batches the reports of one minute. */
const MAX_REPORTS = 50
/** Maximum different violations to log. Each is logged once, because every visitor of a page may report it. */
const MAX_KNOWN = 200

export type ReportEndpoint = (request: Request) => Promise<Response>

/** `POST /api/csp`: logs each new violation of a content security policy, without data about the visitor. */
export function createReportEndpoint(): ReportEndpoint {
  const known = new Set<string>()

  return async (request) => {
    if (request.method !== 'POST') return problem(methodNotAllowed('POST'))
    const refused = refuseCrossSite(request)
    if (refused) return refused
    const type = request.headers.get('Content-Type') ?? ''
    const coding = request.headers.get('Content-Encoding') ?? 'identity'
    if (!/^application\/reports\+json\s*(?:;|$)/i.test(type) || coding !== 'identity') {
      const detail = 'The body must be application/reports+json, not compressed.'
      return problem({ status: 415, title: 'Unsupported Media Type', detail })
    }
    const reports = readReports(decodeUtf8(new Uint8Array(await request.arrayBuffer())) ?? '')
    if (!reports) return problem(badRequest(`The body must be a list of at most ${MAX_REPORTS} reports.`))

    for (const report of reports.flatMap(toViolation)) {
      const key = Object.values(report).join(' ')
      if (known.has(key) || known.size >= MAX_KNOWN) continue
      known.add(key)
      log('warn', 'csp.violation', report)
    }
    return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
  }
}

function readReports(text: string): unknown[] | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) && value.length <= MAX_REPORTS ? value : undefined
  } catch {
    return undefined
  }
}

interface Violation extends Record<string, string> {
  directive: string
  path: string
  /** An origin, or a word such as `inline`. */
  blocked: string
}

/** The fields of a report to log; `undefined` for other kinds of reports and for malformed ones. */
function toViolation(report: unknown): Violation[] {
  if (!isRecord(report) || report.type !== 'csp-violation' || !isRecord(report.body)) return []
  const { documentURL, effectiveDirective, blockedURL } = report.body
  if (typeof effectiveDirective !== 'string' || !/^[a-z-]{1,40}$/.test(effectiveDirective)) return []
  if (typeof documentURL !== 'string' || !URL.canParse(documentURL)) return []
  return [
    {
      directive: effectiveDirective,
      path: loggedPath(new URL(documentURL).pathname),
      blocked: toOrigin(blockedURL),
    },
  ]
}

function toOrigin(blocked: unknown): string {
  if (typeof blocked !== 'string') return ''
  if (/^[a-z-]{1,30}$/.test(blocked)) return blocked
  if (!URL.canParse(blocked)) return ''
  const { protocol, origin } = new URL(blocked)
  return (origin === 'null' ? protocol : origin).slice(0, 100)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
