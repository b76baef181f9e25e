import { describe, expect, it } from 'vitest'
import { askMiddleware, routeMiddleware, type RouteMiddleware } from './route-middleware'
import { setKnownPages } from '../updates/known-pages'

const visit = { path: '/docs/none', search: '' }
const asked: string[] = []
const known: Record<string, RouteMiddleware> = {
  passes: () => void asked.push('passes'),
  allows: async () => true,
  refuses: async () => false,
  leads: ({ path }) => `/old${path}`,
}

describe('route middleware', () => {
  it('runs the middleware in route order, each name once, and continues', async () => {
    asked.length = 0
    const handles = [undefined, { middleware: 'passes' }, { bare: true }, { middleware: ['passes', 'allows'] }]
    expect(await askMiddleware(handles, visit, known)).toBeUndefined()
    expect(asked).toEqual(['passes'])
  })

  it('rejects an address as not found', async () => {
    await expect(askMiddleware([{ middleware: 'refuses' }], visit, known)).rejects.toMatchObject({
      data: { message: 'Page Not Found: /docs/none', fatal: true },
      init: { status: 404 },
    })
  })

  it('redirects and skips the remaining middleware', async () => {
    expect(await askMiddleware([{ middleware: ['leads', 'refuses'] }], visit, known)).toBe('/old/docs/none')
  })

  it.each(['nobody', 'constructor'])('rejects the unknown name %s', async (name) => {
    await expect(askMiddleware([{ middleware: name }], visit, known)).rejects.toThrow(
      `Unknown route middleware: '${name}'`,
    )
  })

  it('checks the pages of the build once they are loaded', async () => {
    const ask = (path: string) => askMiddleware([{ middleware: 'known-page' }], { path, search: '' }, routeMiddleware)
    expect(await ask('/docs/none')).toBeUndefined()
    setKnownPages(['/', '/docs/components/button'])
    expect(await ask('/docs/components/button/')).toBeUndefined()
    expect(await ask('/')).toBeUndefined()
    await expect(ask('/docs/none')).rejects.toMatchObject({ init: { status: 404 } })
  })
})
