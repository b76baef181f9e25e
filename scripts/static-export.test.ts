import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { exportStatic } from './static-export.ts'

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
