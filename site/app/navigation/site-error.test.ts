import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { describe, expect, it } from 'vitest'
import { toSiteError } from './site-error'

describe('toSiteError', () => {
  it('keeps the message of a route that rejects a page', () => {
    const suggestions = [{ title: 'Button', path: '/docs/components/button' }]
    const details = { message: 'Page Not Found: /docs/buton', fatal: true, suggestions }
    expect(toSiteError(new ErrorResponse(404, '', details), '/docs/buton')).toEqual({
      statusCode: 404,
      statusMessage: 'Page not found',
      message: 'Page Not Found: /docs/buton',
      fatal: true,
      data: { suggestions },
    })
  })

  it('names the path if no route matches', () => {
    expect(toSiteError(new ErrorResponse(404, 'Not Found', null), '/nope')).toMatchObject({
      message: 'Page not found: /nope',
      fatal: false,
    })
  })

  it('hides internal error messages from visitors', () => {
    const error = toSiteError(new TypeError('secret is undefined'), '/')
    expect(error).toMatchObject({ statusCode: 500, statusMessage: 'Internal error', fatal: true })
    expect(JSON.stringify(error)).not.toContain('secret')
    expect(toSiteError(new ErrorResponse(405, 'Method Not Allowed', 'x'), '/').message).toBe('Method Not Allowed')
  })
})
