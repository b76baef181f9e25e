import { createHmac } from 'node:crypto'
import { isSameText } from '../license/secrets.ts'
import { BadSignatureError } from './provider.ts'

/** Webhook signatures in the form of Stripe: `t=<seconds>,v1=<HMAC-SHA-256 of "t.body" in hex>`. */

export const DEFAULT_TOLERANCE_S = 300

/**
 * Checks that an event was signed recently, in both directions. The Stripe package accepts every time in the future, and
 * turns its check off if the tolerance is 0, so this runs before it.
 */
export function checkSignatureTime(header: string | null, now: Date, toleranceS = DEFAULT_TOLERANCE_S): void {
  const time = /(?:^|,)t=(\d{1,12})(?:,|$)/.exec(header ?? '')?.[1]
  if (time === undefined) throw new BadSignatureError('The signature has no time.')
  if (Math.abs(now.getTime() / 1000 - Number(time)) > toleranceS)
    throw new BadSignatureError('The signature is too old, or from the future.')
}

export function signWebhook(body: string, secret: string, now: Date): string {
  const time = Math.floor(now.getTime() / 1000)
  return `t=${time},v1=${hash(time, body, secret)}`
}

/** The header may contain several signatures, for the time in which a secret is replaced. */
export function checkSignature(body: string, header: string | null, secret: string): void {
  const parts = (header ?? '').split(',').map((part) => part.split('='))
  const time = parts.find(([name]) => name === 't')?.[1] ?? ''
  const expected = hash(time, body, secret)
  const isSigned = parts.some(([name, value = '']) => name === 'v1' && isSameText(value, expected))
  if (!isSigned) throw new BadSignatureError('The signature does not fit.')
}

function hash(time: string | number, body: string, secret: string): string {
  return createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
}
