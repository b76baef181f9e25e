import { customer } from '../core.ts'
import { findRefusal, isCovered } from '../license/license-rules.ts'
import { Refused } from '../problems.ts'
import { activate, findActivation, lockUsable, release, toSeats } from '../store/activations.ts'
import { appendAudit } from '../store/audit.ts'
import { createCertificate } from '../store/certificates.ts'
import { runCommand } from '../store/idempotency.ts'
import type { License } from '../store/schema.ts'
import { json, noContent, type ApiContext, type Call, type Handler } from './context.ts'
import { countUnknownKey, readHolder, readKey, withLicense } from './license-access.ts'
import type { Answers, Requests } from './schemas.ts'

/** Activation, release and validation of licenses. */
export function createLicenseHandlers(context: ApiContext) {
  const { core, limits } = context
  const keyRates = { visitor: 'activate', key: 'activateKey' } as const

  const activateSeat: Handler<Requests['activate']> = async (call) => {
    const { body } = call
    const { lookup } = await readKey(context, call, body.key, keyRates)
    const holder = readHolder(body.holder)
    const answer = await countUnknownKey(context, call.visitor, () =>
      runCommand(core, call.command, async (tx) => {
        const given = { license: { lookup }, holder, actor: customer, ...(body.label && { label: body.label }) }
        const { isNew, activationId, seats, certificate, updatesUntil } = await activate(tx, core, given)
        const answered: Answers['activate'] = { activation: { id: activationId }, seats, certificate, updatesUntil }
        return json(isNew ? 201 : 200, answered)
      }),
    )
    void context.wakeWorker()
    return answer
  }

  const deactivate: Handler<Requests['deactivate']> = async (call) => {
    const { activationId, holder } = call.body
    if ((activationId === undefined) === (holder === undefined)) {
      const detail = 'Send either an activationId or a holder.'
      throw new Refused('invalid-request', { errors: [{ pointer: '/activationId', code: 'required', detail }] })
    }
    const activation = holder ? readHolder(holder) : { id: activationId! }
    return withLicense(context, call, { visitor: 'deactivate' }, (license) =>
      runCommand(core, call.command, async (tx) => {
        await release(tx, core, { license, activation, actor: customer })
        return noContent
      }),
    )
  }

  const validate: Handler<Requests['validate']> = async (call) => {
    const { lookup, isOurMode } = await readKey(context, call, call.body.key, {
      visitor: 'validate',
      key: 'validateKey',
    })
    if (!isOurMode) return json<Answers['validate']>(200, { valid: false, code: 'MODE_MISMATCH' })
    const license = await core.store.run((db) =>
      db.selectFrom('license').selectAll().where('key_lookup', '=', lookup).executeTakeFirst(),
    )
    if (!license) {
      await limits.countGuess(call.visitor)
      return json<Answers['validate']>(200, { valid: false, code: 'NOT_FOUND' })
    }
    const code = await judge(license, call)
    const answer: Answers['validate'] = {
      valid: code === 'VALID',
      code,
      seats: toSeats(license),
      updatesUntil: license.updates_until,
    }
    return json(200, answer)
  }

  async function judge(license: License, { body }: Call<Requests['validate']>): Promise<Answers['validate']['code']> {
    const refusal = findRefusal(license, core.now())
    if (refusal === 'license-revoked') return 'REVOKED'
    if (refusal === 'license-suspended') return 'SUSPENDED'
    if (refusal === 'license-expired') return 'EXPIRED'
    if (body.releasedAt && !isCovered(body.releasedAt, license.updates_until)) return 'UPDATE_WINDOW_ENDED'
    if (!body.holder) return 'VALID'
    const holder = readHolder(body.holder)
    const found = await core.store.run((db) => findActivation(db, license.id, holder))
    return found ? 'VALID' : 'NO_ACTIVATION'
  }

  const certificate: Handler<Requests['certificate']> = (call) =>
    withLicense(context, call, keyRates, (ref) =>
      runCommand(core, call.command, async (tx) => {
        const license = await lockUsable(tx, core, ref)
        const activation = await findActivation(tx, license.id, { id: call.body.activationId })
        if (!activation) throw new Refused('activation-not-found')
        const answer: Answers['certificate'] = { certificate: await createCertificate(tx, core, license, activation) }
        const subject = ['activation', activation.id] as const
        await appendAudit(tx, core.now(), { actor: customer, action: 'certificate.issued', subject })
        return json(200, answer)
      }),
    )

  /** The payload is signed like a certificate, so that a copy from elsewhere can be checked too. */
  const revoked: Handler = async () => {
    const rows = await core.store.run((db) =>
      db.selectFrom('certificate').select('serial').where('withdrawn_at', 'is not', null).orderBy('serial').execute(),
    )
    const text = JSON.stringify({ v: 1, issuedAt: core.now().toISOString(), serials: rows.map(({ serial }) => serial) })
    const { kid, signature } = core.secrets.sign(new TextEncoder().encode(`frond-revoked/v1\n${text}`))
    return json<Answers['revoked']>(200, { payload: text, kid, sig: Buffer.from(signature).toString('base64url') })
  }

  const keys: Handler = async () => json<Answers['keys']>(200, { keys: [...core.secrets.publicKeys] })

  return { activate: activateSeat, deactivate, validate, certificate, revoked, keys }
}
