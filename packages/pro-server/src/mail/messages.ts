import type { Mail } from './mailer.ts'

/** The texts of all mails. Each has a plain text and an HTML form with the same lines. */

type Text = Pick<Mail, 'subject' | 'text' | 'html'>

const PRODUCT = 'Frond UI Pro'

export interface ReceiptFacts {
  readonly number: string
  readonly planName: string
  readonly seats: number
  readonly amountMinor: number
  readonly taxMinor: number
  readonly currency: string
  readonly paidAt: string
}

export function writeReceipt(facts: ReceiptFacts): Text {
  const { number, planName, seats, paidAt, currency } = facts
  const lines = [
    `Number: ${number}`,
    `Date: ${paidAt.slice(0, 10)}`,
    `Plan: ${planName}, ${countSeats(seats)}`,
    `Tax: ${formatMoney(facts.taxMinor, currency)}`,
    `Total: ${formatMoney(facts.amountMinor, currency)}`,
  ]
  const thanks = `Thank you for buying ${PRODUCT}.`
  return write(`Receipt ${number}`, [thanks, lines.join('\n'), 'Your license key comes in a separate mail.'])
}

export function writeKey(facts: { key: string; origin: string; seats: number; isRotated: boolean }): Text {
  const { key, origin, seats, isRotated } = facts
  return write(isRotated ? `Your new ${PRODUCT} license key` : `Your ${PRODUCT} license key`, [
    isRotated
      ? 'Your license has a new key. The old one has stopped working.'
      : `Your license has ${countSeats(seats)}. This is its key:`,
    key,
    // The part after # is not sent to a server, so the key reaches no log.
    `Activate it: ${origin}/pro/activate#key=${key}`,
    'Keep this mail. Everybody who has the key can use your seats.',
  ])
}

export function writeSeatTaken(facts: { holder: string; used: number; total: number; origin: string }): Text {
  return write(`A seat of ${PRODUCT} was activated`, [
    `${facts.holder} has activated a seat. ${facts.used} of ${countSeats(facts.total)} are in use.`,
    `If you do not know this person, release the seat and change the key: ${facts.origin}/pro/manage`,
  ])
}

const statusTexts: Readonly<Record<string, string>> = {
  active: 'Your license works again.',
  suspended: 'Your license is suspended. If its payment is disputed, it works again once the dispute is resolved.',
  revoked: 'Your license was revoked, because its purchase was refunded or cancelled.',
}

export function writeStatus(status: string): Text {
  return write(`Your ${PRODUCT} license: ${status}`, [statusTexts[status] ?? `Its state is now ${status}.`])
}

export function writeManageLink(link: string): Text {
  return write(`Manage your ${PRODUCT} licenses`, [
    'Open this link to see your licenses, seats and receipts. It works once and for 30 minutes.',
    link,
    'If the page only shows forms, paste the link into the one named “Link from the mail”.',
    'If you did not ask for it, ignore this mail.',
  ])
}

function countSeats(seats: number): string {
  return seats === 1 ? '1 seat' : `${seats} seats`
}

export function formatMoney(minor: number, currency: string): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(minor / 100)
}

function write(subject: string, paragraphs: readonly string[]): Text {
  const html = paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`).join('\n')
  const page = `<!doctype html><html lang="en"><body>\n${html}\n</body></html>\n`
  return { subject, text: `${paragraphs.join('\n\n')}\n`, html: page }
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`)
}
