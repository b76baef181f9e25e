import { createHash } from 'node:crypto'

/** A file that license holders download. */
export interface Release {
  readonly id: string
  readonly version: string
  /** A day, such as `2026-11-02`. It decides whether the update window of a license covers the release. */
  readonly releasedAt: string
  readonly fileName: string
  readonly content: Uint8Array<ArrayBuffer>
}

export interface ListedRelease {
  readonly id: string
  readonly version: string
  readonly releasedAt: string
  readonly sha256: string
  readonly bytes: number
}

export function listRelease({ id, version, releasedAt, content }: Release): ListedRelease {
  return { id, version, releasedAt, sha256: hashContent(content), bytes: content.length }
}

export function hashContent(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}

export type Range = { readonly start: number; readonly end: number }

/** Reads a `Range` header. Several ranges and other units are ignored, as HTTP allows: the whole file is sent. */
export function readRange(header: string | null, length: number): Range | 'whole' | 'unsatisfiable' {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (!first && !last) return 'whole'
  const start = first ? Number(first) : Math.max(0, length - Number(last))
  const end = first && last ? Math.min(Number(last), length - 1) : length - 1
  return start > end || start >= length ? 'unsatisfiable' : { start, end }
}
