import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
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
  }
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
