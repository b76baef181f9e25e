import { describe, expect, it, vi } from 'vitest'
import type { ServerIsland } from '../../app/server-boundary.ts'
import { createIslandEndpoint } from './island-endpoint.ts'

const render = vi.fn(({ slug }: { slug: string }) =>
  slug === 'none' ? undefined : { html: `<p>${slug}</p>`, styles: ['/assets/a.css'] },
)
const island: ServerIsland<{ slug: string }> = {
  parse(props) {
    const slug = props.get('slug')
    return props.size === 1 && typeof slug === 'string' && /^[a-z-]+$/.test(slug) ? { slug } : undefined
  },
  render,
}
const answer = createIslandEndpoint(async () => new Map([['changelog', island as ServerIsland]]), 2)

function ask(path: string, props?: string, method = 'GET'): Promise<Response> {
  const query = props === undefined ? '' : `?props=${encodeURIComponent(props)}`
  return answer(new Request(`http://site.example/_islands/${path}${query}`, { method }))
}

describe('islands endpoint', () => {
  it('responds with the HTML, the name and the assets of the island, and renders it once', async () => {
    const first = await ask('changelog.json', '{"slug":"button"}')
    expect(first.status).toBe(200)
    expect(first.headers.get('Cache-Control')).toBe('public, max-age=300')
    expect(await first.json()).toEqual({
      id: expect.stringMatching(/^changelog-[0-9a-f]{8}$/),
      html: '<p>button</p>',
      head: { link: [{ rel: 'stylesheet', href: '/assets/a.css' }] },
    })
    await ask('changelog.json', '{ "slug": "button" }')
    expect(render).toHaveBeenCalledOnce()
  })

  it('removes the least recently used island from the cache', async () => {
    for (const slug of ['a', 'b', 'c', 'a']) await ask('changelog.json', JSON.stringify({ slug }))
    expect(render.mock.calls.map(([{ slug }]) => slug).join('')).toMatch(/abca$/)
  })

  it.each(['x.json', '..%2f..%2fserver.json', '__proto__.json', 'changelog', 'changelog.json/'])(
    'answers 404 for %s',
    async (path) => {
      const response = await ask(path, '{"__proto__":{"polluted":1}}')
      expect(response.status).toBe(404)
      expect(response.headers.get('Content-Type')).toBe('application/problem+json')
    },
  )

  it.each([
    undefined,
    '',
    'null',
    '[]',
    '{"slug":1}',
    '{"slug":"button","more":1}',
    '{"slug":"a","slug":"b"}',
    '{"__proto__":{"polluted":1}}',
    '{"constructor":{"prototype":{"polluted":1}}}',
    '{"slug":"<script>alert(1)</script>"}',
    `{"slug":"${'a'.repeat(2000)}"}`,
  ])('rejects %s', async (props) => {
    const response = await ask('changelog.json', props)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ status: 400, title: 'Bad Request' })
    expect({}).not.toHaveProperty('polluted')
  })

  it('answers 404 for missing content, and accepts only GET and HEAD', async () => {
    expect((await ask('changelog.json', '{"slug":"none"}')).status).toBe(404)
    const refused = await ask('changelog.json', '{"slug":"button"}', 'POST')
    expect([refused.status, refused.headers.get('Allow')]).toEqual([405, 'GET, HEAD'])
  })
})
