import { problem } from '../http/problem.ts'

/** The parts of the server. Each check returns a description of the fault, or `undefined`. */
export type Checks = Readonly<Record<string, () => string | undefined>>

const headers = { 'Cache-Control': 'no-store' }

/** Liveness: the process runs. */
export function answerHealth(): Response {
  return Response.json({ status: 'ok' }, { headers })
}

/** Readiness: 503 with a list of what is down if a part has a fault. */
export function answerReadiness(checks: Checks): Response {
  const down = Object.entries(checks).flatMap(([name, check]) => {
    const fault = runCheck(check)
    return fault === undefined ? [] : [{ name, reason: fault }]
  })
  if (down.length === 0) return Response.json({ status: 'ok' }, { headers })
  return problem({
    status: 503,
    title: 'Service Unavailable',
    detail: down.map(({ reason }) => reason).join(' '),
    more: { down: down.map(({ name }) => name) },
    headers: { 'Retry-After': '5' },
  })
}

function runCheck(check: () => string | undefined): string | undefined {
  try {
    return check()
  } catch {
    return 'It cannot be checked.'
  }
}
