import { createHash } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import { readTypes, type StoreKind } from './dialect.ts'
import type { Schema } from './schema.ts'

export interface Migration {
  readonly name: string
  /** SQL for both databases. Words in braces are replaced by `dialect.ts`. Separate statements with a blank line. */
  readonly statements: string
}

/**
 * Every change of the schema, oldest first. Never edit an entry that was released: the server compares its hash with the
 * one that was recorded, and refuses to start if they differ.
 *
 * Times are ISO 8601 texts in UTC, which sort by time. Hashes and sealed values are base64url texts. JSON is text.
 */
export const migrations: readonly Migration[] = [
  {
    name: '0001-licenses',
    statements: `
create table customer (
  id text primary key,
  created_at text not null,
  email_norm text not null unique,
  email text not null,
  name text,
  locale text
) {strict}

create table purchase (
  id text primary key,
  created_at text not null,
  number text not null unique,
  customer_id text not null references customer (id),
  plan text not null,
  seats integer not null check (seats between 1 and 500),
  update_months integer not null,
  currency text not null,
  amount_minor integer not null check (amount_minor >= 0),
  tax_minor integer not null,
  mode text not null check (mode in ('live', 'test')),
  provider text not null,
  provider_session text,
  provider_payment text,
  status text not null check (status in ('created', 'pending', 'paid', 'mismatch', 'closed', 'refunded', 'disputed')),
  refunded_minor integer not null default 0,
  claim_hash text not null,
  key_shown_at text,
  paid_at text,
  closed_at text,
  rev integer not null default 0,
  unique (provider, provider_session),
  unique (provider, provider_payment),
  check (refunded_minor between 0 and amount_minor)
) {strict}

create index purchase_customer on purchase (customer_id)

create table license (
  id text primary key,
  created_at text not null,
  purchase_id text unique references purchase (id),
  customer_id text not null references customer (id),
  plan text not null,
  mode text not null check (mode in ('live', 'test')),
  key_lookup text not null unique,
  key_hint text not null,
  key_sealed text,
  pepper_id text not null,
  status text not null check (status in ('active', 'suspended', 'revoked')),
  status_reason text,
  seats integer not null check (seats between 1 and 500),
  seats_used integer not null default 0,
  updates_until text not null,
  expires_at text,
  rev integer not null default 0,
  check (seats_used between 0 and seats)
) {strict}

create index license_customer on license (customer_id)

create table activation (
  id text primary key,
  created_at text not null,
  license_id text not null references license (id),
  holder_kind text not null check (holder_kind in ('email', 'handle')),
  holder_norm text not null,
  label text,
  released_at text,
  released_by text
) {strict}

create unique index activation_holder on activation (license_id, holder_kind, holder_norm) where released_at is null

create table certificate (
  serial {identity} primary key,
  created_at text not null,
  license_id text not null references license (id),
  activation_id text not null references activation (id),
  kid text not null,
  not_after text,
  payload_sha256 text not null,
  withdrawn_at text
) {strict}

create index certificate_license on certificate (license_id)

create table webhook_event (
  provider text not null,
  event_id text not null,
  created_at text not null,
  type text not null,
  mode text not null,
  payload text not null,
  status text not null check (status in ('done', 'ignored', 'failed')),
  attempts integer not null default 1,
  last_error text,
  done_at text,
  primary key (provider, event_id)
) {strict}

create table outbox (
  id text primary key,
  created_at text not null,
  kind text not null,
  dedupe text not null unique,
  payload text not null,
  status text not null check (status in ('waiting', 'sent', 'failed')),
  attempts integer not null default 0,
  next_at text not null,
  last_error text
) {strict}

create index outbox_due on outbox (next_at) where status = 'waiting'

create table idempotency (
  scope text not null,
  key_hash text not null,
  created_at text not null,
  request_sha256 text not null,
  subject text,
  status integer,
  body text,
  expires_at text not null,
  primary key (scope, key_hash)
) {strict}

create table one_time_link (
  id text primary key,
  created_at text not null,
  purpose text not null check (purpose in ('manage', 'session', 'download')),
  hash text not null unique,
  subject text not null,
  expires_at text not null,
  used_at text
) {strict}

create table audit (
  seq integer primary key,
  at text not null,
  actor_kind text not null,
  actor text not null,
  action text not null,
  subject_kind text not null,
  subject_id text not null,
  detail text not null,
  prev_hash text not null,
  hash text not null
) {strict}

create table audit_head (
  id integer primary key check (id = 1),
  seq integer not null,
  hash text not null
) {strict}

insert into audit_head (id, seq, hash) values (1, 0, '')

create table rate_bucket (
  name text primary key,
  full_at_ms {real} not null
) {strict}

create table sandbox_session (
  id text primary key,
  created_at text not null,
  purchase_id text not null,
  amount_minor integer not null,
  currency text not null,
  session text not null check (session in ('open', 'complete', 'expired')),
  payment text not null check (payment in ('unpaid', 'paid', 'failed')),
  payment_id text unique,
  refunded_minor integer not null default 0,
  dispute text not null default 'none',
  success_url text not null,
  cancel_url text not null
) {strict}

create table heartbeat (
  id integer primary key check (id = 1),
  at text not null
) {strict}

insert into heartbeat (id, at) values (1, '')
`,
  },
]

/** The recorded schema is not the one of this program. A restart does not help. */
export class MigrationError extends Error {}

/**
 * Applies the missing migrations in one transaction. A second process that starts at the same time waits, and then finds
 * nothing to do. After a crash, either all of them are applied or none.
 */
export async function migrate(db: Kysely<Schema>, kind: StoreKind, now: Date, list = migrations): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // SQLite transactions already exclude each other (`begin immediate`).
    if (kind === 'postgres') await sql`select pg_advisory_xact_lock(4726)`.execute(trx)
    await sql`create table if not exists migration (name text primary key, sha256 text not null, applied_at text not null)`.execute(
      trx,
    )
    const applied = new Map(
      (await trx.selectFrom('migration').selectAll().execute()).map(({ name, sha256 }) => [name, sha256]),
    )
    for (const { name, statements } of list) {
      const sha256 = createHash('sha256').update(statements).digest('hex')
      const known = applied.get(name)
      applied.delete(name)
      if (known === sha256) continue
      if (known)
        throw new MigrationError(`The migration ${name} was changed after it was applied. Add a new migration instead.`)
      for (const statement of readTypes(statements, kind).trim().split('\n\n')) await sql.raw(statement).execute(trx)
      await trx.insertInto('migration').values({ name, sha256, applied_at: now.toISOString() }).execute()
    }
    const [unknown] = applied.keys()
    if (unknown)
      throw new MigrationError(
        `The database has the migration ${unknown}, which this version does not know. Start a newer version.`,
      )
  })
}
