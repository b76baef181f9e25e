import { describe, expect, it, vi } from 'vitest'
import { answerIcons } from './icon-endpoint.ts'
import { createIconService, iconServiceLimits } from './icon-service.ts'

const ask = (path: string, options?: Parameters<typeof answerIcons>[1]) =>
  answerIcons(new Request(`http://localhost${path}`), options)

describe('icons of installed collections', () => {
  it('are returned with a list of the names that do not exist', async () => {
    const response = await ask('/api/icons/lucide.json?icons=rocket,no-such-icon,constructor')
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=604800')
    expect(await response.json()).toMatchObject({
      prefix: 'lucide',
      icons: { rocket: { body: expect.stringContaining('<path') } },
      not_found: ['no-such-icon', 'constructor'],
    })
  })

  it.each([
    ['/api/icons/constructor.json?icons=a', 404],
    ['/api/icons/http:%2f%2f169.254.169.254%2fx.json?icons=a', 404],
    ['/api/icons//evil.example/x.json?icons=a', 404],
    ['/api/icons/lucide.json?icons=__proto__', 400],
    ['/api/icons/lucide.json?icons=,,,,', 400],
    ['/api/icons/lucide.json', 400],
    ['/api/icons/lucide.json?icons=a&icons=b', 400],
    ['/api/icons/lucide.json?icons[]=a', 400],
    ['/api/icons/lucide.json?icons=%3Csvg%20onload=alert(1)%3E', 400],
    ['/api/icons/lucide.json?icons=a%26prefix=evil', 400],
    ['/api/icons/lucide.json?icons=a%23b', 400],
    [`/api/icons/lucide.json?icons=${Array.from({ length: 65 }, (_, index) => `i${index}`).join(',')}`, 400],
    [`/api/icons/lucide.json?icons=${'a'.repeat(500)}`, 414],
  ])('%s is answered with %i', async (path, status) => {
    const response = await ask(path)
    expect(response.status).toBe(status)
    expect(response.headers.get('Content-Type')).toBe('application/problem+json')
  })

  it('are the same with an encoded comma', async () => {
    const [plain, encoded] = await Promise.all(
      ['rocket,star', 'rocket%2Cstar'].map(async (icons) =>
        (await ask(`/api/icons/lucide.json?icons=${icons}`)).text(),
      ),
    )
    expect(plain).toBe(encoded)
  })
})

describe('the icon service', () => {
  const rocket = { prefix: 'other', width: 16, icons: { rocket: { body: '<path d="M0 0"/>' } } }
  const create = (answer: () => Promise<Response>, now = () => 0) => {
    const fetch = vi.fn<typeof globalThis.fetch>(answer)
    return { fetch, service: createIconService({ addresses: ['https://icons.example'], fetch, now }) }
  }

  it('is used only for collections that are not installed', async () => {
    const { fetch, service } = create(() => Promise.resolve(Response.json(rocket)))
    await ask('/api/icons/lucide.json?icons=rocket', { service })
    expect(fetch).not.toHaveBeenCalled()

    const response = await ask('/api/icons/other.json?icons=rocket,none', { service })
    expect(await response.json()).toEqual({
      prefix: 'other',
      width: 16,
      icons: { rocket: { body: '<path d="M0 0"/>' } },
      not_found: ['none'],
    })
    expect(String(fetch.mock.calls[0]![0])).toBe('https://icons.example/other.json?icons=rocket,none')
    expect(fetch.mock.calls[0]![1]).toMatchObject({ redirect: 'error', signal: expect.any(AbortSignal) })
  })

  it.each([
    '<script>alert(1)</script>',
    '<path d="M0 0" onload="alert(1)"/>',
    '<image href="https://evil.example/a.png"/>',
    '<use href="https://evil.example/a.svg#a"/>',
    '<a href="javascript:alert(1)"><path d=""/></a>',
    '<animate attributeName="href" values="x"/>',
    '<path d="M0 0"',
  ])('is not trusted if it sends %s', async (body) => {
    const { service } = create(() => Promise.resolve(Response.json({ prefix: 'other', icons: { a: { body } } })))
    expect(await service.find('other', ['a'], '')).toEqual({ prefix: 'other', icons: {}, not_found: ['a'] })
  })

  it('is not asked twice for a missing collection, of which a limited number is stored', async () => {
    let time = 0
    const { fetch, service } = create(
      () => Promise.resolve(new Response(null, { status: 404 })),
      () => time,
    )
    expect((await ask('/api/icons/none.json?icons=a', { service })).status).toBe(404)
    await ask('/api/icons/none.json?icons=b', { service })
    expect(fetch).toHaveBeenCalledOnce()

    for (let name = 0; name < 1000; name += 1) {
      time += 2000
      await service.find(`random-${name}`, ['a'], 'visitor')
    }
    expect(service.missing).toBe(500)
  })

  it('is called at a limited rate per visitor', async () => {
    const { fetch, service } = create(() => Promise.resolve(new Response(null, { status: 404 })))
    for (let name = 0; name < 100; name += 1) await service.find(`random-${name}`, ['a'], 'visitor')
    expect(fetch).toHaveBeenCalledTimes(30)
  })

  it('is not called for a while after several failures', async () => {
    let time = 0
    const { fetch, service } = create(
      () => Promise.reject(new Error('down')),
      () => time,
    )
    for (let attempt = 0; attempt < 10; attempt += 1) await service.find(`c${attempt}`, ['a'], '')
    expect(fetch).toHaveBeenCalledTimes(3)
    time = 61_000
    await service.find('c11', ['a'], '')
    expect(fetch).toHaveBeenCalledTimes(4)
  })

  it('has time limits', () => {
    expect(iconServiceLimits).toEqual({ fetchTimeoutMs: 1500, rotateMs: 750, timeoutMs: 5000 })
  })

  it('has several hosts: the next one is used if one fails or is slow', async () => {
    vi.useFakeTimers()
    const asked: string[] = []
    const fetch = vi.fn<typeof globalThis.fetch>((url) => {
      const { host } = new URL(String(url))
      asked.push(host)
      if (host === 'broken.example') return Promise.reject(new Error('down'))
      if (host === 'silent.example') return new Promise(() => {})
      return Promise.resolve(Response.json(rocket))
    })
    const addresses = ['broken', 'silent', 'good', 'spare'].map((name) => `https://${name}.example`)
    const found = createIconService({ addresses, fetch }).find('other', ['rocket'], '')
    await vi.advanceTimersByTimeAsync(740)
    expect(asked).toEqual(['broken.example', 'silent.example'])
    await vi.advanceTimersByTimeAsync(20)
    expect((await found)?.icons).toEqual(rocket.icons)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(asked).toEqual(['broken.example', 'silent.example', 'good.example'])
    vi.useRealTimers()
  })

  it('has a size limit for responses', async () => {
    const { service } = create(() => Promise.resolve(new Response(`{"icons":{"a":"${'x'.repeat(300_000)}"}}`)))
    expect(await service.find('other', ['a'], '')).toBeUndefined()
  })
})
