import { z } from 'zod'
import { isEmail } from '../license/license-rules.ts'
import { MAX_SEATS } from '../license/plans.ts'

/** The bodies of requests and answers. Unknown fields of a request are refused. */

const key = z.string().min(1).max(200).describe('A license key, such as FRP1-7KQ2MX-9D4TRA-0HVNCE-5WJ8GB-Y3W89V.')
const id = z.uuid()
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}(?:T[\d:.]+Z)?$/)
const token = z.string().regex(/^[\w-]{43}$/)
// Control characters are refused before blanks are removed: a line break could add a header to a mail.
const email = z
  .string()
  .max(254)
  .regex(/^\P{Cc}*$/u)
  .trim()
  .refine(isEmail, 'This is not a mail address.')
  .meta({ format: 'email' })
// No control characters: labels and names appear in mails and on pages.
const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^\P{Cc}*$/u)

const holder = z.strictObject({ kind: z.enum(['email', 'handle']), value: z.string().min(1).max(254) })
/** A license is named by its key, or by its id together with `Authorization: Manage`. */
const licenseFields = { key: key.optional(), licenseId: id.optional() }

export const requests = {
  checkout: z.strictObject({
    plan: z.string().max(40),
    seats: z.int().min(1).max(MAX_SEATS).optional(),
    email,
    name: line(100).optional(),
    locale: z
      .string()
      .regex(/^[a-zA-Z]{2,8}(?:-[a-zA-Z\d]{1,8})*$/)
      .max(35)
      .optional(),
  }),
  activate: z.strictObject({ key, holder, label: line(80).optional() }),
  deactivate: z.strictObject({ ...licenseFields, activationId: id.optional(), holder: holder.optional() }),
  validate: z.strictObject({
    key,
    packageVersion: z.string().max(40).optional(),
    releasedAt: day.optional(),
    holder: holder.optional(),
  }),
  certificate: z.strictObject({ ...licenseFields, activationId: id }),
  resend: z.strictObject({ email }),
  redeem: z.strictObject({ token }),
  rotate: z.strictObject({ licenseId: id }),
  downloads: z.strictObject({ ...licenseFields, activationId: id, releaseId: z.string().max(100) }),
  sandbox: z.union([
    z.strictObject({ action: z.enum(['pay', 'confirm']), card: z.string().max(40) }),
    z.strictObject({ action: z.enum(['cancel', 'refund', 'dispute', 'win-dispute', 'lose-dispute']) }),
  ]),
}

const seats = z.strictObject({ used: z.int(), total: z.int(), left: z.int() })
const purchaseStatus = z.enum(['created', 'pending', 'paid', 'mismatch', 'closed', 'refunded', 'disputed'])

const license = z.strictObject({
  id,
  plan: z.string(),
  status: z.enum(['active', 'suspended', 'revoked']),
  keyHint: z.string(),
  key: z.string().optional(),
  seats,
  updatesUntil: z.string(),
  activations: z.array(
    z.strictObject({
      id,
      holder: z.strictObject({ kind: z.string(), value: z.string() }),
      label: z.string().optional(),
      createdAt: z.string(),
    }),
  ),
})

const receipt = z.strictObject({
  id,
  number: z.string(),
  plan: z.string(),
  seats: z.int(),
  amountMinor: z.int(),
  taxMinor: z.int(),
  refundedMinor: z.int(),
  currency: z.string(),
  status: purchaseStatus,
  paidAt: z.string().optional(),
})

const overview = { licenses: z.array(license), receipts: z.array(receipt) }

export const answers = {
  plans: z.strictObject({
    mode: z.enum(['live', 'test']).describe('In test mode no money is paid.'),
    plans: z.array(
      z.strictObject({
        id: z.string(),
        name: z.string(),
        amountMinor: z.int(),
        currency: z.string(),
        seats: z.int(),
        extraSeatMinor: z.int().optional(),
        updateMonths: z.int(),
      }),
    ),
  }),
  checkout: z.strictObject({
    purchase: z.strictObject({ id, number: z.string(), status: purchaseStatus }),
    redirectUrl: z.string(),
    claimToken: z.string(),
  }),
  purchase: z.strictObject({
    number: z.string(),
    status: purchaseStatus,
    plan: z.string(),
    seats: z.int(),
    amountMinor: z.int(),
    currency: z.string(),
    license: z.strictObject({ key: z.string().optional(), keyHint: z.string(), updatesUntil: z.string() }).optional(),
  }),
  activate: z.strictObject({
    activation: z.strictObject({ id }),
    seats,
    certificate: z.string(),
    updatesUntil: z.string(),
  }),
  validate: z.strictObject({
    valid: z.boolean(),
    code: z.enum([
      'VALID',
      'NOT_FOUND',
      'REVOKED',
      'SUSPENDED',
      'EXPIRED',
      'UPDATE_WINDOW_ENDED',
      'NO_ACTIVATION',
      'MODE_MISMATCH',
    ]),
    seats: seats.optional(),
    updatesUntil: z.string().optional(),
  }),
  certificate: z.strictObject({ certificate: z.string() }),
  revoked: z.strictObject({ payload: z.string(), kid: z.string(), sig: z.string() }),
  keys: z.strictObject({
    keys: z.array(
      z.strictObject({
        kid: z.string(),
        ed25519: z.string(),
        status: z.enum(['active', 'retired']),
        retiredAt: z.string().optional(),
      }),
    ),
  }),
  resend: z.strictObject({ accepted: z.literal(true) }),
  redeem: z.strictObject({ purpose: z.literal('manage'), ...overview, manageToken: z.string() }),
  licenses: z.strictObject(overview),
  rotate: z.strictObject({ key: z.string(), keyHint: z.string() }),
  releases: z.strictObject({
    releases: z.array(
      z.strictObject({
        id: z.string(),
        version: z.string(),
        releasedAt: z.string(),
        sha256: z.string(),
        bytes: z.int(),
      }),
    ),
  }),
  downloads: z.strictObject({ url: z.string(), expiresAt: z.string() }),
  webhook: z.strictObject({ received: z.literal(true) }),
  sandboxSession: z.strictObject({
    id: z.string(),
    status: z.enum(['open', 'complete', 'expired']),
    payment: z.enum(['unpaid', 'paid', 'failed']),
    amountMinor: z.int(),
    currency: z.string(),
    plan: z.string(),
    seats: z.int(),
    number: z.string(),
    cancelUrl: z.string(),
  }),
  sandbox: z.strictObject({
    status: z.enum(['paid', 'pending', 'confirm', 'cancelled', 'refunded', 'disputed']),
    redirectUrl: z.string(),
  }),
}

export type Requests = { [Name in keyof typeof requests]: z.output<(typeof requests)[Name]> }
export type Answers = { [Name in keyof typeof answers]: z.input<(typeof answers)[Name]> }
