import { randomBytes, randomUUID } from 'node:crypto'

/** A UUID of version 7: it sorts by the time of its creation. The random part is that of a UUID of version 4. */
export function createId(now: Date): string {
  const time = now.getTime().toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`
}

const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** The number on a receipt: the year and eight random symbols. It does not tell how many were sold. */
export function createPurchaseNumber(now: Date): string {
  const symbols = Array.from(randomBytes(8), (byte) => DIGITS[byte & 31]).join('')
  return `${now.getUTCFullYear()}-${symbols}`
}
