import { expect, it } from 'vitest'
import { refuseCrossSite } from './cross-site.ts'

function post(headers: Record<string, string>, method = 'POST') {
  return refuseCrossSite(new Request('https://frond.example/pro/activate', { method, headers }))?.status
}

it.each(['cross-site', 'rubbish'])('refuses a post with Sec-Fetch-Site: %s', (value) => {
  expect(post({ 'Sec-Fetch-Site': value })).toBe(403)
  expect(post({ 'Sec-Fetch-Site': value }, 'GET')).toBeUndefined()
})

it.each(['same-origin', 'same-site', 'none'])('accepts a post with Sec-Fetch-Site: %s', (value) => {
  expect(post({ 'Sec-Fetch-Site': value, Origin: 'null' })).toBeUndefined()
})

it('compares the origin if the browser does not send Sec-Fetch-Site', () => {
  expect(post({ Origin: 'https://other.example' })).toBe(403)
  expect(post({ Origin: 'rubbish' })).toBe(403)
  expect(post({ Origin: 'https://frond.example' })).toBeUndefined()
  // The proxy ends TLS, so the server sees the request as http.
  expect(post({ Origin: 'http://frond.example' })).toBeUndefined()
  // Pages with `Referrer-Policy: no-referrer`, such as ours below /pro, send this for their own forms.
  expect(post({ Origin: 'null' })).toBeUndefined()
  expect(post({})).toBeUndefined()
})
