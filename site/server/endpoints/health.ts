import { problem } from '../http/problem.ts'

/** What the server is made of, each part with what is wrong with it, if anything is. */
export type Checks = Readonly<Record<string, () => string | undefined>>

const headers = { 'Cache-Control': 'no-store' }

/** Whether the process lives. */
export function answerHealth(): Response {
  return Response.json({ status: 'ok' }, { headers })
}

/** Whether the server should be sent visitors: 503 with what is down where something is. */
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
