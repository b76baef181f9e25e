export interface Problem {
  status: number
  title: string
  detail: string
}

/** The one form of an error for machines: RFC 9457. */
export function problem({ status, title, detail }: Problem): Response {
  return Response.json(
    { type: 'about:blank', title, status, detail },
    { status, headers: { 'Content-Type': 'application/problem+json' } },
  )
}
