export interface Problem {
  status: number
  title: string
  detail: string
  /** Additional members of the problem document. */
  more?: Readonly<Record<string, unknown>>
  headers?: Readonly<Record<string, string>>
}

/** An RFC 9457 problem response. All endpoints use it for errors. */
export function problem(given: Problem): Response {
  return new Response(problemText(given), { status: given.status, headers: problemHeaders(given) })
}

export function problemText({ status, title, detail, more }: Problem): string {
  return JSON.stringify({ type: 'about:blank', title, status, detail, ...more })
}

export function problemHeaders({ headers }: Problem): Record<string, string> {
  return { 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store', ...headers }
}

export function methodNotAllowed(allow: string): Problem {
  return { status: 405, title: 'Method Not Allowed', detail: `This address takes ${allow}.`, headers: { Allow: allow } }
}

export function badRequest(detail: string): Problem {
  return { status: 400, title: 'Bad Request', detail }
}

export function notFoundProblem(detail: string): Problem {
  return { status: 404, title: 'Not Found', detail }
}

export function tooManyRequests(seconds: number): Problem {
  const headers = { 'Retry-After': String(seconds) }
  return { status: 429, title: 'Too Many Requests', detail: `Try again in ${seconds} seconds.`, headers }
}

export function unavailable(detail: string, seconds = 5): Problem {
  return { status: 503, title: 'Service Unavailable', detail, headers: { 'Retry-After': String(seconds) } }
}
