import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { holdRequests } from './hold-requests.ts'
import { button, smallPage } from './paths.ts'
import { waitForAnimations } from './wait-for-animations.ts'

/** The public contract of the site, row by row. Redirects, limits and hostile requests are tested in server.spec.ts. */

const title = /<title>([^<]*)<\/title>/
const problemType = 'application/problem+json'
/** A fenced code block of Markdown, with its fences. */
const fencedCode = /^\s*(`{3,})[\s\S]*?^\s*\1\s*$/gm
const json = { 'Content-Type': 'application/json' }

async function open(page: Page, path = smallPage): Promise<void> {
  await page.goto(path)
  await page.waitForSelector('html[data-live]')
}

async function readJson<Value = Record<string, unknown>>(request: APIRequestContext, path: string): Promise<Value> {
  const response = await request.get(path)
  expect([path, response.status()]).toEqual([path, 200])
  return (await response.json()) as Value
}

test.describe('routes', () => {
  const pages = [
    '/',
    '/team',
    '/figma',
    '/showcase',
    '/templates',
    '/releases',
    '/docs/v2',
    '/pro',
    '/pro/pricing',
    '/pro/purchase',
    '/pro/purchase/complete',
    '/pro/activate',
    '/pro/manage',
    '/docs/getting-started',
    '/docs/getting-started/installation/vite',
    '/docs/getting-started/installation/next',
    '/docs/components',
    button,
    '/docs/composables/define-shortcuts',
    '/docs/typography',
  ]
  /** Paths that may be rendered on request. */
  const live = ['/pro/purchase', '/pro/purchase/complete', '/pro/activate', '/pro/manage']

  test('every page is prerendered, with a payload, a title, a heading and a social image', async ({ request }) => {
    const { id } = await readJson<{ id: string }>(request, '/_builds/latest.json?1')
    const { prerendered } = await readJson<{ prerendered: string[] }>(request, `/_builds/meta/${id}.json`)
    for (const path of pages) {
      const response = await request.get(path, { maxRedirects: 0 })
      expect([path, response.status(), response.headers()['content-type']]).toEqual([
        path,
        200,
        'text/html; charset=utf-8',
      ])
      const html = await response.text()
      expect(title.exec(html)?.[1], path).toMatch(/Frond UI/)
      expect(html, path).toMatch(/<h1[\s>]/)
      expect(html, path).toMatch(/<meta name="description" content="[^"]{20,}"/)
      expect(html, path).toContain(`<link rel="canonical" href="https://frond-ui.dev${path === '/' ? '' : path}"`)
      expect(html, path).toMatch(/<html[^>]* lang="en"/)
      if (live.includes(path)) continue

      expect(prerendered, path).toContain(path)
      const payload = await request.get(`${path === '/' ? '' : path}/_payload.json?${id}`)
      expect([path, payload.status()]).toEqual([path, 200])
      expect(await payload.json(), path).toEqual(expect.any(Object))

      const [, image] = /<meta property="og:image" content="https:\/\/frond-ui\.dev([^"]*)"/.exec(html) ?? []
      expect(image, path).toBe(`/og${path === '/' ? '/index' : path}.png`)
      expect(html).toContain('<meta property="og:image:width" content="1200"')
      expect(html).toContain('<meta property="og:image:height" content="630"')
      expect(html).toMatch(/<meta property="og:image:alt" content="[^"]+"/)
      const picture = await request.get(image!)
      expect([image, picture.status(), picture.headers()['content-type']]).toEqual([image, 200, 'image/png'])
      const bytes = await picture.body()
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
    }
  })

  test('every template and release has a page', async ({ request }) => {
    for (const [list, pattern] of [
      ['/templates', /href="(\/templates\/[\w-]+)"/g],
      ['/releases', /href="(\/releases\/[\w.-]+)"/g],
    ] as const) {
      const html = await (await request.get(list)).text()
      for (const path of new Set([...html.matchAll(pattern)].map(([, found]) => found!)))
        expect([path, (await request.get(path, { maxRedirects: 0 })).status()]).toEqual([path, 200])
    }
  })

  test('every prerendered page answers, and its links lead to pages that answer', async ({ request, baseURL }) => {
    // `request` takes several times as long, and the server would compress every page.
    const load = (path: string) => fetch(new URL(path, baseURL), { headers: { 'Accept-Encoding': 'identity' } })
    const { id } = await readJson<{ id: string }>(request, '/_builds/latest.json?1')
    const { prerendered } = await readJson<{ prerendered: string[] }>(request, `/_builds/meta/${id}.json`)
    const links = new Set<string>()
    for (const path of prerendered.filter((each) => !each.startsWith('/examples/'))) {
      const response = await load(path)
      expect([path, response.status, response.redirected]).toEqual([path, 200, false])
      for (const [, link] of (await response.text()).matchAll(/<a [^>]*href="(\/[^"#?]*)/g)) links.add(link!)
    }
    const broken: [link: string, status: number][] = []
    for (const link of links) {
      if (prerendered.includes(link)) continue
      const { status } = await load(link)
      if (status !== 200) broken.push([link, status])
    }
    expect(broken).toEqual([])
  })

  test('the gallery lists every component', async ({ request }) => {
    const html = await (await request.get('/docs/components')).text()
    const llms = await (await request.get('/llms.txt')).text()
    const components = [...llms.matchAll(/\/raw(\/docs\/components\/[\w-]+)\.md/g)].map(([, path]) => path!)
    expect(components).toContain(button)
    for (const path of components) expect(html, path).toContain(`href="${path}"`)
  })

  test('a standalone example takes its settings from the URL', async ({ request }) => {
    const plain = await (await request.get('/examples/button/basic')).text()
    expect(plain).not.toMatch(/<header|<footer|data-slot="banner"/)
    expect(plain).toContain('data-example="button/basic"')
    const themed = await request.get('/examples/button/basic?mode=dark&dir=rtl&locale=ar&primary=blue&radius=0.5')
    const [html] = /<html[^>]*>/.exec(await themed.text())!
    expect(html).toContain('data-mode="dark"')
    expect(html).toContain('data-primary="blue"')
    expect(html).toContain('data-radius="0.5"')
    expect(html).toContain('dir="rtl"')
    expect(html).toContain('lang="ar"')
  })

  for (const [path, message] of [
    ['/no-such-page', 'Page not found: /no-such-page'],
    ['/docs/no-such-page', 'Page Not Found: /docs/no-such-page'],
    ['/docs/components/buton', 'Page Not Found: /docs/components/buton'],
    ['/examples/no-such', 'Page Not Found: /examples/no-such'],
  ] as const) {
    test(`${path} does not exist`, async ({ request }) => {
      const headers = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
      const response = await request.get(path, { headers })
      const html = await response.text()
      expect([response.status(), title.exec(html)?.[1]]).toEqual([404, '404 - Frond UI'])
      expect(html).toContain(message)
      if (path.endsWith('/buton')) expect(html).toContain(`href="${button}"`)
      const bot = await request.get(path, { headers: { 'User-Agent': 'Googlebot/2.1' } })
      expect([bot.status(), await bot.text()]).toEqual([404, message])
    })
  }

  test('a redirect works the same on client navigation', async ({ page }) => {
    await open(page)
    await page.evaluate(() => Object.assign(window, { kept: true }))
    for (const [from, to] of [
      ['/docs/components/button-group?a=1#b', /\/docs\/components\/field-group\?a=1#b$/],
      ['/pro/components/landing-faq', /\/docs\/components\/accordion$/],
      ['/docs/getting-started/installation', /\/docs\/getting-started\/installation\/vite$/],
      ['/pro/templates', /\/templates$/],
    ] as const) {
      await page.evaluate((href) => {
        const link = Object.assign(document.createElement('a'), { href, textContent: 'old link' })
        document.querySelector('main')!.prepend(link)
        link.click()
      }, from)
      await expect(page).toHaveURL(to)
    }
    expect(await page.evaluate(() => 'kept' in window)).toBe(true)
  })
})

test.describe('machine-readable files', () => {
  test('the sitemap lists every page once, and no redirect', async ({ request }) => {
    const { id } = await readJson<{ id: string }>(request, '/_builds/latest.json?1')
    const { prerendered } = await readJson<{ prerendered: string[] }>(request, `/_builds/meta/${id}.json`)
    const sitemap = await (await request.get('/sitemap.xml')).text()
    const listed = [...sitemap.matchAll(/<loc>https:\/\/frond-ui\.dev(.*?)<\/loc>/g)].map(([, path]) => path || '/')
    expect(new Set(listed).size).toBe(listed.length)
    const isListed = (path: string) =>
      !path.startsWith('/examples/') && !/\/preview(?:\/|$)/.test(path) && path !== '/pro/purchase/complete'
    const wanted = prerendered.filter(isListed)
    expect([...listed].sort()).toEqual(wanted.sort())
  })

  test('the manifest has the name of the site and existing icons', async ({ request }) => {
    const manifest = await readJson<{ name: string; start_url: string; icons: { src: string; type: string }[] }>(
      request,
      '/manifest.webmanifest',
    )
    expect(manifest).toMatchObject({ name: 'Frond UI', start_url: '/' })
    expect(manifest.icons.length).toBeGreaterThan(0)
    for (const { src, type } of manifest.icons) {
      const icon = await request.get(src)
      expect([src, icon.status(), icon.headers()['content-type']]).toEqual([src, 200, type])
    }
    for (const path of ['/favicon.ico', '/apple-touch-icon.png'])
      expect([path, (await request.get(path)).status()]).toEqual([path, 200])
  })

  test('texts for language models contain every page, with examples and API tables', async ({ request }) => {
    const llms = await (await request.get('/llms.txt')).text()
    expect(llms).toMatch(/^# Frond UI\n\n> .+\n/)
    const raw = [...llms.matchAll(/\]\(https:\/\/frond-ui\.dev(\/raw\/docs\/[^)]+\.md)\)/g)].map(([, path]) => path!)
    const sitemap = await (await request.get('/sitemap.xml')).text()
    const docs = [...sitemap.matchAll(/<loc>https:\/\/frond-ui\.dev(\/docs\/[^<]*)<\/loc>/g)].map(([, path]) => path!)
    expect(raw.toSorted()).toEqual(docs.map((path) => `/raw${path}.md`).toSorted())
    const full = await (await request.get('/llms-full.txt')).text()
    for (const path of raw) {
      const response = await request.get(path)
      const text = await response.text()
      expect([path, response.status(), response.headers()['content-type']]).toEqual([
        path,
        200,
        'text/markdown; charset=utf-8',
      ])
      expect(text, path).toMatch(/^# .+\n\n.+/)
      // Blocks and inline components of the site have no meaning elsewhere, except inside code.
      const prose = text.replace(fencedCode, '').replace(/`[^`\n]+`/g, '')
      expect(prose, path).not.toMatch(/^\s*:{2,}[a-z]|(?<![\w:]):[a-z][\w-]*[[{]/m)
      // A reader must be able to copy the code, so it has its imports and no setting of the site.
      expect(text, path).not.toMatch(/^export const layout\b|Pending for release/m)
      const code = [...text.matchAll(fencedCode)].map(([block]) => block).filter((block) => /^\s*`+tsx/.test(block))
      if (path.startsWith('/raw/docs/components/'))
        expect(
          code.filter((block) => /<\p{Lu}/u.test(block) && !/^\s*import\b/m.test(block)),
          path,
        ).toEqual([])
      expect(full).toContain(text.trim().slice(0, 200))
    }
    const markdown = await (await request.get(`/raw${button}.md`)).text()
    expect(markdown).toMatch(/```tsx\n[\s\S]*<Button/)
    expect(markdown).toMatch(/\| Prop \| Default \| Type \| Description \|/)
  })

  test('the feed lists releases that have a page', async ({ request }) => {
    const feed = await (await request.get('/feed.xml')).text()
    expect(feed).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<rss version="2\.0"/)
    for (const [, path] of feed.matchAll(/<link>https:\/\/frond-ui\.dev(\/releases\/[^<]+)<\/link>/g))
      expect([path, (await request.get(path!)).status()]).toEqual([path, 200])
    const robots = await (await request.get('/robots.txt')).text()
    expect(robots).toMatch(/^User-agent: \*\n[\s\S]*Sitemap: https:\/\/frond-ui\.dev\/sitemap\.xml\n$/)
  })
})

test.describe('endpoints', () => {
  const common = ['id', 'title', 'body', 'description', 'extension', 'meta', 'navigation', 'path', 'seo', 'stem']
  const sections = ['section1', 'section2', 'section3', 'section4']
  const collections: Record<string, string[]> = {
    docs: [...common, 'category', 'framework', 'links'],
    index: [...common, 'community', 'component_customization', 'design_system', 'features', 'hero'],
    figma: [...common, ...'cta1 customers faq features1 features2 headline hero'.split(' '), ...sections],
    showcase: [...common, 'hero', 'items'],
    templates: [...common, 'hero', 'links', 'templates'],
    info: ['id', 'stem', 'extension', 'meta'],
  }
  const query = (request: APIRequestContext, collection: string, sql: string, version = '') =>
    request.post(`/api/content/${collection}/query${version && `?v=${version}`}`, {
      headers: json,
      data: JSON.stringify({ sql }),
    })

  for (const [name, fields] of Object.entries(collections)) {
    test(`the collection ${name} has its fields and its version`, async ({ request }) => {
      const columns = fields.map((field) => `"${field}"`).join(', ')
      const sql = `SELECT ${columns} FROM _content_${name} ORDER BY stem ASC LIMIT 1`
      const answer = await query(request, name, sql)
      expect([name, answer.status(), await answer.text()]).toEqual([name, 200, expect.stringMatching(/^\[\{/)])

      const other = await query(request, name, sql, 'v3.5.0--other')
      expect([other.status(), other.headers()['content-type']]).toEqual([409, problemType])
      const { version } = (await other.json()) as { version: string }
      expect(version).toMatch(/^v3\.5\.0--[\w-]+$/)
      expect((await query(request, name, sql, version)).status()).toBe(200)

      const dump = await request.get(`/api/content/${name}/sql_dump.txt?v=${version}`)
      expect([dump.status(), dump.headers()['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
      expect(dump.headers()['cache-control']).toContain('immutable')
      expect((await request.get(`/api/content/${name}/sql_dump.txt`)).headers()['cache-control']).not.toContain(
        'immutable',
      )
      expect(await dump.text()).toContain(`_content_${name}`)

      const stranger = name === 'docs' ? 'info' : 'docs'
      expect((await query(request, name, `SELECT * FROM _content_${stranger} ORDER BY stem ASC`)).status()).toBe(400)
    })
  }

  test('accepts every query that the docs show', async ({ request }) => {
    const page = await (await request.get('/raw/docs/getting-started/query-docs.md')).text()
    const queries = [...page.matchAll(/`(SELECT [^`$]+ FROM [^`$]+)`/g)].map(([, sql]) => sql!)
    const conditions = [...page.matchAll(/`(WHERE [^`]+)`/g)].map(([, where]) => where!)
    expect([queries.length, conditions.length]).toEqual([3, 6])
    queries.push(...conditions.map((where) => `SELECT "path" FROM _content_docs ${where} ORDER BY "stem" ASC`))
    for (const sql of queries) {
      const answer = await query(request, 'docs', sql)
      expect([sql, answer.status(), await answer.text()]).toEqual([sql, 200, expect.stringMatching(/^\[\{/)])
    }
  })

  test('each answers as specified', async ({ request }) => {
    const { id, timestamp } = await readJson<{ id: string; timestamp: number }>(request, '/_builds/latest.json?1')
    expect(await readJson(request, `/_builds/meta/${id}.json`)).toEqual({
      id,
      timestamp,
      matcher: expect.any(Object),
      prerendered: expect.any(Array),
    })
    const island = await readJson(request, '/_islands/changelog.json?props={"slug":"button"}')
    expect(island).toEqual({ id: expect.any(String), html: expect.any(String), head: expect.any(Object) })

    expect(await readJson(request, '/api/icons/lucide.json?icons=rocket,none-such')).toMatchObject({
      prefix: 'lucide',
      icons: { rocket: { body: expect.any(String) } },
      not_found: ['none-such'],
    })
    expect(await readJson(request, '/api/icons/simple-icons.json?icons=github')).toMatchObject({
      icons: { github: { body: expect.any(String) } },
    })
    expect((await request.get('/api/icons/none.json?icons=a')).status()).toBe(404)

    expect(await readJson(request, '/healthz')).toMatchObject({ status: 'ok' })
    expect(await readJson(request, '/readyz')).toMatchObject({ status: 'ok' })
    const event = { n: 'pageview', u: 'https://frond-ui.dev/', d: 'frond-ui.dev' }
    const sent = await request.post('/api/event', { headers: { 'Content-Type': 'text/plain', DNT: '1' }, data: event })
    expect([sent.status(), sent.headers()['set-cookie']]).toEqual([202, undefined])
  })

  test('errors are problem documents, unknown methods get 405 with Allow, and bodies are limited', async ({
    request,
  }) => {
    for (const [method, path, status, allow, data] of [
      ['GET', '/api/content/docs/query', 405, 'POST'],
      ['POST', '/api/content/docs/sql_dump.txt', 405, 'GET, HEAD'],
      ['PUT', '/api/event', 405, 'POST'],
      ['DELETE', '/api/icons/lucide.json?icons=star', 405, 'GET, HEAD'],
      ['POST', '/_img/w_640/favicon.svg', 405, 'GET, HEAD'],
      ['POST', '/_islands/changelog.json', 405, 'GET, HEAD'],
      ['POST', '/_builds/latest.json', 405, 'GET, HEAD'],
      ['POST', `${button}/_payload.json`, 405, 'GET, HEAD'],
      ['PATCH', button, 405, 'GET, HEAD'],
      ['POST', '/healthz', 405, 'GET, HEAD'],
      ['POST', '/api/content/none/query', 404, undefined, '{"sql":"x"}'],
      ['POST', '/api/content/docs/query', 400, undefined, '{"sql":"DELETE FROM _content_docs"}'],
      ['POST', '/api/content/docs/query', 413, undefined, 'a'.repeat(20_000)],
      ['POST', '/api/event', 413, undefined, 'a'.repeat(20_000)],
      ['GET', '/_img/f_gif/favicon.svg', 400],
      ['GET', '/_img/w_640/none.png', 404],
      ['GET', '/_islands/none.json', 404],
      ['GET', '/_builds/meta/none.json', 404],
      ['GET', '/docs/none/_payload.json', 404],
    ] as const) {
      const response = await request.fetch(path, { method, headers: json, data: data as string | undefined })
      const note = `${method} ${path}`
      expect([note, response.status(), response.headers()['content-type']]).toEqual([note, status, problemType])
      expect(response.headers().allow, note).toBe(allow)
      expect(await response.json(), note).toEqual(
        expect.objectContaining({
          type: expect.any(String),
          title: expect.any(String),
          status,
          detail: expect.any(String),
        }),
      )
    }
  })
})

test.describe('persistent state', () => {
  const roles = ['primary', 'secondary', 'success', 'info', 'warning', 'error', 'neutral']
  const steps = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950]

  test('stored choices are on the root element before first paint', async ({ context, page, baseURL }) => {
    await context.addCookies([{ name: 'frond-framework', value: '%22next%22', url: baseURL! }])
    await page.addInitScript(() => {
      const chosen = { 'color-mode': 'dark', primary: 'blue', neutral: 'zinc', radius: '0.5' }
      for (const [key, value] of Object.entries(chosen)) localStorage.setItem(`frond-${key}`, value)
    })
    // Only the inline scripts run. If the others failed instead of waiting, the page would reload while the test reads it.
    await holdRequests(page, /\/assets\/.*\.js/)
    await page.goto(smallPage, { waitUntil: 'domcontentloaded' })
    const root = page.locator('html')
    await expect(root).toHaveClass(/(?:^|\s)dark(?:\s|$)/)
    await expect(root).toHaveAttribute('data-framework', 'next')
    expect(await root.evaluate(({ style }) => style.colorScheme)).toBe('dark')
    const read = (names: string[]) =>
      root.evaluate(
        (element, wanted) =>
          wanted.map((name) => [name, getComputedStyle(element).getPropertyValue(name).trim()] as const),
        names,
      )
    const properties = new Map(await read(['--ui-radius', '--ui-color-primary-500', '--ui-color-neutral-500']))
    expect([...properties.values()]).toEqual(['0.5rem', '#2b7fff', '#71717b'])
    const names = [
      ...roles.filter((role) => role !== 'neutral').map((role) => `--ui-${role}`),
      ...roles.flatMap((role) => steps.map((step) => `--ui-color-${role}-${step}`)),
    ]
    for (const [name, value] of await read(names)) expect(value, name).not.toBe('')
  })

  test('invalid stored values are ignored', async ({ context, page, baseURL }) => {
    await context.addCookies([{ name: 'frond-framework', value: '%22%3E%3Cimg%20onerror=alert(1)%3E', url: baseURL! }])
    await page.addInitScript(() => {
      for (const key of ['color-mode', 'primary', 'neutral', 'black-as-primary', 'recent-searches', 'sync-package'])
        localStorage.setItem(`frond-${key}`, '__proto__" onload="alert(1)')
      localStorage.setItem('frond-radius', '0.25;} body{display:none')
    })
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    await open(page)
    const root = page.locator('html')
    await expect(root).toHaveAttribute('data-framework', 'vite')
    expect(await root.getAttribute('class')).toMatch(/^(?:light|dark)\b/)
    const radius = await root.evaluate((element) => getComputedStyle(element).getPropertyValue('--ui-radius'))
    expect(radius).toMatch(/^0?\.25rem$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(faults).toEqual([])
  })

  test('a stored value of millions of characters is ignored, and the banner can still be closed', async ({ page }) => {
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    await open(page)
    const banner = page.getByRole('region', { name: 'Announcement' })
    const key = `frond-banner-${await banner.getAttribute('id')}`
    // Ten million characters, or as many as the browser can store.
    const letters = await page.evaluate((name) => {
      for (let length = 10_000_000; ; length /= 2) {
        try {
          localStorage.setItem(name, 'a'.repeat(length))
          return length
        } catch {
          // The browser refused to store a value of this size.
        }
      }
    }, key)
    expect(letters).toBeGreaterThan(1_000_000)

    await open(page)
    await expect(banner).toBeVisible()
    await banner.getByRole('button', { name: 'Close' }).click()
    await expect(banner).toBeHidden()
    expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBe('true')
    expect(faults).toEqual([])
  })
})

test.describe('accessible names', () => {
  test('of the shell', async ({ page }) => {
    await open(page, '/')
    const header = page.getByRole('banner')
    const links = (await header.getByRole('navigation').first().locator('a, button').allTextContents()).map((text) =>
      text.trim(),
    )
    expect(links.filter(Boolean).slice(0, 6)).toEqual([
      'Docs',
      'Figma',
      'Templates',
      'Showcase',
      'Community',
      'Releases',
    ])
    const footer = page.getByRole('contentinfo')
    for (const name of ['Docs', 'Figma', 'Templates', 'Showcase', 'Team', 'Releases'])
      await expect(footer.getByRole('link', { name, exact: true })).toBeVisible()
    await expect(footer).toContainText('MIT')
  })

  test('of a docs page', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page, button)
    const tabs = page.getByRole('navigation', { name: 'Sections' })
    await expect(tabs.getByRole('link')).toHaveText([/Getting Started/, /Components/, /Composables/, /Typography/])
    for (const name of ['On this page', 'Docs'])
      await expect(page.getByRole('navigation', { name, exact: true })).toBeVisible()
    await expect(page.getByRole('group', { name: 'Framework' }).or(page.getByLabel('Framework')).first()).toBeVisible()
    await expect(page.locator('[data-example^="button/"]').first()).toBeAttached()
    const banner = page.getByRole('region', { name: 'Announcement' })
    await expect(banner.getByRole('link', { name: 'Read the announcement' })).toHaveAttribute('rel', /noopener/)
    await expect(banner.getByRole('button', { name: 'Close' })).toBeVisible()

    await page.getByRole('button', { name: 'Theme picker' }).click()
    const picker = page.getByRole('dialog', { name: 'Theme picker' })
    for (const name of ['Light', 'Dark', 'System'])
      await expect(picker.getByRole('button', { name, exact: true })).toBeVisible()
    await page.keyboard.press('Escape')

    await page.keyboard.press('Control+k')
    const search = page.getByRole('dialog', { name: 'Search' })
    const field = search.getByRole('combobox', { name: 'Search' })
    await expect(field).toBeFocused()
    await field.fill('accordion')
    await expect(search.getByRole('option').first()).toContainText(/accordion/i)
    await page.keyboard.press('Escape')
    await expect(search).toBeHidden()

    await page.getByRole('link', { name: 'Frond UI home' }).click({ button: 'right' })
    await expect(page.getByRole('menuitem', { name: 'Browse design kit' })).toHaveAttribute('href', '/figma')
    await waitForAnimations(page.locator('[data-slot=context-menu]'))
    await page.getByRole('menuitem', { name: 'Copy logo as SVG' }).click()
    await expect(page.getByRole('region', { name: 'Notifications' })).toBeVisible()
  })

  test('of loading indicators and notifications', async ({ page }) => {
    await open(page)
    const target = '/docs/components/badge'
    let arrive = () => {}
    const held = new Promise<void>((resolve) => (arrive = resolve))
    await page.route(`**${target}/_payload.json*`, async (route) => {
      await held
      await route.continue()
    })
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href, textContent: 'slow link' })
      document.querySelector('main')!.prepend(link)
      link.click()
    }, target)
    await expect(page.getByRole('progressbar', { name: 'Loading' })).toBeVisible()
    arrive()
    await expect(page).toHaveURL(new RegExp(`${target}$`))
  })
})
