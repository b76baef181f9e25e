/** An RFC 9457 problem document and the headers that belong to it. */
export interface Problem {
  /** @default 'about:blank', which means that the status code says it all */
  readonly type?: string
  readonly status: number
  readonly title: string
  readonly detail: string
  /** Additional members of the document. */
  readonly more?: Readonly<Record<string, unknown>>
  readonly headers?: Readonly<Record<string, string>>
}

export function problemText({ type = 'about:blank', title, status, detail, more }: Problem): string {
  return JSON.stringify({ type, title, status, detail, ...more })
}

export function problemHeaders({ headers }: Problem): Record<string, string> {
  return { 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store', ...headers }
}

/** A response as plain data, independent of any framework. */
export interface ContentAnswer {
  status: number
  headers: Record<string, string>
  body: string | Uint8Array<ArrayBuffer>
}

export type ProblemType =
  | 'answer-too-large'
  | 'body-too-large'
  | 'method-not-allowed'
  | 'not-found'
  | 'overloaded'
  | 'query-not-allowed'
  | 'query-too-costly'
  | 'unknown-collection'
  | 'unsupported-media-type'
  | 'version-mismatch'

const problems: Record<ProblemType, { status: number; title: string }> = {
  'answer-too-large': { status: 400, title: 'Answer too large' },
  'body-too-large': { status: 413, title: 'Body too large' },
  'method-not-allowed': { status: 405, title: 'Method not allowed' },
  'not-found': { status: 404, title: 'Not found' },
  overloaded: { status: 503, title: 'Overloaded' },
  'query-not-allowed': { status: 400, title: 'Query not allowed' },
  'query-too-costly': { status: 400, title: 'Query too costly' },
  'unknown-collection': { status: 404, title: 'Unknown collection' },
  'unsupported-media-type': { status: 415, title: 'Unsupported media type' },
  'version-mismatch': { status: 409, title: 'Version mismatch' },
}

/** The problem response of the content API. */
export function contentProblem(type: ProblemType, detail: string, more: Record<string, unknown> = {}): ContentAnswer {
  const problem = { type, ...problems[type], detail, more }
  return { status: problem.status, headers: problemHeaders(problem), body: problemText(problem) }
}
