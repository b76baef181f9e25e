import type { z } from 'zod'
import type { ProblemCode } from '../problems.ts'
import { answers, requests } from './schemas.ts'

/** One operation of the API. The router, the OpenAPI document and its test all read this list. */
export interface Endpoint {
  readonly id: string
  readonly method: 'GET' | 'POST'
  /** Below `/api/pro`. */
  readonly path: string
  readonly summary: string
  /** `raw` bodies are passed on as they arrive. */
  readonly body?: z.ZodType | 'raw'
  readonly auth?: 'Claim' | 'Manage' | 'optional'
  /** Status → schema, or the content type of a file. */
  readonly answers: Readonly<Record<number, z.ZodType | 'empty' | 'file'>>
  readonly problems: readonly ProblemCode[]
  /** Seconds that a browser may keep the answer. @default 0, not stored */
  readonly cacheS?: number
  /** Only on servers in test mode. */
  readonly testOnly?: boolean
}

const licenseProblems = ['license-not-found', 'license-revoked', 'license-suspended', 'license-expired'] as const
const keyProblems = ['key-malformed', 'not-signed-in', ...licenseProblems] as const
const commandProblems = ['idempotency-key-invalid', 'idempotency-key-reused', 'in-progress'] as const

export const endpoints = [
  {
    id: 'plans',
    method: 'GET',
    path: '/plans',
    summary: 'List what can be bought.',
    answers: { 200: answers.plans },
    problems: [],
  },
  {
    id: 'checkout',
    method: 'POST',
    path: '/checkout',
    summary: 'Start a purchase. Open `redirectUrl` to pay.',
    body: requests.checkout,
    answers: { 201: answers.checkout },
    problems: [...commandProblems, 'provider-failed'],
  },
  {
    id: 'purchase',
    method: 'GET',
    path: '/purchases/{id}',
    summary: 'Read a purchase with its claim token. The key is contained once, within 30 minutes after the payment.',
    auth: 'Claim',
    answers: { 200: answers.purchase },
    problems: ['purchase-not-found'],
  },
  {
    id: 'activate',
    method: 'POST',
    path: '/activate',
    summary: 'Take a seat for a holder: 201 for a new one, 200 if the holder has one.',
    body: requests.activate,
    answers: { 200: answers.activate, 201: answers.activate },
    problems: [...commandProblems, 'key-malformed', ...licenseProblems, 'seat-limit-reached'],
  },
  {
    id: 'deactivate',
    method: 'POST',
    path: '/deactivate',
    summary: 'Release a seat, by its id or its holder.',
    body: requests.deactivate,
    auth: 'optional',
    answers: { 204: 'empty' },
    problems: [
      ...commandProblems,
      'key-malformed',
      'not-signed-in',
      'license-not-found',
      'activation-not-found',
      'release-limit',
    ],
  },
  {
    id: 'validate',
    method: 'POST',
    path: '/validate',
    summary: 'Ask whether a key is valid. An invalid key is an answer and not an error.',
    body: requests.validate,
    answers: { 200: answers.validate },
    problems: ['key-malformed'],
  },
  {
    id: 'certificate',
    method: 'POST',
    path: '/certificate',
    summary: 'Issue a fresh certificate for a seat.',
    body: requests.certificate,
    auth: 'optional',
    answers: { 200: answers.certificate },
    problems: [...commandProblems, ...keyProblems, 'activation-not-found'],
  },
  {
    id: 'revoked',
    method: 'GET',
    path: '/revoked',
    summary: 'List the serials of withdrawn certificates, signed.',
    answers: { 200: answers.revoked },
    problems: [],
    cacheS: 3600,
  },
  {
    id: 'keys',
    method: 'GET',
    path: '/keys',
    summary: 'List the public keys that verify certificates.',
    answers: { 200: answers.keys },
    problems: [],
    cacheS: 86_400,
  },
  {
    id: 'resend',
    method: 'POST',
    path: '/resend',
    summary: 'Mail a link to manage licenses. The answer is the same for known and unknown addresses.',
    body: requests.resend,
    answers: { 202: answers.resend },
    problems: [],
  },
  {
    id: 'redeem',
    method: 'POST',
    path: '/links/redeem',
    summary: 'Exchange the token of a mailed link for the licenses and a token that manages them for 30 minutes.',
    body: requests.redeem,
    answers: { 200: answers.redeem },
    problems: ['link-used', 'link-expired', 'link-not-found'],
  },
  {
    id: 'licenses',
    method: 'GET',
    path: '/licenses',
    summary: 'Read the licenses and receipts of the customer again.',
    auth: 'Manage',
    answers: { 200: answers.licenses },
    problems: ['not-signed-in'],
  },
  {
    id: 'rotate',
    method: 'POST',
    path: '/rotate',
    summary: 'Replace the key of a license. The old key stops working at once.',
    body: requests.rotate,
    auth: 'Manage',
    answers: { 200: answers.rotate },
    problems: [...commandProblems, 'not-signed-in', 'license-not-found', 'license-revoked'],
  },
  {
    id: 'releases',
    method: 'GET',
    path: '/releases',
    summary: 'List the releases that a license can download.',
    answers: { 200: answers.releases },
    problems: [],
  },
  {
    id: 'downloads',
    method: 'POST',
    path: '/downloads',
    summary: 'Create an address that downloads a release for ten minutes.',
    body: requests.downloads,
    auth: 'optional',
    answers: { 201: answers.downloads },
    problems: [...commandProblems, ...keyProblems, 'activation-not-found', 'release-not-found', 'update-window-ended'],
  },
  {
    id: 'download',
    method: 'GET',
    path: '/downloads/{token}',
    summary: 'Download a release. Ranges are supported.',
    answers: { 200: 'file', 206: 'file' },
    problems: [
      'release-not-found',
      'download-expired',
      'download-mismatch',
      ...licenseProblems,
      'range-not-satisfiable',
    ],
  },
  {
    id: 'webhook',
    method: 'POST',
    path: '/webhooks/{provider}',
    summary: 'Receive an event of the payment provider.',
    body: 'raw',
    answers: { 200: answers.webhook },
    problems: ['bad-signature', 'mode-mismatch', 'provider-unknown', 'provider-failed', 'too-busy'],
  },
  {
    id: 'sandboxSession',
    method: 'GET',
    path: '/sandbox/{session}',
    summary: 'Read a checkout of the sandbox, for its payment page.',
    answers: { 200: answers.sandboxSession },
    problems: [],
    testOnly: true,
  },
  {
    id: 'sandbox',
    method: 'POST',
    path: '/sandbox/{session}',
    summary: 'Pay, cancel, refund or dispute a checkout of the sandbox.',
    body: requests.sandbox,
    answers: { 200: answers.sandbox },
    problems: ['payment-declined', 'session-closed'],
    testOnly: true,
  },
] as const satisfies readonly Endpoint[]

export type EndpointId = (typeof endpoints)[number]['id']
