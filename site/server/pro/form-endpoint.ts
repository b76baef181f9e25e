import { API_PATH, type ProApi } from '@frond/pro-server'
import type { ProCall } from '../../app/server-boundary.ts'
import type { Renderer } from '../endpoints/renderer.ts'
import { problem } from '../http/problem.ts'

/** Pages with a form that works without JavaScript. The browser posts it to the page. */
const formPages = /^\/pro\/(?:purchase|purchase\/complete|activate|manage|sandbox\/checkout\/[^/]+)$/

export function isFormPage(path: string): boolean {
  return formPages.test(path)
}

interface FormOptions {
  readonly render: Renderer
  readonly pro: ProApi
}

interface Visit {
  readonly path: string
  readonly secure: boolean
  readonly visitor: string
}

/** Renders the page with the answer to its form, or redirects to the next page. */
export async function answerForm(
  request: Request,
  { path, secure, visitor }: Visit,
  { render, pro }: FormOptions,
): Promise<Response> {
  const type = request.headers.get('Content-Type') ?? ''
  if (!/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(type)) {
    const detail = 'This page takes forms as application/x-www-form-urlencoded.'
    return problem({ status: 415, title: 'Unsupported Media Type', detail })
  }
  const fields = new URLSearchParams(await request.text())
  // The query may contain a key, so the rendered page does not get it.
  const page = new Request(new URL(path, request.url), { headers: request.headers })
  const response = await render(page, { path, secure, fields, call: createProCall(pro, request, visitor) })
  response.headers.set('Cache-Control', 'no-store')
  response.headers.delete('ETag')
  return response
}

/** Calls the Pro API for a visitor while the server renders a page. */
export function createProCall(pro: ProApi, { url }: Request, visitor: string): ProCall {
  return (path, { body, authorization, idempotencyKey } = {}) => {
    const headers = {
      ...(body && { 'Content-Type': 'application/json' }),
      ...(authorization && { Authorization: authorization }),
      ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
    }
    const post = body && { method: 'POST', body: JSON.stringify(body) }
    return pro(new Request(new URL(API_PATH + path, url), { headers, ...post }), visitor)
  }
}
