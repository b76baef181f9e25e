import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createFolder } from '@frond/pro-server/testing'
import { expect, onTestFinished, test } from 'vitest'
import { measureLoad, toRequestText } from '../../../bench/http-load.ts'
import { startSite } from '../../../e2e/site-process.ts'
import { computeEtag, type SiteManifest } from '../files/site-manifest.ts'

const ROUNDS = 5
const POSTS = 1000
const CONNECTIONS = 20
/** The page gets its turn as often as each of the other connections. */
const PAGES = POSTS / CONNECTIONS

function writeBuild(): string {
  const build = join(createFolder(), 'build')
  const html = `<!doctype html><title>A page</title>${'<p>Text</p>'.repeat(2000)}`
  mkdirSync(join(build, 'client/docs/a'), { recursive: true })
  writeFileSync(join(build, 'client/docs/a/index.html'), html)
  const file = { type: 'text/html; charset=utf-8', etag: computeEtag(Buffer.from(html)), encodings: [] }
  const manifest: SiteManifest = { id: 'one', timestamp: 0, scripts: [], files: { '/docs/a/index.html': file } }
  writeFileSync(join(build, 'site.json'), JSON.stringify(manifest))
  return build
}

function toPostText(path: string): string {
  const body = JSON.stringify({ id: 'evt_1', type: 'checkout.session.completed', padding: 'x'.repeat(8000) })
  const lines = ['Host: localhost', 'Content-Type: application/json', `Content-Length: ${body.length}`]
  return `POST ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`
}

test('W24: unsigned webhooks delay the pages no more than requests for an unknown address', async () => {
  const site = await startSite({ FROND_BUILD: writeBuild(), FROND_RATE_LIMITS: 'off' })
  onTestFinished(() => site.stop())

  /** The p99 of a page, in milliseconds, while other requests are sent. */
  async function measurePage(path: string): Promise<number> {
    const { port } = site
    const [posts, page] = await Promise.all([
      measureLoad({ port, request: toPostText(path), requests: POSTS, connections: CONNECTIONS }),
      measureLoad({ port, request: toRequestText('/docs/a'), requests: PAGES, connections: 1 }),
    ])
    // None was accepted, and every page was sent.
    expect([posts.failed, page.failed]).toEqual([POSTS, 0])
    return page.p99
  }

  await measurePage('/api/pro/nothing')
  // Other processes of the machine can delay any round. If webhooks caused work, the page would be slow in every round.
  let ratio = Infinity
  for (let round = 0; round < ROUNDS && ratio >= 2; round += 1) {
    const unknown = await measurePage('/api/pro/nothing')
    ratio = (await measurePage('/api/pro/webhooks/sandbox')) / unknown
  }
  expect(ratio).toBeLessThan(2)
})
