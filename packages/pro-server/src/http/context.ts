import type { Core } from '../core.ts'
import type { CheckoutProvider } from '../payments/provider.ts'
import type { Sandbox } from '../payments/sandbox.ts'
import type { Release } from '../releases/releases.ts'
import type { CommandKey, StoredAnswer } from '../store/idempotency.ts'
import type { RateLimits } from './rate-limits.ts'

/** What the handlers work with. */
export interface ApiContext {
  readonly core: Core
  readonly provider: CheckoutProvider
  /** Only in test mode. */
  readonly sandbox?: Sandbox
  readonly limits: RateLimits
  readonly releases: readonly Release[]
  /** The address of the site, such as `https://frond.example`. */
  origin(): string
  /** Starts to work on new tasks of the outbox. */
  wakeWorker(): Promise<void>
  readonly log: Log
}

export type Log = (level: 'info' | 'warn' | 'error', event: string, fields?: Record<string, unknown>) => void

/** A request after its path, headers and body were checked. */
export interface Call<Body = unknown> {
  readonly body: Body
  readonly raw: Uint8Array
  /** The variable parts of the path. */
  readonly params: Readonly<Record<string, string>>
  readonly headers: Headers
  /** Identifies the address of the visitor. */
  readonly visitor: string
  /** Present if the request has an `Idempotency-Key`. */
  readonly command: CommandKey | undefined
}

export interface FileReply {
  readonly status: number
  readonly file: Uint8Array<ArrayBuffer>
  readonly headers: Readonly<Record<string, string>>
}

export type Reply = StoredAnswer | FileReply

export type Handler<Body = unknown> = (call: Call<Body>) => Promise<Reply>

/** An answer as JSON text. */
export function json<Body>(status: number, body: Body): StoredAnswer {
  return { status, body: JSON.stringify(body) }
}

export const noContent: StoredAnswer = { status: 204, body: '' }
