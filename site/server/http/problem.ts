import { problemHeaders, problemText, type Problem } from '@frond/content/server'

export { problemHeaders, problemText, type Problem }

/** An RFC 9457 problem response. All endpoints use it for errors. */
export function problem(given: Problem): Response {
  return new Response(problemText(given), { status: given.status, headers: problemHeaders(given) })
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
