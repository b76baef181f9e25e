import { describe, expect, it, vi } from 'vitest'
import type { RenderOptions } from '../endpoints/renderer.ts'
import { answerForm, createProCall, isFormPage } from './form-endpoint.ts'

function post(body: string, type = 'application/x-www-form-urlencoded') {
  const render = vi.fn(async (_request: Request, _options: RenderOptions) => new Response('page'))
  const pro = vi.fn(async (_request: Request, _visitor: string) => Response.json({}))
  const request = new Request('http://localhost/pro/activate?license_key=secret', {
    method: 'POST',
    headers: { 'Content-Type': type },
    body,
  })
  const visit = { path: '/pro/activate', secure: false, visitor: '192.0.2.1' }
  return { render, pro, answer: answerForm(request, visit, { render, pro }) }
}

describe('a form that is posted without JavaScript', () => {
  it('renders its page with the fields, without the query, and is not cached', async () => {
    const { render, answer } = post('key=FRPT-1&holder=ada%40example.com')
    expect((await answer).headers.get('Cache-Control')).toBe('no-store')
    const [request, { fields }] = render.mock.calls[0]!
    expect([request.method, request.url]).toEqual(['GET', 'http://localhost/pro/activate'])
    expect([...fields!]).toEqual([
      ['key', 'FRPT-1'],
      ['holder', 'ada@example.com'],
    ])
  })

  it('is refused with another content type', async () => {
    const { render, answer } = post('{}', 'text/plain')
    expect((await answer).status).toBe(415)
    expect(render).not.toHaveBeenCalled()
  })

  it('is taken by pages with a form only', () => {
    const paths = [
      '/pro/purchase',
      '/pro/purchase/complete',
      '/pro/activate',
      '/pro/manage',
      '/pro/sandbox/checkout/cs_test_1',
    ]
    expect(paths.filter((path) => !isFormPage(path))).toEqual([])
    expect(['/', '/pro', '/pro/pricing', '/docs/pro/activate'].filter(isFormPage)).toEqual([])
  })

  it('calls the API for its visitor', async () => {
    const { pro } = post('')
    const call = createProCall(pro, new Request('http://localhost/pro/manage'), '192.0.2.7')
    await call('/resend', { body: { email: 'ada@example.com' } })
    await call('/purchases/1', { authorization: 'Claim token' })
    const [[sent, visitor], [read]] = pro.mock.calls as [[Request, string], [Request, string]]
    expect([sent.method, sent.url, visitor]).toEqual(['POST', 'http://localhost/api/pro/resend', '192.0.2.7'])
    expect(await sent.json()).toEqual({ email: 'ada@example.com' })
    expect([read.method, read.headers.get('Authorization')]).toEqual(['GET', 'Claim token'])
  })
})
