import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { packedLibraryPath } from '../../packed-library.ts'
import { createPackages } from './packages.ts'

let folder: string
let server: Server
const build = vi.fn<() => Promise<string>>()

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'frond-packages-'))
  build.mockReset().mockImplementation(() => Promise.resolve(folder))
  const { send } = createPackages({ build })
  server = createServer((request, response) => {
    const sent = send(request, response, { target: { path: request.url ?? '', search: '' }, secure: false })
    if (!sent) response.writeHead(404).end('other')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  rmSync(folder, { recursive: true })
  vi.restoreAllMocks()
})

function get(path: string): Promise<Response> {
  return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`)
}

function writeTarball(content: string): void {
  const file = join(folder, 'client', packedLibraryPath)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

it('builds the packed library on the first request, once, and sends it', async () => {
  build.mockImplementation(() => {
    writeTarball('packed')
    return Promise.resolve(folder)
  })
  const answers = await Promise.all([get(packedLibraryPath), get(packedLibraryPath)])
  for (const answer of answers) {
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'application/gzip'])
    expect(await answer.text()).toBe('packed')
  }
  expect(build).toHaveBeenCalledOnce()
})

it('answers 503 if the build fails, hides the reason from visitors, and logs it', async () => {
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  build.mockRejectedValue(new Error('secret path'))
  const answer = await get(packedLibraryPath)
  expect(answer.status).toBe(503)
  expect(await answer.text()).not.toContain('secret path')
  expect(log.mock.calls.join('')).toContain('secret path')
})

it('leaves all other paths to the rest of the site, and builds nothing for them', async () => {
  expect(await (await get('/packages/frond-ui-0.0.1.tgz')).text()).toBe('other')
  expect(build).not.toHaveBeenCalled()
})
