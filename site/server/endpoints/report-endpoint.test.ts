import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createReportEndpoint, type ReportEndpoint } from './report-endpoint.ts'

let answer: ReportEndpoint
let lines: Record<string, unknown>[]

beforeEach(() => {
  answer = createReportEndpoint()
  lines = []
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => {
    lines.push(JSON.parse(String(line)) as Record<string, unknown>)
    return true
  })
})
afterEach(() => vi.restoreAllMocks())

const violation = (body: Record<string, unknown> = {}) => ({
  type: 'csp-violation',
  age: 10,
  url: 'https://frond-ui.dev/docs/a?key=private',
  user_agent: 'Mozilla/5.0',
  body: {
    documentURL: 'https://frond-ui.dev/docs/a?key=private#part',
    effectiveDirective: 'script-src-elem',
    blockedURL: 'https://evil.example/a.js?b=private',
    sample: 'private',
    ...body,
  },
})

function post(body: unknown, type = 'application/reports+json', headers: Record<string, string> = {}) {
  return answer(
    new Request('http://localhost/api/csp', {
      method: 'POST',
      headers: { 'Content-Type': type, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  )
}

describe('reports of content security policy violations', () => {
  it('are logged once each, in one line, without data about the visitor', async () => {
    const reports = [violation(), violation(), violation({ blockedURL: 'inline' }), violation({ blockedURL: 'data' })]
    expect((await post(reports)).status).toBe(204)
    await post(reports)
    expect(lines.map(({ event, directive, path, blocked }) => [event, directive, path, blocked])).toEqual([
      ['csp.violation', 'script-src-elem', '/docs/a', 'https://evil.example'],
      ['csp.violation', 'script-src-elem', '/docs/a', 'inline'],
      ['csp.violation', 'script-src-elem', '/docs/a', 'data'],
    ])
    expect(JSON.stringify(lines)).not.toMatch(/private|Mozilla/)
  })

  it('never fill the log or the memory', async () => {
    for (let round = 0; round < 10; round += 1)
      await post(
        Array.from({ length: 50 }, (_, index) => violation({ documentURL: `https://a.example/${round}/${index}` })),
      )
    expect(lines).toHaveLength(200)
  })

  it.each([
    ['invalid JSON', '{', 400],
    ['a body that is not a list', violation(), 400],
    ['a list that is too long', Array.from({ length: 51 }, () => violation()), 400],
    ['reports of other types', [{ type: 'deprecation', body: {} }, null, 'a', { type: 'csp-violation' }], 204],
    ['an invalid directive', [violation({ effectiveDirective: 'a\nb' })], 204],
    ['an invalid document', [violation({ documentURL: { toString: 'x' } })], 204],
  ])('log nothing for %s', async (_, body, status) => {
    expect((await post(body)).status).toBe(status)
    expect(lines).toEqual([])
  })

  it('are accepted in one format and with one method', async () => {
    expect((await post([], 'application/json')).status).toBe(415)
    expect((await post([], 'application/reports+json', { 'Content-Encoding': 'gzip' })).status).toBe(415)
    expect((await post([], 'application/reports+json', { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
    expect((await post([], 'application/reports+json', { 'Sec-Fetch-Site': 'same-origin' })).status).toBe(204)
    const read = await answer(new Request('http://localhost/api/csp'))
    expect([read.status, read.headers.get('Allow')]).toEqual([405, 'POST'])
  })
})
