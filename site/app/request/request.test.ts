import { afterEach, describe, expect, it, vi } from 'vitest'
import { request, RequestError } from './request'

/** Responds with these statuses in order, and counts the requests. */
function answerWith(...statuses: (number | Error)[]) {
  const fetch = vi.fn(async () => {
    const status = statuses.shift()!
    if (status instanceof Error) throw status
    return new Response('{"ok":true}', { status, statusText: status === 503 ? 'Service Unavailable' : '' })
  })
  vi.stubGlobal('fetch', fetch)
  return fetch
}

afterEach(() => vi.unstubAllGlobals())

describe('request', () => {
  it.each([408, 409, 425, 429, 500, 502, 503, 504])('retries once after %i', async (status) => {
    const fetch = answerWith(status, 200)
    expect(await request('/a.json')).toEqual({ ok: true })
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  it('names the failed request in the error', async () => {
    const fetch = answerWith(503, 503)
    await expect(request('/a.json')).rejects.toThrow('[GET] "/a.json": 503 Service Unavailable')
    expect(fetch).toHaveBeenCalledTimes(2)

    answerWith(new TypeError('Failed to fetch'), new TypeError('Failed to fetch'))
    await expect(request('/a.json')).rejects.toThrow('[GET] "/a.json": <no response> Failed to fetch')
  })

  it('does not retry permanent failures', async () => {
    const fetch = answerWith(404)
    const error: unknown = await request('/a.json').catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(RequestError)
    expect(error).toMatchObject({ status: 404, message: '[GET] "/a.json": 404' })
    expect(fetch).toHaveBeenCalledOnce()
  })

  it.each(['POST', 'put', 'PATCH', 'DELETE'])('never retries %s', async (method) => {
    const fetch = answerWith(500)
    await expect(request('/a', { method })).rejects.toThrow(`[${method.toUpperCase()}] "/a": 500`)
    expect(fetch).toHaveBeenCalledOnce()

    const repeated = answerWith(500, 500, 200)
    await request('/a', { method, retry: 2 })
    expect(repeated).toHaveBeenCalledTimes(3)
  })

  it('does not retry after it was aborted', async () => {
    const stop = new AbortController()
    stop.abort()
    const fetch = answerWith(new DOMException('aborted', 'AbortError'))
    await expect(request('/a', { signal: stop.signal })).rejects.toThrow('aborted')
    expect(fetch).toHaveBeenCalledOnce()
  })
})
