import type { Secrets } from './license/secrets.ts'
import type { Store } from './store/open-store.ts'
import type { Mode } from './store/schema.ts'

/** What the commands work with. Tests pass their own clock and store. */
export interface Core {
  readonly store: Store
  readonly secrets: Secrets
  /** A server in test mode knows only test licenses, and the other way round. */
  readonly mode: Mode
  /** Whether license keys stay readable for the server, so that they can be sent again. */
  readonly escrow: boolean
  now(): Date
}

/** Who causes a change, for the audit log. */
export interface Actor {
  readonly kind: 'customer' | 'operator' | 'provider' | 'system'
  readonly name: string
}

export const customer: Actor = { kind: 'customer', name: 'api' }
export const system: Actor = { kind: 'system', name: 'server' }
