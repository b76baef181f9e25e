import { randomBytes } from 'node:crypto'

/** A UUID of version 7: it sorts by the time of its creation. */
export function createId(now: Date): string {
  const bytes = randomBytes(16)
  bytes.writeUIntBE(now.getTime(), 0, 6)
  bytes[6] = (bytes[6]! & 0x0f) | 0x70
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** The number on a receipt: the year and eight random symbols. It does not tell how many were sold. */
export function createPurchaseNumber(now: Date): string {
  const symbols = Array.from(randomBytes(8), (byte) => DIGITS[byte & 31]).join('')
  return `${now.getUTCFullYear()}-${symbols}`
}
