import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { SiteFile } from './site-manifest.ts'

export type Encoding = SiteFile['encodings'][number]

/** `quick` is used while a visitor waits. `best` makes files up to a sixth smaller and takes twenty times longer. */
export type CompressionLevel = 'quick' | 'best'

const levels = { quick: { br: 5, gz: 6 }, best: { br: constants.BROTLI_MAX_QUALITY, gz: 9 } }

export function compress(body: Buffer, encoding: Encoding, level: CompressionLevel): Promise<Buffer> {
  const quality = levels[level][encoding]
  return encoding === 'br'
    ? promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
    : promisify(gzip)(body, { level: quality })
}
