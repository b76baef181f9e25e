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
  'query-not-allowed': { status: 400, title: 'Query not allowed' },
  'query-too-costly': { status: 400, title: 'Query too costly' },
  'unknown-collection': { status: 404, title: 'Unknown collection' },
  'unsupported-media-type': { status: 415, title: 'Unsupported media type' },
  'version-mismatch': { status: 409, title: 'Version mismatch' },
}

/** An RFC 9457 problem response. */
export function problem(type: ProblemType, detail: string, more: Record<string, unknown> = {}): ContentAnswer {
  const { status, title } = problems[type]
  return {
    status,
    headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store' },
    body: JSON.stringify({ type, title, status, detail, ...more }),
  }
}
