import type { Core } from '../core.ts'
import { hashHolder, issueCertificate } from '../license/certificate.ts'
import { nextSerial } from './dialect.ts'
import type { Tx } from './open-store.ts'
import { prepareQuery } from './prepared-query.ts'
import type { Activation, Certificate, License } from './schema.ts'

/** Signs a certificate and stores what identifies it. `reserved` is the serial, if another statement has reserved it. */
export async function createCertificate(
  tx: Tx,
  core: Core,
  license: Pick<License, 'id' | 'plan' | 'mode' | 'seats' | 'updates_until' | 'expires_at'>,
  activation: Pick<Activation, 'id' | 'holder_kind' | 'holder_norm'>,
  reserved?: number,
): Promise<string> {
  const issuedAt = core.now().toISOString()
  // The serial is part of what is signed, so it is reserved before the row is inserted.
  const serial = reserved ?? (await reserveSerial(tx))
  const { text, kid, payloadSha256 } = issueCertificate(
    {
      v: 1,
      serial,
      license: license.id,
      plan: license.plan,
      mode: license.mode,
      seats: license.seats,
      holder: hashHolder(activation.holder_kind, activation.holder_norm),
      issuedAt,
      updatesUntil: license.updates_until,
      ...(license.expires_at && { notAfter: license.expires_at }),
    },
    core.secrets,
  )
  await insertCertificate(tx, {
    serial,
    created_at: issuedAt,
    license_id: license.id,
    activation_id: activation.id,
    kid,
    not_after: license.expires_at,
    payload_sha256: payloadSha256,
  })
  return text
}

const selectSerial = prepareQuery((db, _: object, kind) => db.selectNoFrom(nextSerial(kind).as('serial')))

async function reserveSerial(tx: Tx): Promise<number> {
  const [row] = await selectSerial(tx, {})
  return row!.serial
}

const insertCertificate = prepareQuery((db, row: Omit<Certificate, 'withdrawn_at'>) =>
  db.insertInto('certificate').values({
    serial: row.serial,
    created_at: row.created_at,
    license_id: row.license_id,
    activation_id: row.activation_id,
    kid: row.kid,
    not_after: row.not_after,
    payload_sha256: row.payload_sha256,
  }),
)
