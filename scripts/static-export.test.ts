import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { exportImages, exportSocialImages, exportStatic } from './static-export.ts'

function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
}

/** A plain file server, as file hosts are: it sends files, and `index.html` for folders. */
async function serveFiles(folder: string): Promise<string> {
  const server = createServer(({ url = '/' }, response) => {
    const path = join(folder, url)
    const file = statSync(path, { throwIfNoEntry: false })?.isDirectory() ? join(path, 'index.html') : path
    if (existsSync(file)) response.end(readFileSync(file))
    else response.writeHead(404).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    server.close()
    await once(server, 'close')
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('a static export has every page and no compressed copies, and a plain file server can send it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'frond-export-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [client, output] = [join(folder, 'client'), join(folder, 'static')]
  write(client, {
    'index.html': 'home',
    'index.html.br': 'compressed',
    'docs/components/button/index.html': 'button',
    'pro/pricing/index.html': 'pricing',
    'assets/app.js': 'script',
    'assets/app.js.gz': 'compressed',
    'files/archive.gz': 'content',
  })
  write(output, { 'old/index.html': 'of an earlier export' })
  const packages = join(folder, 'packages')
  write(packages, { 'packages/frond-ui-3.0.0.tgz': 'packed' })
  exportStatic([client, packages], output)

  const address = await serveFiles(output)
  const read = async (path: string) => {
    const response = await fetch(address + path)
    return response.ok ? response.text() : response.status
  }
  expect(await read('/')).toBe('home')
  expect(await read('/docs/components/button')).toBe('button')
  expect(await read('/pro/pricing')).toBe('pricing')
  expect(await read('/assets/app.js')).toBe('script')
  expect(await read('/files/archive.gz')).toBe('content')
  expect(await read('/packages/frond-ui-3.0.0.tgz')).toBe('packed')
  expect(await read('/index.html.br')).toBe(404)
  expect(await read('/assets/app.js.gz')).toBe(404)
  expect(await read('/old/')).toBe(404)
})

test('a static export has the pictures in the sizes that its pages name', async () => {
  const output = mkdtempSync(join(tmpdir(), 'frond-export-'))
  onTestFinished(() => rmSync(output, { recursive: true }))
  const background = '#00dc82'
  const picture = sharp({ create: { width: 80, height: 40, channels: 3, background } })
  write(output, {
    'index.html':
      '<img src="/_img/w_20,h_10/logo.webp" srcset="/_img/w_20,h_10/logo.webp 1x, /_img/w_40,h_20/logo.webp 2x">',
  })
  writeFileSync(join(output, 'logo.webp'), await picture.webp().toBuffer())
  const images = { '/logo.webp': { format: 'webp', width: 80, height: 40, etag: 'a' } } as const
  expect(await exportImages(output, images)).toBe(2)
  const widths = ['w_20,h_10', 'w_40,h_20'].map(
    async (size) => (await sharp(join(output, '_img', size, 'logo.webp')).metadata()).width,
  )
  expect(await Promise.all(widths)).toEqual([20, 40])
  await expect(exportImages(output, {})).rejects.toThrow('/_img/w_20,h_10/logo.webp cannot be made')
})

test('a static export has the social images of its pages', async () => {
  const output = mkdtempSync(join(tmpdir(), 'frond-export-'))
  onTestFinished(() => rmSync(output, { recursive: true }))
  const meta = '<meta property="og:title" content="A"/><meta property="og:image" content="/og/a.png"/>'
  write(output, { 'index.html': meta, 'docs/a/index.html': meta, 'docs/plain/index.html': '' })
  expect(await exportSocialImages(output)).toBe(2)
  for (const name of ['index', 'docs/a'])
    expect(await sharp(join(output, `og/${name}.png`)).metadata()).toMatchObject({ width: 1200, height: 630 })
})
