import { once } from 'node:events'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createFolder } from '../testing/stores.ts'
import { createTestApi } from '../testing/test-api.ts'
import { createFileMailer, createSmtpMailer, type Mail } from './mailer.ts'
import { writeSeatTaken } from './messages.ts'

const mail: Mail = { id: 'm-1', to: 'ada@customer.example', subject: 'Hello', text: 'Text', html: '<p>Text</p>' }

test('writes mails as files that only the owner can read', async () => {
  const folder = join(createFolder(), 'mail')
  await createFileMailer(folder, 'pro@frond.example').send(mail)
  expect(readdirSync(folder)).toEqual(['m-1.eml'])
  const text = readFileSync(join(folder, 'm-1.eml'), 'utf8')
  expect(text).toMatch(/^Message-ID: <m-1@frond>\r?$/m)
  expect(text).toMatch(/^To: ada@customer\.example\r?$/m)
  expect(statSync(join(folder, 'm-1.eml')).mode & 0o777).toBe(0o600)
})

test('deletes the files of mails to one address', async () => {
  const mailer = createFileMailer(join(createFolder(), 'mail'), 'pro@frond.example')
  expect(await mailer.deleteSent!(mail.to)).toBe(0)
  const long = `${'l'.repeat(64)}@${'d'.repeat(60)}.example`
  const recipients = ['Ada@customer.example', mail.to, 'grace@customer.example', `x${mail.to}`, long]
  for (const [index, to] of recipients.entries()) await mailer.send({ ...mail, id: `m-${index}`, to })
  expect(await mailer.deleteSent!(mail.to)).toBe(2)
  expect(await mailer.deleteSent!(mail.to)).toBe(0)
  expect(await mailer.deleteSent!(long)).toBe(1)
})

test('sends mails by SMTP', async () => {
  const lines: string[] = []
  const server = createServer((socket) => {
    socket.write('220 ready\r\n')
    let isData = false
    socket.on('data', (chunk: Buffer) => {
      for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
        lines.push(line)
        if (isData && line !== '.') continue
        isData = line === 'DATA'
        socket.write(isData ? '354 go on\r\n' : line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n')
      }
    })
    socket.on('error', () => {})
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  await createSmtpMailer(`smtp://127.0.0.1:${port}`, 'pro@frond.example').send(mail)
  expect(lines).toContain('RCPT TO:<ada@customer.example>')
})

test('sends a mail later if the mail server is down, and then once', async () => {
  let isDown = true
  const sent: Mail[] = []
  const api = await createTestApi('sqlite', {
    mailer: {
      async send(each) {
        if (isDown) throw new Error('down')
        sent.push(each)
      },
    },
  })
  await api.buy()
  expect(sent).toEqual([])
  for (const minutes of [1, 5, 20, 40]) {
    api.clock.advance(minutes * 60_000)
    await api.server.runOutbox()
  }
  isDown = false
  api.clock.advance(3_600_000)
  await api.server.runOutbox()
  await api.server.runOutbox()
  expect(sent.map(({ subject }) => subject).sort()).toMatchObject(
    [/^Receipt/, /license key/].map((each) => expect.stringMatching(each)),
  )
  expect(api.logs.join()).toContain('pro.task-failed')
})

test('gives up after three days', async () => {
  const api = await createTestApi('sqlite', {
    mailer: {
      async send() {
        throw new Error('down')
      },
    },
  })
  await api.buy()
  api.clock.advance(73 * 3_600_000)
  await api.server.runOutbox()
  const rows = await api.server.core.store.run((db) =>
    db.selectFrom('outbox').select('status').where('kind', 'like', 'mail-%').execute(),
  )
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['failed']))
})

test('escapes what people typed', () => {
  const { html } = writeSeatTaken({ holder: '<b>"&', used: 1, total: 2, origin: 'https://frond.example' })
  expect(html).toContain('&#60;b&#62;&#34;&#38; has activated')
})
