import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { computeEtag, contentTypes, type SiteFile, type SiteManifest } from '../files/site-manifest.ts'
import { createPreviews, type Preview } from './previews.ts'

let folder: string
let server: Server
let previews: Record<string, Preview>

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'frond-preview-'))
  previews = {}
  const { send } = createPreviews({ find: (name) => previews[name] })
  server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '')
    void Promise.resolve(send(request, response, { target: { path, search: '' }, secure: false })).then((isSent) => {
      if (!isSent) response.writeHead(404).end('other')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  rmSync(folder, { recursive: true })
  vi.restoreAllMocks()
})

function writePreview(files: Record<string, string>): void {
  const entries = Object.entries(files).map(([path, body]): [string, SiteFile] => {
    const file = join(folder, 'client', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, body)
    return [
      path,
      { type: contentTypes[path.slice(path.lastIndexOf('.'))]!, etag: computeEtag(Buffer.from(body)), encodings: [] },
    ]
  })
  const manifest: SiteManifest = { id: 'one', timestamp: 0, scripts: [], files: Object.fromEntries(entries) }
  writeFileSync(join(folder, 'site.json'), JSON.stringify(manifest))
}

async function get(path: string): Promise<[status: number, body: string, headers: Headers]> {
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`)
  return [answer.status, await answer.text(), answer.headers]
}

describe('previews', () => {
  it('sends the files of a built template, and lets this site show them in a frame', async () => {
    writePreview({
      '/templates/landing/preview/index.html': 'home',
      '/templates/landing/preview/pricing/index.html': 'pricing',
      '/templates/landing/preview/assets/a.js': 'script',
    })
    previews.landing = { state: 'ready', folder }
    const [status, body, headers] = await get('/templates/landing/preview/')
    expect([status, body, headers.get('X-Frame-Options')]).toEqual([200, 'home', 'SAMEORIGIN'])
    expect((await get('/templates/landing/preview/pricing'))[1]).toBe('pricing')
    expect((await get('/templates/landing/preview/assets/a.js'))[1]).toBe('script')
  })

  it('sends the first page for paths that the router of the template renders, and no page for a missing file', async () => {
    writePreview({ '/templates/starter/preview/index.html': 'app' })
    previews.starter = { state: 'ready', folder }
    expect((await get('/templates/starter/preview/settings'))[1]).toBe('app')
    expect((await get('/templates/starter/preview/assets/old.js'))[0]).toBe(404)
  })

  it('says that a preview is being built, and reloads without a script too', async () => {
    previews.chat = { state: 'building' }
    const [status, body, headers] = await get('/templates/chat/preview/')
    expect(status).toBe(200)
    expect(body).toContain('This preview is being built')
    expect(body).toContain('<noscript><meta http-equiv="refresh"')
    expect(headers.get('Cache-Control')).toBe('no-store')
    expect(headers.get('X-Preview-State')).toBe('building')
  })

  it('hides the reason of a failed build from visitors, and logs it', async () => {
    const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    previews.docs = { state: 'failed', reason: 'secret path' }
    const [status, body] = await get('/templates/docs/preview/')
    expect(status).toBe(500)
    expect(body).not.toContain('secret path')
    expect(log.mock.calls.join('')).toContain('secret path')
  })

  it('leaves all other paths to the rest of the site', async () => {
    expect((await get('/templates/none/preview/'))[1]).toBe('other')
    expect((await get('/templates/none'))[1]).toBe('other')
  })
})
