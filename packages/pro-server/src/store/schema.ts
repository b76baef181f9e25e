import type { Generated, Selectable } from 'kysely'

/** The rows of the tables in `migrations.ts`, for Kysely. */
export interface Schema {
  customer: CustomerTable
  purchase: PurchaseTable
  license: LicenseTable
  activation: ActivationTable
  certificate: CertificateTable
  webhook_event: WebhookEventTable
  outbox: OutboxTable
  idempotency: IdempotencyTable
  one_time_link: OneTimeLinkTable
  audit: AuditTable
  audit_head: { id: number; seq: number; hash: string }
  rate_bucket: { name: string; full_at_ms: number }
  sandbox_session: SandboxSessionTable
  heartbeat: { id: number; at: string }
  migration: { name: string; sha256: string; applied_at: string }
}

export type Mode = 'live' | 'test'
export type PurchaseStatus = 'created' | 'pending' | 'paid' | 'mismatch' | 'closed' | 'refunded' | 'disputed'
export type LicenseStatus = 'active' | 'suspended' | 'revoked'
export type HolderKind = 'email' | 'handle'
export type LinkPurpose = 'manage' | 'session' | 'download'

interface CustomerTable {
  id: string
  created_at: string
  email_norm: string
  email: string
  name: string | null
  locale: string | null
}

interface PurchaseTable {
  id: string
  created_at: string
  number: string
  customer_id: string
  plan: string
  seats: number
  update_months: number
  currency: string
  amount_minor: number
  tax_minor: number
  mode: Mode
  provider: string
  provider_session: string | null
  provider_payment: string | null
  status: PurchaseStatus
  refunded_minor: Generated<number>
  claim_hash: string
  key_shown_at: string | null
  paid_at: string | null
  closed_at: string | null
  /** Grows with every change, so that an answer of the payment provider that is older than the row is recognized. */
  rev: Generated<number>
}

interface LicenseTable {
  id: string
  created_at: string
  /** `null` if an operator granted the license. */
  purchase_id: string | null
  customer_id: string
  plan: string
  mode: Mode
  key_lookup: string
  key_hint: string
  key_sealed: string | null
  pepper_id: string
  status: LicenseStatus
  status_reason: string | null
  seats: number
  seats_used: Generated<number>
  updates_until: string
  expires_at: string | null
  rev: Generated<number>
}

interface ActivationTable {
  id: string
  created_at: string
  license_id: string
  holder_kind: HolderKind
  holder_norm: string
  label: string | null
  released_at: string | null
  released_by: string | null
}

interface CertificateTable {
  serial: Generated<number>
  created_at: string
  license_id: string
  activation_id: string
  kid: string
  not_after: string | null
  payload_sha256: string
  withdrawn_at: string | null
}

interface WebhookEventTable {
  provider: string
  event_id: string
  created_at: string
  type: string
  mode: Mode
  /** The references of the event as JSON, to process it again. Personal data in the original body is not kept. */
  payload: string
  status: 'done' | 'ignored' | 'failed'
  attempts: Generated<number>
  last_error: string | null
  done_at: string | null
}

interface OutboxTable {
  id: string
  created_at: string
  kind: string
  /** A second row with the same text is not inserted. */
  dedupe: string
  payload: string
  status: 'waiting' | 'sent' | 'failed'
  attempts: Generated<number>
  next_at: string
  last_error: string | null
}

interface IdempotencyTable {
  scope: string
  key_hash: string
  created_at: string
  request_sha256: string
  /** What an unfinished request has made so far, so that a retry continues with it. */
  subject: string | null
  /** `null` while the request is not finished. */
  status: number | null
  /** Sealed, because it may contain a key or a token. */
  body: string | null
  expires_at: string
}

interface OneTimeLinkTable {
  id: string
  created_at: string
  purpose: LinkPurpose
  hash: string
  subject: string
  expires_at: string
  used_at: string | null
}

interface AuditTable {
  seq: number
  at: string
  actor_kind: string
  actor: string
  action: string
  subject_kind: string
  subject_id: string
  detail: string
  prev_hash: string
  hash: string
}

interface SandboxSessionTable {
  id: string
  created_at: string
  purchase_id: string
  amount_minor: number
  currency: string
  session: 'open' | 'complete' | 'expired'
  payment: 'unpaid' | 'paid' | 'failed'
  payment_id: string | null
  refunded_minor: Generated<number>
  dispute: Generated<'none' | 'open' | 'won' | 'lost'>
  success_url: string
  cancel_url: string
}

export type Customer = Selectable<CustomerTable>
export type Purchase = Selectable<PurchaseTable>
export type License = Selectable<LicenseTable>
export type Activation = Selectable<ActivationTable>
export type Certificate = Selectable<CertificateTable>
export type OutboxRow = Selectable<OutboxTable>
export type AuditRow = Selectable<AuditTable>
export type SandboxSession = Selectable<SandboxSessionTable>
export type OneTimeLink = Selectable<OneTimeLinkTable>
