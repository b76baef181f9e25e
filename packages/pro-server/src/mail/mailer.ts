import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'

export interface Mail {
  /** The same for every attempt to send this mail, so that a repetition can be recognized. */
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

export interface Mailer {
  send(mail: Mail): Promise<void>
  /** Deletes the copies of sent mails to an address, if the mailer keeps copies. Returns how many it deleted. */
  deleteSent?(address: string): Promise<number>
}

function toMessage({ id, to, subject, text, html }: Mail, from: string) {
  return { messageId: `<${id}@frond>`, from, to, subject, text, html, disableFileAccess: true, disableUrlAccess: true }
}

/** Writes each mail as an `.eml` file into a folder. Mail programs can open these files. */
export function createFileMailer(folder: string, from: string, onSent?: (mail: Mail) => void): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true })
  return {
    async send(mail) {
      const { message } = (await transport.sendMail(toMessage(mail, from))) as { message: Buffer }
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      const file = join(folder, `${mail.id}.eml`)
      writeFileSync(`${file}.part`, message, { mode: 0o600 })
      renameSync(`${file}.part`, file)
      onSent?.(mail)
    },
    async deleteSent(address) {
      const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : []
      const sent = names
        .map((name) => join(folder, name))
        .filter((file) => readRecipient(readFileSync(file, 'utf8')) === address.toLowerCase())
      for (const file of sent) rmSync(file, { force: true })
      return sent.length
    },
  }
}

/** The address in the header `To` of a message, in lower case. Long headers continue on lines that start with a blank. */
function readRecipient(message: string): string | undefined {
  return /^To:\s*(\S+)/im.exec(message)?.[1]?.toLowerCase()
}

/** Sends mails with an SMTP server, given as `smtp://user:password@host:port` or `smtps://…`. */
export function createSmtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({ url, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 })
  return {
    async send(mail) {
      await transport.sendMail(toMessage(mail, from))
    },
  }
}
