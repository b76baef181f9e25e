import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { createFolder } from '../testing/stores.ts'
import { hashHolder, issueCertificate } from './certificate.ts'
import { createSecretsData, openSecrets } from './secrets.ts'
import type { CertificatePayload, PublicKey } from './verify-certificate.ts'

/** The code of the docs page with which buyers verify certificates. */

const page = join(import.meta.dirname, '../../../../site/content/docs/1.getting-started/25.verify-licenses.md')
const secrets = openSecrets(createSecretsData(new Date('2026-03-01T12:00:00Z')))
const keys = secrets.publicKeys
const payload: CertificatePayload = {
  v: 1,
  serial: 7,
  license: 'l-1',
  plan: 'team',
  mode: 'live',
  seats: 5,
  holder: hashHolder('email', 'ada@example.com'),
  issuedAt: '2026-03-01T12:00:00.000Z',
  updatesUntil: '2027-03-01',
}
const issue = (change: Partial<CertificatePayload> = {}) => issueCertificate({ ...payload, ...change }, secrets).text

interface Options {
  keys: readonly PublicKey[]
  releasedAt?: string
  mode?: 'live' | 'test'
}

/** Writes the named code blocks of the page into a folder. */
function writeSnippets(): string {
  const folder = createFolder()
  const blocks = readFileSync(page, 'utf8').matchAll(/^```js \[([\w-]+\.mjs)\]\n([\s\S]*?)^```$/gm)
  for (const [, name, code] of blocks) writeFileSync(join(folder, name!), code!)
  return folder
}

test('the documented module accepts what the server issues, and refuses everything else', async () => {
  const { href } = pathToFileURL(join(writeSnippets(), 'verify-license.mjs'))
  const { verifyLicense } = (await import(/* @vite-ignore */ href)) as {
    verifyLicense(text: string, options: Options): Promise<CertificatePayload>
  }
  const retire = (retiredAt: string) => keys.map((key) => ({ ...key, status: 'retired' as const, retiredAt }))
  expect(await verifyLicense(issue(), { keys, releasedAt: '2027-03-01' })).toEqual(payload)
  expect(await verifyLicense(`\n${issue().replaceAll('\n', ' \r\n')}`, { keys })).toEqual(payload)
  expect(await verifyLicense(issue(), { keys: retire('2026-04-01T00:00:00.000Z') })).toEqual(payload)
  expect(await verifyLicense(issue({ mode: 'test' }), { keys, mode: 'test' })).toMatchObject({ mode: 'test' })

  const strangers = openSecrets(createSecretsData(new Date())).publicKeys
  const swapped = strangers.map((key, index) => ({ ...key, kid: keys[index]!.kid }))
  const lines = issue().split('\n')
  const envelope = JSON.parse(atob(lines.slice(1, -2).join(''))) as Record<string, string>
  const rewrite = (change: Record<string, string>) =>
    [lines[0], btoa(JSON.stringify({ ...envelope, ...change })), lines.at(-2)].join('\n')
  const better = Buffer.from(JSON.stringify({ ...payload, seats: 500 })).toString('base64url')
  const refused: [text: string, options: Options, message: RegExp][] = [
    ['', { keys }, /not a certificate/],
    [issue(), { keys: strangers }, /unknown key/],
    [issue(), { keys: swapped }, /signature/],
    [rewrite({ payload: better }), { keys }, /signature/],
    [rewrite({ alg: 'none' }), { keys }, /unknown key/],
    [issue(), { keys: retire('2026-02-01T00:00:00.000Z') }, /retired/],
    [issue({ mode: 'test' }), { keys }, /for tests/],
    [issue(), { keys, releasedAt: '2027-03-02' }, /ended on 2027-03-01/],
  ]
  for (const [text, options, message] of refused) await expect(verifyLicense(text, options)).rejects.toThrow(message)
})

test('the documented script for CI ends with 0 or 1', () => {
  const folder = writeSnippets()
  const check = (certificate: string) => {
    writeFileSync(join(folder, 'frond-license.pem'), certificate)
    return spawnSync(process.execPath, ['check-license.mjs'], { cwd: folder, encoding: 'utf8' })
  }
  writeFileSync(join(folder, 'frond-keys.json'), JSON.stringify({ keys }))
  const valid = check(issue())
  expect([valid.status, valid.stdout]).toEqual([0, 'Frond UI Pro, plan team, updates until 2027-03-01\n'])
  const ended = check(issue({ updatesUntil: '2026-01-31' }))
  expect([ended.status, ended.stderr]).toEqual([1, expect.stringContaining('The update window ended on 2026-01-31.')])
})
