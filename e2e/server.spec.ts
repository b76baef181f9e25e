import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { brotliDecompressSync, constants, crc32, deflateRawSync, gunzipSync, gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { findScriptHashes, findStyleHashes } from '../site/server/http/content-security-policy.ts'
import { button } from './paths.ts'
import { startSite, type Answer, type AskOptions, type SiteProcess } from './site-process.ts'

/** The HTTP behavior of the production server, tested without a browser. */

test.describe.configure({ mode: 'default' })

const bot = { 'User-Agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' }
const visitor = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
const next = { Cookie: 'a=b; frond-framework=%22next%22' }

let site: SiteProcess
const ask = (path: string, options?: AskOptions): Promise<Answer> => site.ask(path, options)
const json = async (path: string, options?: AskOptions) =>
  JSON.parse((await ask(path, options)).body.toString()) as Record<string, unknown>

test.beforeAll(async () => {
  // The tests send more requests than a visitor would. Rate limits have their own test.
  site = await startSite({ FROND_REQUEST_LOG: 'errors', FROND_RATE_LIMITS: 'off' })
})
test.afterAll(() => site.stop())

function expectProblem({ status, headers, body }: Answer, wanted: number, note = ''): void {
  expect([note, status], body.toString()).toEqual([note, wanted])
  expect(headers['content-type']).toBe('application/problem+json')
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
  expect(JSON.parse(body.toString())).toEqual(
    expect.objectContaining({
      type: expect.any(String),
      title: expect.any(String),
      status: wanted,
      detail: expect.any(String),
    }),
  )
}

test.describe('redirects', () => {
  const docs = '/docs/getting-started'
  const components = '/docs/components'
  /** The complete table: source, target, status, and whether it depends on the visitor. `{fw}` is the framework. */
  const table: [from: string, to: string, status: 301 | 302][] = [
    ['/docs', docs, 302],
    ['/docs/composables', '/docs/composables/define-shortcuts', 302],
    [`${docs}/migration`, `${docs}/migration/v3`, 302],
    [`${docs}/installation`, `${docs}/installation/{fw}`, 302],
    [`${docs}/icons`, `${docs}/integrations/icons/{fw}`, 302],
    [`${docs}/color-mode`, `${docs}/integrations/color-mode/{fw}`, 302],
    [`${docs}/i18n`, `${docs}/integrations/i18n/{fw}`, 302],
    [`${docs}/theme`, `${docs}/theme/design-system`, 302],
    [`${docs}/license`, '/pro/pricing', 301],
    [`${docs}/installation/pro`, `${docs}/installation/{fw}`, 302],
    [`${docs}/installation/pro/vite`, `${docs}/installation/vite`, 301],
    [`${docs}/installation/pro/next`, `${docs}/installation/next`, 301],
    [`${components}/button-group`, `${components}/field-group`, 301],
    [`${components}/page-accordion`, `${components}/accordion`, 301],
    [`${components}/page-marquee`, `${components}/marquee`, 301],
    ['/getting-started/theming', `${docs}/theme/design-system`, 301],
    ['/getting-started/shortcuts', '/docs/composables/define-shortcuts', 301],
    ['/getting-started', docs, 301],
    ['/components', components, 301],
    ['/components/button', button, 301],
    ['/composables/use-toast', '/docs/composables/use-toast', 301],
    // An old name is resolved in the same hop.
    ['/components/button-group', `${components}/field-group`, 301],
    ['/components/page-marquee', `${components}/marquee`, 301],
    ['/getting-started/installation', `${docs}/installation/{fw}`, 302],
    ['/composables', '/docs/composables/define-shortcuts', 302],
    // Unknown paths redirect to the first page of their section.
    ['/getting-started/no/such', docs, 302],
    ['/components/no-such', components, 302],
    ['/composables/no-such', '/docs/composables/define-shortcuts', 302],
    ...Object.entries({
      range: 'slider',
      'date-picker': 'date-picker',
      dropdown: 'dropdown-menu',
      notification: 'toast',
      'vertical-navigation': 'navigation-menu',
      'horizontal-navigation': 'navigation-menu',
      divider: 'separator',
      toggle: 'switch',
      'form-group': 'form-field',
    }).map(([from, to]): [string, string, 301] => [`/components/${from}`, `${components}/${to}`, 301]),
    ['/pro/templates', '/templates', 301],
    ['/pro/getting-started/a/b', `${docs}/installation/{fw}`, 302],
    ['/pro/guide/a', `${docs}/installation/{fw}`, 302],
    ['/pro/prose/callout', '/docs/typography', 301],
    ['/pro/components', components, 301],
    ...Object.entries({
      'docs-search': 'content-search',
      'docs/docs-search': 'content-search',
      'landing-hero': 'page-hero',
      'landing-cta': 'page-cta',
      'landing-card': 'page-card',
      'landing-section': 'page-section',
      'landing-faq': 'accordion',
      'landing-grid': 'page-grid',
      'landing-logos': 'page-logos',
      'landing-testimonial': 'page-card#as-a-testimonial',
      'blog-list': 'blog-posts',
      'color-mode-toggle': 'color-mode-switch',
      'dashboard-card': 'page-card',
      'dashboard-section': 'page-card',
      'dashboard-layout': 'dashboard-group',
      'dashboard-modal': 'modal',
      'dashboard-slideover': 'slideover',
      'dashboard-navbar-toggle': 'dashboard-sidebar-toggle',
      'dashboard-page': 'dashboard-panel',
      'dashboard-panel-content': 'dashboard-panel',
      'dashboard-panel-handle': 'dashboard-resize-handle',
      'dashboard-sidebar-links': 'navigation-menu',
      'navigation-accordion': 'content-navigation',
      'navigation-links': 'content-navigation',
      'navigation-tree': 'content-navigation',
      'page-error': 'error',
      'footer-links': 'navigation-menu',
      'header-links': 'navigation-menu',
      'pricing-card': 'pricing-plan',
      'pricing-grid': 'pricing-plans',
      'pricing-switch': 'switch',
    }).map(([from, to]): [string, string, 301] => [`/pro/components/${from}`, `${components}/${to}`, 301]),
    ['/pro/components/button', button, 301],
    ['/playground', `${docs}/installation/{fw}`, 302],
  ]
  const withQuery = (to: string, query: string) => to.replace(/(#.*)?$/, (hash) => query + hash)

  test('every row of the table redirects to its target with the query, with and without a trailing slash', async () => {
    for (const [from, to, status] of table) {
      const target = to.replace('{fw}', 'vite')
      for (const slash of ['', '/']) {
        const answer = await ask(`${from}${slash}?a=1&b=%2F`)
        expect([from, answer.status, answer.headers.location]).toEqual([from, status, withQuery(target, '?a=1&b=%2F')])
        expect([from, answer.headers.vary]).toEqual([from, to.includes('{fw}') ? 'Cookie' : undefined])
        expect(answer.body.length).toBe(0)
      }
    }
  })

  test('redirects that depend on the framework follow the cookie', async () => {
    for (const [from, to] of table) {
      const { headers } = await ask(from, { headers: next })
      expect([from, headers.location]).toEqual([from, to.replace('{fw}', 'next')])
    }
  })

  test('an invalid cookie counts as no cookie', async () => {
    for (const Cookie of ['frond-framework="><img src=x onerror=alert(1)>', 'frond-framework=%22__proto__%22']) {
      const { headers } = await ask('/playground', { headers: { Cookie } })
      expect(headers.location).toBe(`${docs}/installation/vite`)
    }
  })

  test('each target is an existing page and anchor', async () => {
    for (const target of new Set(table.map(([, to]) => to.replace('{fw}', 'vite')))) {
      const [path = '', hash] = target.split('#')
      const { status, body } = await ask(path)
      expect([path, status]).toEqual([path, 200])
      if (hash) expect(body.toString(), target).toContain(`id="${hash}"`)
    }
  })

  test('a trailing slash is removed in one hop', async () => {
    expect((await ask(`${button}/?a=1`)).headers.location).toBe(`${button}?a=1`)
    expect((await ask('/docs/')).headers.location).toBe('/docs/getting-started')
  })

  test('no redirect points to another host, for any path or host header', async () => {
    for (const path of [
      '//evil.example',
      '/\\evil.example',
      '/%2f%2fevil.example',
      '/pro/guide/%2f%2fevil.example',
      '/getting-started//evil.example/%2e%2e',
      '/components/range%0d%0aSet-Cookie:%20a=b',
      '/composables/%5cevil.example',
      '/docs/..//evil.example',
      '/docs//',
    ]) {
      const answer = await ask(path)
      expectProblem(answer, 400, path)
      expect(answer.headers).not.toHaveProperty('location')
      expect(answer.headers).not.toHaveProperty('set-cookie')
    }
    const { headers } = await ask('/docs', { headers: { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' } })
    expect(headers.location).toBe('/docs/getting-started')
    expect((await ask(`/components/${'a'.repeat(8000)}`)).headers.location).toBe('/docs/components')
    expectProblem(await ask(`/components/${'a'.repeat(10_000)}`), 414, '10,000 letters')
  })
})

test.describe('missing pages', () => {
  test('paths are case-sensitive everywhere', async () => {
    for (const path of ['/Team', '/DOCS', '/Docs/components/button', '/docs/components/Button', '/Releases'])
      expect([path, (await ask(path, { headers: visitor })).status]).toEqual([path, 404])
  })

  test('get an error page with one of the two messages', async () => {
    for (const [path, message] of [
      ['/nowhere', 'Page not found: /nowhere'],
      ['/docs/components/acordion', 'Page Not Found: /docs/components/acordion'],
      ['/examples/no/such', 'Page Not Found: /examples/no/such'],
    ] as const) {
      const answer = await ask(path, { headers: visitor })
      expect([path, answer.status]).toEqual([path, 404])
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(answer.body.toString()).toContain(message)
      expect(answer.body.toString()).toContain('<title>404 - Frond UI</title>')
      expect(answer.headers['content-security-policy']).toMatch(/script-src 'self' 'wasm-unsafe-eval' 'sha256-/)
      expect(answer.headers['cache-control']).toBe('no-cache')
    }
  })

  test('are plain text for a bot, and the log says that no page was rendered', async () => {
    for (const [path, message] of [
      ['/bot-path', 'Page not found: /bot-path'],
      ['/docs/bot-path', 'Page Not Found: /docs/bot-path'],
    ] as const) {
      const answer = await ask(path, { headers: bot })
      expect([answer.status, answer.body.toString()]).toEqual([404, message])
      expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
      await expect
        .poll(() => site.lines().find((line) => line.event === 'error-page.skipped' && line.path === path))
        .toMatchObject({ status: 404, message: expect.stringContaining('No error page was rendered') })
    }
  })

  test('are problem documents below API paths', async () => {
    for (const path of [
      '/api/none',
      '/_builds/meta/none.json',
      '/_img/w_640/none.png',
      '/docs/none/_payload.json',
      '/raw/docs/none.md',
      '/r/__proto__.json',
      '/assets/none.js',
      '/docs/components/button.data',
    ])
      expectProblem(await ask(path), 404, path)
  })

  test('show their path as text, never as markup', async () => {
    const query = '?message=<script>alert(1)</script>&statusCode=200'
    const { body, status } = await ask(`/%3Cimg%20src=x%20onerror=alert(1)%3E${query}`, {
      headers: { ...visitor, 'X-Error': '{"message":"<script>alert(1)</script>"}' },
    })
    expect(status).toBe(404)
    expect(body.toString()).not.toContain('<img src=x')
    expect(body.toString()).not.toContain('<script>alert(1)')
  })

  test('server files cannot be read', async () => {
    for (const path of [
      '/.env',
      '/.git/HEAD',
      '/package.json',
      '/site.json',
      '/content.db',
      '/server/index.js',
      '/data/x',
      '/data/pro/PG_VERSION',
      '/server/main.ts',
      '/assets',
      '/debug',
    ])
      expect([path, (await ask(path, { headers: bot })).status]).toEqual([path, 404])
  })
})

test.describe('builds and companions', () => {
  test('the latest build has an id and a description', async () => {
    const latest = await ask('/_builds/latest.json?1700000000000')
    expect(latest.headers['cache-control']).toBe('no-store')
    const { id, timestamp } = JSON.parse(latest.body.toString()) as { id: string; timestamp: number }
    expect(id).toMatch(/^[0-9a-f]{12}$/)
    expect(timestamp).toBeGreaterThan(1_700_000_000_000)

    const meta = await json(`/_builds/meta/${id}.json`)
    expect(meta).toEqual({
      id,
      timestamp,
      matcher: expect.objectContaining({ static: expect.any(Object), wildcard: expect.any(Object), dynamic: {} }),
      prerendered: expect.arrayContaining([button, '/team']),
    })
    const page = await ask(`${button}/_payload.json?${id}`)
    expect(page.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(JSON.parse(page.body.toString())).toMatchObject({ path: button, title: 'Button', html: expect.any(String) })
  })

  test('machine-readable files exist, with their content type', async () => {
    for (const [path, type, content] of [
      ['/llms.txt', 'text/plain', '](https://frond-ui.dev/raw/docs/components/button.md): '],
      ['/llms-full.txt', 'text/plain', '# Accordion'],
      ['/sitemap.xml', 'application/xml', '<loc>https://frond-ui.dev/docs/components/button</loc>'],
      ['/robots.txt', 'text/plain', 'Sitemap: https://frond-ui.dev/sitemap.xml'],
      ['/feed.xml', 'application/xml', '<rss version="2.0"'],
      ['/manifest.webmanifest', 'application/manifest+json', '"name":"Frond UI"'],
      [`/raw${button}.md`, 'text/markdown', '# Button'],
    ] as const) {
      const answer = await ask(path)
      expect([path, answer.status, answer.headers['content-type']]).toEqual([path, 200, `${type}; charset=utf-8`])
      expect(answer.body.toString()).toContain(content)
    }
    expect((await ask('/sitemap.xml')).body.toString()).not.toContain('/examples/')
  })

  test('every page of the sitemap answers, and its policy covers all its inline scripts and styles', async () => {
    const sitemap = (await ask('/sitemap.xml')).body.toString()
    const paths = [...sitemap.matchAll(/<loc>https:\/\/frond-ui\.dev(.*?)<\/loc>/g)].map(([, path]) => path || '/')
    expect(paths.length).toBeGreaterThan(50)
    for (const path of paths) {
      const { status, headers, body } = await ask(path)
      expect([path, status, headers.location]).toEqual([path, 200, undefined])
      const html = body.toString()
      const policy = headers['content-security-policy'] as string
      const unknown = [...findScriptHashes(html), ...findStyleHashes(html)].filter((hash) => !policy.includes(hash))
      expect([path, unknown]).toEqual([path, []])
    }
  })
})

test.describe('HTTP', () => {
  test('pages support compression, ETags, ranges and HEAD', async () => {
    const plain = await ask(button)
    const br = await ask(button, { headers: { 'Accept-Encoding': 'gzip, br' } })
    const gzip = await ask(button, { headers: { 'Accept-Encoding': 'gzip' } })
    expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true)
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true)
    expect(new Set([plain, br, gzip].map(({ headers }) => headers.etag)).size).toBe(3)

    const again = await ask(button, { headers: { 'If-None-Match': plain.headers.etag! } })
    expect([again.status, again.body.length]).toEqual([304, 0])
    expect(again.headers['content-security-policy']).toBe(plain.headers['content-security-policy'])
    const part = await ask(button, { headers: { Range: 'bytes=0-14', 'If-Range': plain.headers.etag! } })
    expect([part.status, part.body.toString()]).toEqual([206, '<!DOCTYPE html>'])
    expect((await ask(button, { headers: { Range: 'bytes=999999999-' } })).status).toBe(416)
    const head = await ask(button, { method: 'HEAD' })
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([200, 0, String(plain.body.length)])
    expect((await ask('/nowhere', { method: 'HEAD', headers: visitor })).status).toBe(404)
  })

  test('files of the build are immutable, pages are revalidated', async () => {
    const html = (await ask(button)).body.toString()
    const [asset] = /\/assets\/[\w-]+\.css/.exec(html)!
    expect((await ask(asset)).headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await ask(button)).headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  })

  test('other methods get 405 with the allowed methods', async () => {
    for (const [path, allow] of [
      [button, 'GET, HEAD'],
      ['/nowhere', 'GET, HEAD'],
      ['/healthz', 'GET, HEAD'],
      ['/api/icons/lucide.json?icons=star', 'GET, HEAD'],
      ['/_img/w_640/favicon.svg', 'GET, HEAD'],
      ['/api/content/docs/sql_dump.txt', 'GET, HEAD'],
    ] as const) {
      for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE']) {
        const answer = await ask(path, { method })
        expectProblem(answer, 405, `${method} ${path}`)
        expect(answer.headers.allow).toBe(allow)
      }
    }
    for (const path of ['/api/event', '/api/csp', '/api/content/docs/query']) {
      const answer = await ask(path)
      expectProblem(answer, 405, path)
      expect(answer.headers.allow).toBe('POST')
    }
    expect(await site.send('BREW / HTTP/1.1\r\nHost: a\r\n\r\n')).toMatch(/^HTTP\/1\.1 405 [\s\S]*Allow: GET, HEAD/)
    expectProblem(await ask(button, { method: 'POST', headers: { 'X-HTTP-Method-Override': 'GET' } }), 405)
  })

  test('invalid addresses are rejected', async () => {
    for (const path of [
      '/docs/%zz',
      '/docs/a%00b',
      '/docs%2fbutton',
      '//docs//button',
      '/docs/./../docs/button',
      '/docs/%2e%2e/package.json',
      '/raw/docs/%c0%ae%c0%ae/package.json',
      '/raw/docs/components/button%00.md',
      '/_builds/meta/..%2f..%2fpackage.json',
      '/examples/..%2f..%2fpackage',
      '/og/..%2f..%2fpackage.json.png',
      '/api/icons/..%2f..%2fpackage.json?icons=a',
      '/api/icons//evil.example/x.json?icons=a',
      '/_img/w_640//etc/passwd',
      '/_img/w_640/..%2f..%2f..%2fetc%2fpasswd',
      '/_img/w_640/http://169.254.169.254/latest/meta-data/',
    ])
      expectProblem(await ask(path), 400, path)
    for (const path of ['/docs/button;jsessionid=1', '/DOCS/Button', '/docs/%E2%80%AE'])
      expect([path, (await ask(path, { headers: bot })).status]).toEqual([path, 404])
    expectProblem(await ask(`/${'a'.repeat(9000)}`), 414)
    expect(await site.send(`GET /${'a'.repeat(100_000)} HTTP/1.1\r\nHost: a\r\n\r\n`)).toMatch(/^HTTP\/1\.1 414 /)
    expect(await site.send(`GET / HTTP/1.1\r\nHost: a\r\nX-A: ${'a'.repeat(100_000)}\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 431 /,
    )
  })

  test('bodies are limited', async () => {
    const type = { 'Content-Type': 'application/json' }
    for (const path of ['/api/event', '/api/csp', '/api/content/docs/query', button]) {
      const answer = await ask(path, { method: 'POST', headers: type, body: 'a'.repeat(2_000_000) })
      expectProblem(answer, 413, path)
      expect(answer.headers.connection).toBe('close')
    }
    const headers = { ...type, 'Transfer-Encoding': 'chunked' }
    expectProblem(await ask('/api/event', { method: 'POST', headers, body: 'a'.repeat(40_000) }), 413, 'chunked')
  })

  test('every kind of response has its security headers', async () => {
    const isPage = (headers: Answer['headers']) => headers['content-type']?.startsWith('text/html')
    for (const [path, options] of [
      [button, {}],
      ['/examples/button/basic', {}],
      ['/examples/button/basic?mode=dark', {}],
      ['/nowhere', { headers: visitor }],
      ['/docs', {}],
      ['/favicon.svg', {}],
      ['/api/none', {}],
      ['/healthz', {}],
      ['/%00', {}],
      [button, { method: 'POST' }],
      ['/api/content/docs/sql_dump.txt', {}],
    ] as const) {
      const { headers } = await ask(path, options)
      expect([path, headers['x-content-type-options']]).toEqual([path, 'nosniff'])
      const policy = path === '/favicon.svg' ? 'cross-origin' : 'same-origin'
      expect([path, headers['cross-origin-resource-policy']]).toEqual([path, policy])
      expect(headers['content-security-policy'], path).toMatch(/^default-src 'none'/)
      expect(headers['content-security-policy'], path).not.toMatch(/script-src[^;]*unsafe-inline|'unsafe-eval'/)
      expect(headers, path).not.toHaveProperty('strict-transport-security')
      expect(headers, path).not.toHaveProperty('server')
      expect(headers, path).not.toHaveProperty('x-powered-by')
      if (!isPage(headers)) continue
      const frames = path.startsWith('/examples/')
      expect(headers['x-frame-options'], path).toBe(frames ? 'SAMEORIGIN' : 'DENY')
      expect(headers['content-security-policy'], path).toContain(`frame-ancestors ${frames ? "'self'" : "'none'"}`)
      expect(headers['cross-origin-opener-policy'], path).toBe('same-origin')
      expect(headers['permissions-policy'], path).toContain('camera=()')
    }
  })

  test('headers are complete for every status and for HEAD', async () => {
    const data = {
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
    }
    const page = {
      ...data,
      'content-security-policy': expect.stringMatching(/^default-src 'none'; script-src 'self' .*report-to csp$/),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringMatching(/^accelerometer=\(\), .*fullscreen=\(self\)$/),
      'reporting-endpoints': 'csp="/api/csp"',
    }
    const example = { ...page, 'x-frame-options': 'SAMEORIGIN' }
    const licence = { ...page, 'referrer-policy': 'no-referrer' }
    const file = { 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' }
    const picture = { ...file, 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" }
    const shared = { ...picture, 'cross-origin-resource-policy': 'cross-origin' }

    const [, asset] = /"(\/assets\/[\w.-]+\.js)"/.exec((await ask(button)).body.toString())!
    const dump = '/api/content/docs/sql_dump.txt'
    const image = '/_img/w_64/icon-512.png'
    const known = async (path: string) => ({ 'If-None-Match': (await ask(path)).headers.etag! })
    const cases: [kind: Record<string, unknown>, status: number, path: string, headers?: Record<string, string>][] = [
      [page, 200, button],
      [page, 304, button, await known(button)],
      [page, 412, button, { 'If-Match': '"x"' }],
      [page, 404, '/nowhere', visitor],
      [page, 404, '/docs/none', visitor],
      [data, 404, '/nowhere', bot],
      [example, 200, '/examples/button/basic'],
      [example, 304, '/examples/button/basic', await known('/examples/button/basic')],
      [example, 200, '/examples/button/basic?mode=dark'],
      [example, 404, '/examples/none', visitor],
      [licence, 200, '/pro/activate'],
      [licence, 304, '/pro/activate', await known('/pro/activate')],
      [data, 301, '/components/button'],
      [data, 302, '/docs'],
      [data, 200, '/llms.txt'],
      [data, 304, '/llms.txt', await known('/llms.txt')],
      [data, 200, `${button}/_payload.json`],
      [data, 404, '/docs/none/_payload.json'],
      [data, 200, '/_builds/latest.json'],
      [data, 404, '/_builds/meta/none.json'],
      [data, 200, `/raw${button}.md`],
      [data, 404, '/raw/docs/none.md'],
      [data, 200, '/api/icons/lucide.json?icons=star'],
      [data, 400, '/api/icons/lucide.json'],
      [data, 200, dump],
      [data, 304, dump, await known(dump)],
      [data, 404, '/api/content/none/sql_dump.txt'],
      [data, 405, '/api/content/docs/query'],
      [data, 405, '/api/event'],
      [data, 405, '/api/csp'],
      [data, 404, '/_islands/none.json'],
      [data, 400, '/%00'],
      [data, 414, `/${'a'.repeat(9000)}`],
      [data, 200, '/healthz'],
      [file, 200, asset!],
      [file, 304, asset!, await known(asset!)],
      [data, 404, '/assets/none.js'],
      [shared, 200, '/favicon.svg'],
      [shared, 304, '/favicon.svg', await known('/favicon.svg')],
      [picture, 200, '/icon-512.png'],
      [picture, 200, image],
      [picture, 304, image, await known(image)],
      [data, 404, '/_img/w_640/none.png'],
      [data, 400, '/_img/w_0/icon-512.png'],
    ]
    for (const [kind, status, path, headers = {}] of cases) {
      for (const method of ['GET', 'HEAD']) {
        const answer = await ask(path, { method, headers })
        const note = `${method} ${path.slice(0, 60)} ${status}`
        expect([note, answer.status]).toEqual([note, status])
        if (method === 'HEAD' || status === 304) expect([note, answer.body.length]).toEqual([note, 0])
        expect(answer.headers, note).toMatchObject(kind)
        for (const name of ['server', 'x-powered-by', 'set-cookie', 'strict-transport-security'])
          expect(answer.headers, note).not.toHaveProperty(name)
      }
      if (status !== 200 || path.startsWith('/api/content/')) continue
      const refused = await ask(path, { method: 'PUT', headers })
      expectProblem(refused, 405, path)
      const policy = kind === shared ? 'cross-origin' : 'same-origin'
      const wanted = { ...data, 'cross-origin-resource-policy': policy, allow: 'GET, HEAD' }
      expect(refused.headers, path).toMatchObject(wanted)
    }
    const part = await ask(button, { headers: { Range: 'bytes=999999999-' } })
    expect([part.status, part.headers]).toEqual([416, expect.objectContaining(page)])
  })

  test('ranges are limited to the size of the file', async () => {
    const whole = (await ask(button)).body.length
    const parts = Array.from({ length: 1000 }, (_, index) => `0-${index}`).join(',')
    for (const [Range, status, length] of [
      [`bytes=${parts}`, 200, whole],
      ['bytes=-', 416, 0],
      ['bytes=999999999-', 416, 0],
      ['bytes=99999999999999999999999-', 416, 0],
      ['bytes=0-0', 206, 1],
      ['items=0-5', 200, whole],
    ] as const) {
      const answer = await ask(button, { headers: { Range } })
      expect([Range.slice(0, 30), answer.status, answer.body.length]).toEqual([Range.slice(0, 30), status, length])
    }
  })

  test('a series of malformed requests does not affect the server', async () => {
    const query = '/api/content/docs/query'
    const get = (path: string, ...headers: string[]) => `GET ${path} HTTP/1.1\r\n${lines(['Host: a', ...headers])}`
    const host = (name: string, path = '/nowhere') => `GET ${path} HTTP/1.1\r\n${lines([`Host: ${name}`])}`
    const post = (path: string, body: string, ...headers: string[]) => {
      const type = headers.some((header) => header.startsWith('Content-Type')) ? [] : ['Content-Type: application/json']
      return `POST ${path} HTTP/1.1\r\n${lines(['Host: a', `Content-Length: ${body.length}`, ...type, ...headers])}${body}`
    }
    const lines = (headers: string[]) => [...headers, 'Connection: close', '', ''].join('\r\n')
    const sql = '{"sql":"SELECT \\"path\\" FROM _content_docs ORDER BY stem ASC LIMIT 1"}'
    const many = (item: string, count: number) => item.repeat(count)
    /** The request, and the expected status; no status if the connection is closed without a response. */
    const requests: [bytes: string, status: number][] = [
      ['\0\0\0\0', 405],
      ['GET', 400],
      ['PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
      [`OPTIONS * HTTP/1.1\r\n${lines(['Host: a'])}`, 400],
      [`PROPFIND / HTTP/1.1\r\n${lines(['Host: a'])}`, 405],
      [`get / HTTP/1.1\r\n${lines(['Host: a'])}`, 405],
      [`GET / a HTTP/1.1\r\n${lines(['Host: a'])}`, 400],
      [`GET / HTTP/2.0\r\n${lines(['Host: a'])}`, 400],
      [get('http://evil.example/docs'), 302],
      [get('http://evil.example//docs'), 400],
      [get('ftp://evil.example/'), 400],
      [get('evil.example:80'), 400],
      [get('javascript:alert(1)'), 400],
      // Invalid encodings, and encodings that hide `..`.
      ...[
        '%',
        '%4',
        '%u0041',
        '%c0%af',
        '%e0%80%af',
        '%ed%a0%80',
        '%e2%82',
        '%f4%90%80%80',
        '%f8%88%80%80%80',
        '%7f',
      ].map((part): [string, number] => [get(`/docs/${part}`), 400]),
      ...['.', '.%2e', '%2e%2e/x', '..%5cx', '\\..\\x', '%09/evil.example', '\xff\xfe'].map(
        (part): [string, number] => [get(`/docs/${part}`), 400],
      ),
      ...['%252e%252e/%252e%252e/package.json', '..;/..;/package.json', '%ef%bc%8e%ef%bc%8e/x', '.../x', '%c2%85'].map(
        (part): [string, number] => [get(`/docs/${part}`), 404],
      ),
      [get(`/${many('a', 20_000)}`), 414],
      [get(`/?${many('a', 8000)}`), 200],
      [get(`/${many('%25', 2700)}`), 404],
      [get(many('/a', 4000)), 404],
      [get('/docs?%0d%0aSet-Cookie:a=b'), 302],
      [get('/docs?\xe9'), 400],
      // Invalid hosts, and hosts that only look valid.
      ...['a b', '"><script>', 'u@a', '[::1'].map((name): [string, number] => [host(name), 400]),
      ...['', 'a:99999', '[::::]', '[a]', '999.999.999.999', '1.2.3.4.5', '...', 'xn--', many('a', 10_000)].map(
        (name): [string, number] => [host(name), 404],
      ),
      [post('/api/event', '{}').replace('Host: a', 'Host: a:65536'), 400],
      [`GET / HTTP/1.1\r\n${lines(['Host: a', 'Host: b'])}`, 400],
      // Bodies with an ambiguous length.
      [`POST /api/event HTTP/1.1\r\n${lines(['Host: a', 'Content-Length: 5', 'Transfer-Encoding: chunked'])}`, 400],
      [post('/api/event', '{}', 'Content-Length: 2'), 400],
      [`POST ${query} HTTP/1.1\r\n${lines(['Host: a', 'Transfer-Encoding: gzip, chunked'])}0\r\n\r\n`, 400],
      [`POST ${query} HTTP/1.0\r\n${lines(['Transfer-Encoding: chunked'])}0\r\n\r\n`, 400],
      [
        `POST ${query} HTTP/1.1\r\n${lines(['Host: a', 'Transfer-Encoding: chunked'])}${many('1\r\na\r\n', 20_000)}0\r\n\r\n`,
        413,
      ],
      [`POST ${query} HTTP/1.1\r\n${lines(['Host: a', 'Transfer-Encoding: chunked'])}2;${many('a', 20_000)}\r\n`, 413],
      // Invalid headers.
      [get(button, '__proto__: a', 'constructor: b'), 200],
      [get('/nowhere', '__proto__: a', 'hasOwnProperty: b', 'X-Forwarded-For: ,,,'), 404],
      [get('/nowhere', 'X-Original-URL: /x', 'X-React-Router-SPA-Mode: yes', 'X-React-Router-Prerender-Data: x'), 404],
      [get(button, many('x', 12_000) + ': a'), 200],
      [get('/playground', `Cookie: ${many('frond-framework=x; ', 780)}`), 302],
      [get('/playground', 'Cookie: frond-framework=%E0%A4%A'), 302],
      [get('/playground', `Cookie: frond-framework=${many('%5B', 4000)}`), 302],
      [get('/playground', `Cookie: ${many(';', 15_000)}`), 302],
      [get(button, `Cookie: ${many('a', 17_000)}`), 431],
      [get('/nowhere', `User-Agent: ${many('Mozilla/5.0 (', 1000)}`), 404],
      [get(button, `Accept-Encoding: ${many('br;q=0.5;q=1,', 1100)}`), 200],
      [get('/nowhere', `Accept-Encoding: ${many(',', 15_000)}`), 404],
      [get(button, `If-None-Match: ${many('"a",', 3700)}`), 200],
      [get(button, `If-Match: ${many('"a",', 3700)}`), 412],
      [get(button, 'Range: bytes=0-99999999999999999999'), 206],
      [get(button, `Range: bytes=${many(' ', 15_000)}0-1x`), 416],
      [get(button, 'Range: bytes=0-1', 'Range: bytes=2-3'), 200],
      [get('/api/content/docs/sql_dump.txt', `Accept-Encoding: br;${many(' ', 15_000)}q=0 x`), 200],
      // Endpoints.
      [post(query, many('[', 8000) + many(']', 8000)), 400],
      [post(query, `{"sql":"${many('\\', 16_001)}"}`), 400],
      [post(query, '\xef\xbb\xbf{"sql":"x"}'), 400],
      [post(query, '{"sql":"SELECT \\ud800"}'), 400],
      [post(query, sql, `Content-Type: application/json${many(';a=b', 3000)}`), 415],
      [post(query, sql, 'Content-Encoding: br'), 415],
      [post(query, sql, 'Content-Encoding: identity'), 200],
      [post(query, sql, 'Sec-Fetch-Site: cross-site'), 403],
      [post(query, sql, 'Sec-Fetch-Site: same-origin'), 200],
      [post(`${query}?v=a&v=b`, sql), 409],
      [post(`${query}/`, sql), 404],
      [post('/api/event', many('{"a":', 100) + '1' + many('}', 100)), 400],
      [post('/api/event', `{"${many('\\', 1000)}":1}`), 400],
      [post('/api/csp', many('[', 8000) + many(']', 8000), 'Content-Type: application/reports+json'), 204],
      [post('/api/csp', '[]', 'Content-Type: application/reports+json', 'Sec-Fetch-Site: cross-site'), 403],
      ...[
        'w_640',
        '_',
        '__/icon-512.png',
        'W_64/icon-512.png',
        'w_01/icon-512.png',
        `w_${many('9', 7000)}/icon-512.png`,
      ].map((rest): [string, number] => [get(`/_img/${rest}`), 400]),
      ...[
        'w_%D9%A1/icon-512.png',
        'fit_toString/icon-512.png',
        'w_64;h_64/icon-512.png',
        `${many('w_1,', 1500)}/a.png`,
      ].map((rest): [string, number] => [get(`/_img/${rest}`), 400]),
      ...['toString', '__proto__', 'index.html', 'favicon.svg.br', 'ICON-512.PNG', 'icon-512.png/x'].map(
        (name): [string, number] => [get(`/_img/w_64/${name}`), 404],
      ),
      ...['icons=%', 'icons=%ff', 'icons=a%00', 'icons=a--b', 'Icons=star', `icons=${many('a-', 200)}!`].map(
        (search): [string, number] => [get(`/api/icons/lucide.json?${search}`), 400],
      ),
      ...['-.json', 'LUCIDE.json', '...json', 'lucide.js'].map((name): [string, number] => [
        get(`/api/icons/${name}?icons=star`),
        404,
      ]),
      [get(`/api/icons/lucide.json?icons=${many('a,', 4000)}`), 414],
      [get(`/_islands/changelog.json?props=${many('%5B', 300)}`), 400],
      [get('/_islands/changelog.json?props=%7B%22slug%22%3A%22..%2F..%2Fx%22%7D'), 400],
      [get(`/examples/button/basic?${many('mode=dark&', 800)}`), 200],
      [get(`/examples/button/basic?primary=${many('a', 7000)}`), 200],
      [get(`/__manifest?${many('p=/a&', 1500)}version=x`), 404],
    ]
    for (const [bytes, status] of requests) {
      const start = performance.now()
      // Complete requests end on their own; a client that disconnects early gets no response.
      const answer = await (bytes.includes('Connection: close') ? sendBytes(bytes) : sendAndEnd(bytes))
      const note = JSON.stringify(bytes.slice(0, 120))
      expect([note, Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1])]).toEqual([note, status])
      expect(answer, note).toMatch(/^x-content-type-options: nosniff\r$/im)
      expect(answer, note).not.toMatch(/^(?:location: (?!\/(?!\/))|set-cookie:)/im)
      // The server would close an incomplete request only after its timeout of ten seconds.
      expect(performance.now() - start, note).toBeLessThan(8000)
    }
    expect((await ask('/healthz')).status).toBe(200)
    expect(site.lines().filter(({ level }) => level === 'error')).toEqual([])
  })

  test('two thousand idle and a thousand slow connections do not delay a page', async () => {
    const before = megabytesOf(site, 'VmRSS')
    const open = async (count: number) => {
      const sockets = Array.from({ length: count }, () => connect(site.port, '127.0.0.1').on('error', () => {}))
      // The server may close some of them at once to make room.
      await Promise.all(sockets.map((socket) => Promise.race([once(socket, 'connect'), once(socket, 'close')])))
      return sockets
    }
    const slowestOfMost = async () => {
      const times: number[] = []
      for (let request = 0; request < 100; request += 1) {
        const start = performance.now()
        expect((await ask(button)).status).toBe(200)
        times.push(performance.now() - start)
      }
      return times.sort((a, b) => a - b)[98]!
    }
    // Compare with the time without these connections, because the machine may be busy.
    const alone = await slowestOfMost()
    // A single slow response may be noise; a real delay would affect all of them.
    const expectPrompt = () =>
      expect(async () => {
        expect(await slowestOfMost()).toBeLessThan(Math.max(200, 2 * alone))
      }).toPass()

    const idle = await open(2000)
    await expectPrompt()
    // A thousand connections stay open; the oldest were closed.
    for (const socket of idle) socket.resume()
    await expect.poll(() => idle.filter(({ closed }) => !closed).length).toBeLessThanOrEqual(1000)

    const slow = await open(1000)
    for (const socket of slow) socket.write('GET / HTTP/1.1\r\nX-')
    const dripping = setInterval(() => {
      for (const socket of slow) if (socket.writable) socket.write('a')
    }, 1000)
    await expectPrompt()
    clearInterval(dripping)
    expect(megabytesOf(site, 'VmRSS') - before).toBeLessThan(64)
    for (const socket of [...idle, ...slow]) socket.destroy()
    expect(site.child.exitCode).toBeNull()
    expect(site.lines().filter(({ level }) => level === 'error')).toEqual([])
  })

  test('requests with changed, removed or inserted bytes never cause a server error', async () => {
    const random = createRandom(7)
    const whole = [
      `GET ${button}?a=%20 HTTP/1.1\r\nHost: a\r\nRange: bytes=0-9\r\nIf-None-Match: "x"\r\nCookie: frond-framework=%22next%22\r\nConnection: close\r\n\r\n`,
      'POST /api/event HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}',
      'POST /api/content/docs/query HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n2\r\n{}\r\n0\r\n\r\n',
    ]
    const bytes = ['\0', '\r', '\n', '\r\n', ' ', ':', '%', '/', '"', '\\', '\x7f', '\xff', 'A'.repeat(200)]
    const changed = Array.from({ length: 300 }, () => {
      let text = whole[random(whole.length)]!
      for (let count = 1 + random(3); count > 0; count -= 1) {
        const at = random(text.length)
        text = text.slice(0, at) + (random(4) > 0 ? bytes[random(bytes.length)]! : '') + text.slice(at + random(3))
      }
      return text
    })
    for (let from = 0; from < changed.length; from += 50) {
      const answers = await Promise.all(changed.slice(from, from + 50).map((text) => sendAndEnd(text)))
      for (const [index, answer] of answers.entries())
        expect(answer, JSON.stringify(changed[from + index])).not.toMatch(/(?:^|\n)HTTP\/1\.1 5/)
    }
    expect((await ask('/healthz')).status).toBe(200)
    expect(site.lines().filter(({ event }) => event === 'request.failed')).toEqual([])
  })

  test('pipelined responses keep the request order, however the requests are fragmented', async () => {
    const random = createRandom(3)
    const post = (path: string, body: string, type = 'application/json') =>
      `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n${body}`
    const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`
    const sql = '{"sql":"SELECT \\"path\\" FROM _content_docs ORDER BY stem ASC LIMIT 1"}'
    const kinds: [request: string, status: number][] = [
      [get(button), 200],
      [get('/nowhere'), 404],
      [get('/docs'), 302],
      [get('/%00'), 400],
      [get('/_img/w_32/icon-512.png'), 200],
      [get('/healthz').replace('GET', 'HEAD'), 200],
      [post('/api/content/docs/query', sql), 200],
      [post('/api/content/docs/query', 'a'.repeat(16_000)), 400],
      [post('/api/event', '{}', 'text/html'), 415],
      [post(button, 'a'.repeat(10_000)), 405],
      [`${get(button).slice(0, -2)}Transfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n`, 200],
    ]
    await Promise.all(
      Array.from({ length: 10 }, async () => {
        const chosen = Array.from({ length: 15 }, () => kinds[random(kinds.length)]!)
        const last = get('/readyz').replace('Host: a', 'Host: a\r\nConnection: close')
        const bytes = [...chosen.map(([request]) => request), last].join('')
        const socket = connect(site.port, '127.0.0.1')
        const answers = text(socket)
        for (let from = 0; from < bytes.length;) {
          const to = from + 1 + random(3000)
          socket.write(bytes.slice(from, to))
          from = to
          await new Promise(setImmediate)
        }
        const statuses = [...(await answers).matchAll(/HTTP\/1\.1 (\d{3}) [A-Z]/g)].map(([, status]) => Number(status))
        expect(statuses).toEqual([...chosen.map(([, status]) => status), 200])
      }),
    )
  })
})

/** Sends raw bytes and returns the response until the server closes the connection. */
function sendBytes(bytes: string): Promise<string> {
  const socket = connect(site.port, '127.0.0.1')
  socket.on('error', () => {})
  socket.write(bytes, 'latin1')
  return text(socket)
}

/** Sends bytes and ends the stream, so that the server does not wait for more. */
function sendAndEnd(bytes: string): Promise<string> {
  const socket = connect(site.port, '127.0.0.1')
  socket.on('error', () => {})
  socket.end(bytes, 'latin1')
  return text(socket)
}

/** Pseudo-random numbers below a limit, the same in each run. */
function createRandom(seed: number): (bound: number) => number {
  let state = seed
  return (bound) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * bound)
  }
}

test.describe('hostile input', () => {
  const long = 'a'.repeat(5000)
  /** Attack paths by class. Each must get a problem document. */
  const addresses: Record<string, string[]> = {
    'images that are not in the table': [
      '/_img/w_640/..%2f..%2f..%2fetc%2fpasswd',
      '/_img/w_640/%2e%2e/%2e%2e/package.json',
      '/_img/w_640/....//....//package.json',
      '/_img/w_640/%c0%ae%c0%ae/package.json',
      '/_img/w_640//etc/passwd',
      '/_img/w_640/%2fetc%2fpasswd',
      '/_img/w_640/.env',
      '/_img/w_640/.git/HEAD',
      '/_img/w_640/fixture-link-out.png',
      '/_img/w_640/fixture-link-dir/secret.png',
      `/_img/w_640/${long}.png`,
      '/_img/w_640/C:/Windows/win.ini',
      '/_img/w_640/%EF%BC%8E%EF%BC%8E%EF%BC%8Fpackage.json',
    ],
    'images of other hosts': [
      'http://127.0.0.1:5432/',
      'http://169.254.169.254/latest/meta-data/',
      'http://[::1]/a.png',
      'http://[::ffff:7f00:1]/a.png',
      'http://0x7f000001/a.png',
      'http://127.1/a.png',
      'http://0177.0.0.1/a.png',
      'https://allowed.example.evil.example/a.png',
      'https://allowed.example%2f.evil.example/a.png',
      '//evil.example/a.png',
      'file:///etc/passwd',
      'gopher://127.0.0.1:6379/_INFO',
      'http://rebind.example/a.png',
      'http:%2f%2frebind.example%2fa.png',
    ].map((source) => `/_img/w_640/${source}`),
    'image modifiers': [
      'w_999999999',
      'w_-1',
      'w_0',
      'w_1e9',
      'w_4097',
      'q_101',
      'f_exe',
      'f_..%2fx',
      'fit_evil',
      '__proto___1',
      'constructor_1',
      'b_red;}%3Cscript%3E',
      'w_640,w_1280',
    ].map((modifiers) => `/_img/${modifiers}/favicon.svg`),
    icons: [
      '/api/icons/..%2f..%2fpackage.json?icons=a',
      '/api/icons/constructor.json?icons=a',
      '/api/icons/lucide.json?icons=__proto__',
      '/api/icons/lucide.json?icons=,,,,',
      '/api/icons/lucide.json',
      '/api/icons/lucide.json?icons=a&icons=b',
      '/api/icons/lucide.json?icons[]=a',
      '/api/icons/lucide.json?icons=%3Csvg%20onload=alert(1)%3E',
      '/api/icons//evil.example/x.json?icons=a',
      '/api/icons/%5c%5cevil.example%5cx.json?icons=a',
      '/api/icons/http:%2f%2f169.254.169.254%2fx.json?icons=a',
      '/api/icons/lucide.json?icons=a%26prefix=evil',
      '/api/icons/lucide.json?icons=a%23b',
    ],
    islands: [
      '/_islands/x.json?props={%22__proto__%22:{%22polluted%22:1}}',
      '/_islands/changelog.json?props={%22__proto__%22:{%22polluted%22:1}}',
      '/_islands/changelog.json?props={%22constructor%22:{%22prototype%22:{%22polluted%22:1}}}',
      '/_islands/..%2f..%2fserver.json',
      `/_islands/changelog.json?props={%22a%22:%22${long}%22}`,
      `/_islands/changelog.json?props={%22a%22:%22${'a'.repeat(1_000_000)}%22}`,
      '/_islands/changelog.json?props={}&props={}',
      '/_islands/changelog.json?props={%22slug%22:%22%3Cscript%3Ealert(1)%3C/script%3E%22}',
      '/_islands/changelog.json?props=%FF',
    ],
    companions: [
      '/og/..%2f..%2fpackage.json.png',
      '/raw/docs/..%2f..%2fpackage.json.md',
      '/raw/docs/components/button%00.md',
      '/raw/docs/components/none.md',
      '/r/__proto__.json',
      '/r/constructor.json',
      '/_builds/meta/..%2f..%2fpackage.json',
      '/_builds/meta/__proto__.json',
      '/examples/..%2f..%2fpackage',
      '/docs/__proto__/_payload.json',
    ],
    collections: ['__proto__', 'constructor', 'toString', long, long + long].map(
      (name) => `/api/content/${name}/sql_dump.txt`,
    ),
  }

  function expectNothing({ status, headers, body }: Answer, note: string): void {
    expect([400, 404, 413, 414, 415], `${note}: ${status}`).toContain(status)
    expect(headers['content-type'], note).toBe('application/problem+json')
    expect(headers, note).not.toHaveProperty('set-cookie')
    expect(body.toString(), note).not.toMatch(/root:|"workspaces"|node_modules|\/site\/|at .*\.[jt]s:\d/)
  }

  for (const [name, list] of Object.entries(addresses)) {
    test(`${name} that are invalid get a problem document`, async () => {
      for (const address of list) expectNothing(await ask(address), address.slice(0, 100))
    })
  }

  test('malformed bodies get a problem document', async () => {
    const sql = 'SELECT * FROM _content_docs ORDER BY stem ASC'
    const json = { 'Content-Type': 'application/json' }
    const bodies: [body: string | Buffer, headers?: Record<string, string>][] = [
      ['[]'],
      ['{"sql":{"toString":"x"}}'],
      [`{"sql":["${sql}"]}`],
      ['{"key":{"$ne":null}}'],
      [`{"sql":"${sql}","sql":"SELECT 1"}`],
      ['{"sql":"x"}{"sql":"y"}'],
      ['['.repeat(16_000)],
      ['['.repeat(100_000)],
      ['{/*a*/"sql":"x"}'],
      [Buffer.from('7b2273716c223a22fffe227d', 'hex')],
      [Buffer.from('fffe7b007d00', 'hex')],
      ['{"__proto__":{"sql":"x"}}'],
      ['', {}],
      ['{}', { 'Content-Type': 'application/json; charset=utf-7' }],
      ['sql=x', { 'Content-Type': 'application/x-www-form-urlencoded' }],
      ['--a--', { 'Content-Type': 'multipart/form-data; boundary=a' }],
      [`{"sql":"${sql}"}`, {}],
      ['a'.repeat(2_000_000)],
    ]
    for (const path of ['/api/content/docs/query', '/api/event', '/api/csp'])
      for (const [body, headers = json] of bodies) {
        const note = `${path} ${String(body).slice(0, 40)}`
        expectNothing(await ask(path, { method: 'POST', headers, body }), note)
      }
  })

  test('decompression bombs are rejected without unpacking', async () => {
    const gigabyte = gzipOfZeros(1024)
    const twice = gzipSync(gigabyte)
    expect(twice.length).toBeLessThan(10_000)
    const before = megabytesOf(site, 'VmHWM')
    for (const path of ['/api/content/docs/query', '/api/event', '/api/csp'])
      for (const [coding, body, status] of [
        ['gzip', gigabyte, 413],
        ['gzip, gzip', twice, 415],
        ['x-gzip', twice, 415],
        ['deflate', twice, 415],
        ['zstd', twice, 415],
      ] as const) {
        const type = path === '/api/csp' ? 'application/reports+json' : 'application/json'
        const headers = { 'Content-Type': type, 'Content-Encoding': coding }
        const start = performance.now()
        expectProblem(await ask(path, { method: 'POST', headers, body }), status, `${path} ${coding}`)
        expect(performance.now() - start, `${path} ${coding}`).toBeLessThan(2000)
      }
    expect(megabytesOf(site, 'VmHWM') - before).toBeLessThan(64)
  })

  test('unknown commands get an error', async () => {
    const call = (params: unknown) => JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params })
    const headers = { 'Content-Type': 'application/json' }
    for (const [body, more] of [
      ['{}', { Origin: 'https://evil.example' }],
      [call({ name: '__proto__', arguments: {} })],
      [call({ name: 'get_doc', arguments: { path: '../../package.json' } })],
      [call({ name: 'search', arguments: { query: 'a'.repeat(1_000_000) } })],
      ['{"jsonrpc":"2.0","id":1,"method":"shutdown"}'],
    ] as const)
      for (const path of ['/mcp', '/playground', '/r/index.json', '/api/pro/validate']) {
        const { status, body: answer } = await ask(path, { method: 'POST', headers: { ...headers, ...more }, body })
        expect([400, 403, 404, 405, 413, 415, 422], `${path} ${body.slice(0, 60)}: ${status}`).toContain(status)
        expect(answer.toString()).not.toMatch(/workspaces|"result"/)
      }
  })

  test('an encoded comma in a list of icons works like a plain one', async () => {
    const [plain, encoded] = await Promise.all(
      ['rocket,star', 'rocket%2Cstar'].map((icons) => ask(`/api/icons/lucide.json?icons=${icons}`)),
    )
    expect(plain!.status).toBe(200)
    expect(encoded!.body.equals(plain!.body)).toBe(true)
  })

  test('ignores invalid preview settings of an example', async () => {
    const plain = (await ask('/examples/button/basic')).body.toString()
    for (const query of [
      'primary=red;}</style><script>alert(1)</script>',
      'primary=__proto__',
      'mode=dark%22onload=%22alert(1)',
      'dir=javascript:alert(1)',
      'radius=9',
      'locale=__proto__',
    ]) {
      const { status, body } = await ask(`/examples/button/basic?${encodeURI(query)}`)
      expect([query, status, body.toString() === plain]).toEqual([query, 200, true])
    }
    const twice = (await ask('/examples/button/basic?mode=dark&mode=light')).body.toString()
    expect(twice).not.toMatch(/onload|alert/)
    const picture = '/og/docs/components/button.png'
    const [drawn, asked] = [await ask(picture), await ask(`${picture}?title=%3Csvg%20onload=alert(1)%3E`)]
    expect([drawn.status, asked.body.equals(drawn.body)]).toEqual([200, true])
  })

  test('a thousand variants of one request do not fill the memory', async () => {
    const dump = '/api/content/docs/sql_dump.txt'
    const askOften = async (count: number) => {
      for (let asked = 0; asked < count; asked += 20)
        await Promise.all(
          Array.from({ length: 20 }, async () => {
            const name = `r${Math.random().toString(36).slice(2)}`
            expect((await ask(`/api/icons/${name}.json?icons=a`)).status).toBe(404)
            expect((await ask(`${dump}?v=${name}`, { method: 'HEAD' })).status).toBe(200)
          }),
        )
    }
    await askOften(200)
    const before = megabytesOf(site, 'VmRSS')
    await askOften(1000)
    expect(megabytesOf(site, 'VmRSS') - before).toBeLessThan(64)
  })

  test('none of it caused a server error', async () => {
    expect(site.lines().filter(({ level }) => level === 'error')).toEqual([])
    expect((await ask('/readyz')).status).toBe(200)
    // The peak memory of the process.
    expect(megabytesOf(site, 'VmHWM')).toBeLessThan(512)
  })
})

/** A gzip stream that unpacks to this many megabytes of zeros. */
function gzipOfZeros(megabytes: number): Buffer {
  const zeros = Buffer.alloc(1024 * 1024)
  const part = deflateRawSync(zeros, { finishFlush: constants.Z_FULL_FLUSH })
  const end = Buffer.alloc(10)
  let sum = 0
  for (let count = 0; count < megabytes; count += 1) sum = crc32(zeros, sum)
  end.set([3, 0])
  end.writeUInt32LE(sum, 2)
  end.writeUInt32LE(megabytes * zeros.length, 6)
  return Buffer.concat([Buffer.from('1f8b0800000000000003', 'hex'), ...Array<Buffer>(megabytes).fill(part), end])
}

/** A memory figure of a process from `/proc`. */
function megabytesOf({ child }: SiteProcess, name: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
  return Number(new RegExp(String.raw`^${name}:\s*(\d+)`, 'm').exec(status)?.[1]) / 1024
}

test('random addresses never cause a server error', async () => {
  const own = await startSite({ FROND_RATE_LIMITS: 'off' })
  const random = createRandom(11)
  const starts = ['/', '/docs/', '/examples/', '/_img/w_640/', '/_img/', '/api/icons/', '/api/content/', '/_islands/']
  starts.push('/og/', '/raw/', '/r/', '/_builds/', '/components/', '/pro/components/', '/docs/components/button')
  const parts = ['%00', '%2e', '%2F', '%5c', '%c3%28', '%ED%A0%80', '%F0%9F%9A%80', '%zz', '%', '..', '.', '//', '\\']
  parts.push(
    '?',
    '&',
    '=',
    '?v=',
    '?icons=',
    '?props=',
    '?mode=dark',
    '#',
    ';',
    ',',
    ':',
    '@',
    '*',
    '{}',
    '[',
    '"',
    "'",
  )
  parts.push(
    '__proto__',
    'constructor',
    'lucide.json',
    'button',
    'a'.repeat(300),
    '_payload.json',
    '.data',
    '.json',
    '~',
  )
  const paths = Array.from({ length: 300 }, () => {
    const rest = Array.from({ length: 1 + random(5) }, () => parts[random(parts.length)]!)
    return starts[random(starts.length)]! + rest.join('')
  })
  const statuses = new Set<number>()
  for (let from = 0; from < paths.length; from += 20)
    await Promise.all(
      paths.slice(from, from + 20).map(async (path) => {
        const { status, headers } = await own.ask(path, { headers: visitor })
        expect(status, path).toBeLessThan(500)
        expect(headers.location ?? '/', path).toMatch(/^\/(?![/\\])/)
        expect(headers['x-content-type-options'], path).toBe('nosniff')
        statuses.add(status)
      }),
    )
  for (const status of [200, 301, 400, 404]) expect([...statuses]).toContain(status)
  expect(own.lines().filter(({ level }) => level === 'error')).toEqual([])
  expect(megabytesOf(own, 'VmHWM')).toBeLessThan(512)
  await own.stop()
})

test('headers reach the top score, and every inline script is in the policy', async () => {
  const own = await startSite({ FROND_TRUST_PROXY: '1', FROND_HOSTS: 'frond-ui.dev' })
  for (const path of ['/', button, '/pro/activate', '/examples/button/basic', '/nowhere', '/docs/none']) {
    const asked = { ...visitor, Host: 'frond-ui.dev' }
    const { headers, body } = await own.ask(path, { headers: { ...asked, 'X-Forwarded-Proto': 'https' } })
    const plain = await own.ask(path, { headers: { ...asked, 'X-Forwarded-Proto': 'http' } })
    const html = body.toString()
    const score = scoreHeaders(headers, html, plain)
    expect(score, `${path} has ${score} points`).toBeGreaterThanOrEqual(115)

    const policy = headers['content-security-policy'] as string
    const scripts = findScriptHashes(html)
    expect(scripts.length, path).toBeGreaterThan(0)
    for (const hash of [...scripts, ...findStyleHashes(html)]) expect(policy, `${path} ${hash}`).toContain(`'${hash}'`)
    // JSON in a page cannot close its script element.
    for (const [, data] of html.matchAll(/<script type="application\/json"[^>]*>([\s\S]*?)<\/script>/g))
      expect(data, path).not.toContain('<')
    expect(headers['referrer-policy'], path).toBe(
      path.startsWith('/pro/') ? 'no-referrer' : 'strict-origin-when-cross-origin',
    )
    expect(headers['permissions-policy'], path).toMatch(/camera=\(\).*clipboard-write=\(self\), fullscreen=\(self\)$/)
    expect(headers, path).not.toHaveProperty('cross-origin-embedder-policy')
  }
  // Requests for other host names are rejected.
  expect((await own.ask(button, { headers: { Host: 'frond-ui.dev:443' } })).status).toBe(200)
  expectProblem(await own.ask(button, { headers: { Host: 'evil.example' } }), 421)
  await own.stop()
})

/** The scoring of the Mozilla Observatory, computed offline. */
function scoreHeaders(headers: Answer['headers'], html: string, plain: Answer): number {
  const policy = String(headers['content-security-policy'] ?? '')
  const directive = (name: string) => policy.split('; ').find((each) => each.startsWith(`${name} `)) ?? ''
  const scripts = [...html.matchAll(/<script[^>]*\ssrc="([^"]*)"[^>]*>/g)]
  const foreign = scripts.filter(([tag, src]) => /^(?:https?:)?\/\//.test(src!) && !tag.includes('integrity='))
  const maxAge = Number(/max-age=(\d+)/.exec(String(headers['strict-transport-security'] ?? ''))?.[1] ?? -1)
  const hasFrames = /frame-ancestors '(?:none|self)'/.test(policy)
  const losses: [isLost: boolean, points: number][] = [
    [policy === '', 25],
    [/'unsafe-inline'/.test(directive('script-src') || directive('default-src')), 20],
    [/'unsafe-eval'/.test(policy), 10],
    [maxAge < 0, 20],
    [maxAge >= 0 && maxAge < 15_768_000, 10],
    [!hasFrames && !/^(?:DENY|SAMEORIGIN)$/.test(String(headers['x-frame-options'])), 20],
    [headers['x-content-type-options'] !== 'nosniff', 5],
    [foreign.length > 0, 5],
    [scripts.some(([, src]) => src!.startsWith('http:')), 50],
    [!(plain.status === 301 && plain.headers.location?.startsWith('https://')), 20],
    [headers['set-cookie'] !== undefined, 40],
    [headers['access-control-allow-origin'] !== undefined, 50],
  ]
  const score = losses.reduce((left, [isLost, points]) => left - (isLost ? points : 0), 100)
  if (score < 90) return score
  const gains: [isGained: boolean, points: number][] = [
    [policy.startsWith("default-src 'none'") && !/'unsafe-(?:inline|eval)'/.test(policy), 10],
    [hasFrames, 5],
    [/^(?:no-referrer|same-origin|strict-origin(?:-when-cross-origin)?)$/.test(String(headers['referrer-policy'])), 5],
    [foreign.length === 0, 5],
  ]
  return gains.reduce((sum, [isGained, points]) => sum + (isGained ? points : 0), score)
}

test.describe('endpoints', () => {
  test('health and readiness', async () => {
    expect(await json('/healthz')).toEqual({ status: 'ok' })
    expect(await json('/readyz')).toEqual({ status: 'ok' })
    expect((await ask('/readyz')).headers['cache-control']).toBe('no-store')
  })

  test('content is queried and dumped', async () => {
    const sql = `SELECT "title" FROM _content_docs WHERE ("path" = '/docs/components/button') ORDER BY stem ASC`
    const headers = { 'Content-Type': 'application/json' }
    const query = await ask('/api/content/docs/query', { method: 'POST', headers, body: JSON.stringify({ sql }) })
    expect(JSON.parse(query.body.toString())).toEqual([{ title: 'Button' }])
    for (const [collection, body, status] of [
      ['docs', '{"sql":"DROP TABLE _content_docs"}', 400],
      ['__proto__', '{"sql":"x"}', 404],
      ['constructor', '{"sql":"x"}', 404],
      ['docs', '['.repeat(10_000), 400],
    ] as const)
      expectProblem(
        await ask(`/api/content/${collection}/query`, { method: 'POST', headers, body }),
        status,
        body.slice(0, 20),
      )
    expect((await ask('/api/content/docs/sql_dump.txt?v=../../x')).status).toBe(200)
  })

  test('icons come from installed collections, without contacting another host', async () => {
    expect(await json('/api/icons/lucide.json?icons=rocket,no-such-icon')).toMatchObject({
      icons: { rocket: {} },
      not_found: ['no-such-icon'],
    })
    const start = performance.now()
    expectProblem(await ask('/api/icons/not-installed.json?icons=a'), 404)
    expect(performance.now() - start).toBeLessThan(1000)
  })

  test('only images of the site are served', async () => {
    const icon = await ask('/_img/w_640/favicon.svg')
    expect(icon.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    })
    expectProblem(await ask('/_img/w_4097/favicon.svg'), 400)
    expectProblem(await ask(`/_img/w_640/${'a'.repeat(5000)}.png`), 404)
    expectProblem(await ask('/_img/b_red;}%3Cscript%3E/favicon.svg'), 400)
  })

  test('the log has a line for each error, without visitor addresses and queries', async () => {
    await ask('/nowhere?key=hidden-key', { headers: bot })
    await expect
      .poll(() => site.lines().some((line) => line.path === '/nowhere' && line.event === 'request'))
      .toBe(true)
    const wrong = site.lines().filter(({ path = '', ...fields }) => {
      const rest = JSON.stringify(fields)
      const isWhole = typeof fields.time === 'string' && typeof fields.level === 'string'
      return !isWhole || /[?#]|hidden-key/.test(String(path)) || /hidden-key|127\.0\.0\.1|::1|Googlebot/.test(rest)
    })
    expect(wrong).toEqual([])
  })
})

test('too many requests of one visitor get 429, but pages are not limited', async () => {
  const own = await startSite({ FROND_TRUST_PROXY: '1' })
  const from = (address: string) => ({ 'X-Forwarded-For': `1.2.3.4, ${address}`, 'Content-Type': 'text/plain' })
  const post = (address: string) => own.ask('/api/event', { method: 'POST', headers: from(address), body: '{}' })
  const statuses: number[] = []
  for (let count = 0; count < 80; count += 1) statuses.push((await post('198.51.100.1')).status)
  expect(statuses.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 400))
  expect(statuses).toContain(429)
  const refused = await post('198.51.100.1')
  expectProblem(refused, 429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await post('198.51.100.2')).status).toBe(400)
  expect((await own.ask(button, { headers: from('198.51.100.1') })).status).toBe(200)

  const { headers } = await own.ask(button, { headers: { 'X-Forwarded-Proto': 'https' } })
  expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains; preload')
  expect(headers['content-security-policy']).toContain('upgrade-insecure-requests')
  await own.stop()
})

test('views are counted without data about the visitor', async () => {
  const own = await startSite()
  const event = {
    n: 'pageview',
    u: `https://frond-ui.dev${button}?key=secret`,
    d: 'frond-ui.dev',
    r: 'https://news.example/x',
  }
  const headers = { ...visitor, 'Content-Type': 'text/plain' }
  const post = (more: Record<string, string> = {}) =>
    own.ask('/api/event', { method: 'POST', headers: { ...headers, ...more }, body: JSON.stringify(event) })
  const answer = await post()
  expect([answer.status, answer.body.length]).toEqual([202, 0])
  expect(answer.headers).not.toHaveProperty('set-cookie')
  for (const name of ['DNT', 'Sec-GPC']) expect((await post({ [name]: '1' })).status).toBe(202)
  // Counts are written in intervals and when the server stops.
  await own.end()

  const file = join(own.dataFolder, 'events.db')
  const database = new DatabaseSync(file, { readOnly: true })
  const rows = database.prepare('SELECT kind, name, count FROM counts ORDER BY kind').all()
  database.close()
  expect(rows.map((row) => ({ ...row }))).toEqual([
    { kind: 'source', name: 'news.example', count: 1 },
    { kind: 'view', name: button, count: 1 },
  ])
  expect(readFileSync(file).includes('127.0.0.1')).toBe(false)
  await own.stop()
})

test('several processes on one data folder share their counts', async () => {
  const first = await startSite()
  const second = await startSite({ FROND_DATA: first.dataFolder })
  const [a, b] = await Promise.all([first, second].map((each) => each.ask(button)))
  expect([a!.headers.etag, a!.body.equals(b!.body)]).toEqual([b!.headers.etag, true])

  const body = JSON.stringify({ n: 'pageview', u: `https://frond-ui.dev${button}`, d: 'frond-ui.dev' })
  const headers = { ...visitor, 'Content-Type': 'text/plain' }
  for (const each of [first, second, second]) await each.ask('/api/event', { method: 'POST', headers, body })
  for (const each of [first, second]) await each.end()
  const database = new DatabaseSync(join(first.dataFolder, 'events.db'), { readOnly: true })
  expect({ ...database.prepare('SELECT name, count FROM counts').get() }).toEqual({ name: button, count: 3 })
  database.close()
  await first.stop()
  await second.stop()
})

test('with few file descriptors, idle connections are closed, and if all are busy new ones get 503', async () => {
  const own = await startSite({}, { openFiles: 256 })
  const held: Socket[] = []
  const hold = async (count: number, bytes: string) => {
    const sockets = Array.from({ length: count }, () => connect(own.port, '127.0.0.1').on('error', () => {}))
    for (const socket of sockets) socket.resume().write(bytes)
    held.push(...sockets)
    await Promise.all(sockets.map((socket) => Promise.race([once(socket, 'connect'), once(socket, 'close')])))
  }
  const release = () => held.splice(0).forEach((socket) => socket.destroy())

  await hold(400, 'GET / HTTP/1.1\r\nX-')
  for (let round = 0; round < 20; round += 1) expect((await own.ask(button)).status).toBe(200)
  release()

  const half = 'POST /api/event HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\na'
  await hold(250, half)
  // A connection without a request may have been closed to make room.
  const askFull = async () => {
    await hold(5, half)
    return (await own.ask(button)).status
  }
  await expect.poll(askFull, { intervals: [50] }).toBe(503)
  const refused = await own.ask(button)
  expectProblem(refused, 503)
  expect(refused.headers['retry-after']).toBe('2')
  release()
  await expect.poll(async () => (await own.ask(button)).status).toBe(200)
  expect(own.child.exitCode).toBeNull()
  expect(own.lines().filter(({ level }) => level === 'error')).toEqual([])
  await own.stop()
})

test('a hundred queries at once delay neither pages nor other visitors, and do not fill the memory', async () => {
  const own = await startSite({ FROND_TRUST_PROXY: '1', FROND_RATE_LIMITS: 'off' })
  const body = JSON.stringify({ sql: `SELECT * FROM _content_docs ORDER BY ${Array(8).fill('body DESC').join(', ')}` })
  const headers = { 'Content-Type': 'application/json', 'Content-Length': String(body.length) }
  const from = (address: string) => ({ 'X-Forwarded-For': address })
  const given = Object.entries({ Host: 'a', ...headers, ...from('198.51.100.1') })
  const lines = given.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  const questions = `POST /api/content/docs/query HTTP/1.1\r\n${lines}\r\n${body}`.repeat(100)
  const missing = `GET /nowhere HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(100)
  // Warm up, so that lazy loading is not measured.
  await own.ask('/nowhere', { headers: visitor })
  const before = megabytesOf(own, 'VmRSS')

  // The time that a page and a query of another visitor take together.
  const medianTime = async () => {
    const times: number[] = []
    for (let round = 0; round < 9; round += 1) {
      const start = performance.now()
      const [page, answer] = await Promise.all([
        own.ask(button),
        own.ask('/api/content/docs/query', { method: 'POST', headers: { ...headers, ...from('198.51.100.2') }, body }),
      ])
      expect([page.status, answer.status]).toEqual([200, 200])
      times.push(performance.now() - start)
    }
    return times.sort((a, b) => a - b)[4]!
  }
  const alone = await medianTime()
  // The clients do not read the responses.
  const greedy = [...Array.from({ length: 4 }, () => questions), missing].map((bytes) => {
    const socket = connect(own.port, '127.0.0.1').on('error', () => {})
    socket.pause()
    socket.write(bytes)
    return socket
  })
  await Promise.all(greedy.map((socket) => once(socket, 'connect')))
  const underLoad = await medianTime()
  // Waiting for the 400 queries before them would take hundreds of times as long as one query.
  expect(underLoad).toBeLessThan(Math.max(1000, 40 * alone))
  expect(megabytesOf(own, 'VmRSS') - before).toBeLessThan(200)
  for (const socket of greedy) socket.destroy()
  await own.stop()
})

test('a started request is answered after the stop signal, and new requests get an error', async () => {
  const own = await startSite()
  const body = JSON.stringify({ sql: 'SELECT "path" FROM _content_docs ORDER BY stem ASC LIMIT 1' })
  const slow = connect(own.port, '127.0.0.1')
  slow.write(
    `POST /api/content/docs/query HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 10)}`,
  )
  await once(slow, 'connect')
  // Wait until the server has received the request, not only the connection.
  await expect.poll(async () => (await own.ask('/healthz')).status).toBe(200)

  const start = performance.now()
  own.child.kill('SIGTERM')
  const ended = once(own.child, 'exit')
  await expect.poll(async () => (await own.ask('/readyz')).status).toBe(503)
  const readiness = JSON.parse((await own.ask('/readyz')).body.toString()) as Record<string, unknown>
  expect(readiness).toMatchObject({ status: 503, down: ['server'], detail: 'The server is shutting down.' })
  expect((await own.ask('/healthz')).status).toBe(200)

  slow.write(body.slice(10))
  expect(await text(slow)).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*Connection: close[\s\S]*"path"/i)
  expect(await ended).toEqual([0, null])
  expect(performance.now() - start).toBeLessThan(9000)
  await own.stop()
})

test('no response is truncated when the server stops under load', async () => {
  const own = await startSite()
  const whole = (await own.ask(button)).body.length
  const lengths: number[] = []
  let isRunning = true
  const visitors = Array.from({ length: 16 }, async () => {
    while (isRunning) {
      // A connection attempt after the server closed is refused. That is not a truncated response.
      const answer = await own.ask(button).catch((error: NodeJS.ErrnoException) => error.code)
      if (typeof answer === 'object') lengths.push(answer.body.length)
      else {
        expect(['ECONNREFUSED', 'ECONNRESET']).toContain(answer)
        return
      }
    }
  })
  await expect.poll(() => lengths.length).toBeGreaterThan(100)
  const start = performance.now()
  await own.end()
  isRunning = false
  expect(performance.now() - start).toBeLessThan(10_000)
  await Promise.all(visitors)
  expect([...new Set(lengths)]).toEqual([whole])
  await own.stop()
})
