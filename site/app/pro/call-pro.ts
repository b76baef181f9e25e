import type { FieldError } from '@frond/pro-server'

/** Calls of the Pro API from the browser. Expected failures are values, because the pages show all of them. */

export interface ProProblem {
  /** A code of the API, or `unreachable` if there was no answer. */
  readonly code: string
  readonly title: string
  readonly detail: string
  readonly errors: readonly FieldError[]
  /** When the request may be sent again. */
  readonly retryAfterS?: number
}

export type ProResult<Answer> =
  | { readonly kind: 'done'; readonly answer: Answer }
  | { readonly kind: 'problem'; readonly problem: ProProblem }

interface CallOptions {
  /** Sent as JSON with POST. Without it the call is a GET. */
  readonly body?: object
  /** `Claim …` or `Manage …`. */
  readonly authorization?: string
  /** A retry with the same key gets the same answer. */
  readonly idempotencyKey?: string
  readonly signal?: AbortSignal
}

const unreachable: ProProblem = {
  code: 'unreachable',
  title: 'No connection',
  detail: 'The server does not answer. Check your connection and try again.',
  errors: [],
}

export async function callPro<Answer>(path: string, options: CallOptions = {}): Promise<ProResult<Answer>> {
  const { body, authorization, idempotencyKey, signal } = options
  const headers = {
    ...(body && { 'Content-Type': 'application/json' }),
    ...(authorization && { Authorization: authorization }),
    ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
  }
  try {
    const response = await fetch(`/api/pro${path}`, {
      method: body ? 'POST' : 'GET',
      headers,
      ...(body && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    })
    return await readAnswer<Answer>(response)
  } catch {
    return { kind: 'problem', problem: unreachable }
  }
}

/** The answer of the API, or its problem. */
export async function readAnswer<Answer>(response: Response): Promise<ProResult<Answer>> {
  if (!response.ok) return { kind: 'problem', problem: await readProblem(response) }
  return { kind: 'done', answer: (response.status === 204 ? undefined : await response.json()) as Answer }
}

async function readProblem(response: Response): Promise<ProProblem> {
  const wait = Number(response.headers.get('Retry-After') ?? 0)
  const retryAfterS = wait > 0 ? { retryAfterS: wait } : {}
  const type = response.headers.get('Content-Type') ?? ''
  // A proxy in front of the server answers with other bodies.
  if (!type.includes('problem+json'))
    return { ...unreachable, title: 'Server error', detail: 'The server could not answer. Try again.', ...retryAfterS }
  const { code = '', title = '', detail = '', errors = [] } = (await response.json()) as Partial<ProProblem>
  return { code, title, detail, errors, ...retryAfterS }
}

export function createIdempotencyKey(): string {
  // `crypto.randomUUID` exists only on pages served over TLS and on localhost.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
