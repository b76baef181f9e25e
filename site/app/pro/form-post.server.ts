import type { Answers } from '@frond/pro-server'
import { findPlan } from '@frond/pro-server/plans'
import { redirect } from 'react-router'
import type { FormPost } from '../server-boundary'
import { readAnswer, type ProProblem, type ProResult } from './call-pro'
import { findHolderError, toHolder } from './holder'
import { findKeyError } from './key-errors'
import {
  toFormErrors,
  type DownloadLink,
  type PostedActivation,
  type PostedClaim,
  type PostedForm,
  type PostedManage,
  type PostedOrder,
  type PostedPayment,
} from './posted-form'
import { toOwnAddress } from './to-own-address'

/**
 * Handles the forms of browsers without JavaScript: each function calls the API as the script of the page would, and
 * returns what the page shows.
 */

export const read = ({ fields }: FormPost, name: string) => (fields.get(name) ?? '').trim()

/** A posted token for a header, which can contain no other characters. */
export function readToken(post: FormPost, name: string): string {
  const token = read(post, name)
  return /^[\w-]*$/.test(token) ? token : ''
}

export async function callPro<Answer>(
  post: FormPost,
  ...request: Parameters<FormPost['call']>
): Promise<ProResult<Answer>> {
  return readAnswer<Answer>(await post.call(...request))
}

function refuse(fields: PostedForm['fields'], problem: ProProblem): PostedForm {
  return { fields, problem, errors: toFormErrors(problem) }
}

export async function postOrder(post: FormPost): Promise<PostedOrder> {
  const fields = { plan: read(post, 'plan'), seats: read(post, 'seats'), email: read(post, 'email') }
  const plan = findPlan(fields.plan)
  // Without JavaScript, the field for the seats does not change with the plan. A smaller number means the included seats.
  const seats = plan?.extraSeatMinor === undefined ? plan?.seats : Math.max(plan.seats, Number(fields.seats) || 0)
  const body = { plan: fields.plan, ...(seats && { seats }), email: fields.email }
  const result = await callPro<Answers['checkout']>(post, '/checkout', { body })
  return result.kind === 'done' ? { fields, checkout: result.answer } : refuse(fields, result.problem)
}

/** Throws a redirect if the checkout ends: paid, pending or cancelled. */
export async function postPayment(session: string, post: FormPost): Promise<PostedPayment> {
  const fields = { card: read(post, 'card') }
  const action = ['confirm', 'cancel'].find((name) => name === read(post, 'action')) ?? 'pay'
  const path = `/sandbox/${encodeURIComponent(session)}`
  const body = action === 'cancel' ? { action } : { action, ...fields }
  const result = await callPro<Answers['sandbox']>(post, path, { body })
  if (result.kind === 'problem') return refuse(fields, result.problem)
  if (result.answer.status === 'confirm') return { fields, isConfirming: true }
  throw redirect(toOwnAddress(result.answer.redirectUrl), 303)
}

export async function postClaim(post: FormPost): Promise<PostedClaim> {
  const fields = { purchase: read(post, 'purchase'), claim: read(post, 'claim') }
  const path = `/purchases/${encodeURIComponent(fields.purchase)}`
  const authorization = `Claim ${readToken(post, 'claim')}`
  const result = await callPro<Answers['purchase']>(post, path, { authorization })
  return result.kind === 'done' ? { fields, purchase: result.answer } : refuse(fields, result.problem)
}

export async function postActivation(post: FormPost): Promise<PostedActivation> {
  const fields = { key: read(post, 'key'), holder: read(post, 'holder') }
  // The page of the order posts only the key.
  if (!post.fields.has('holder')) return { fields }
  const found = { key: findKeyError(fields.key), holder: findHolderError(fields.holder) }
  const errors = Object.entries(found).flatMap(([name, message]) => (message ? [{ name, message }] : []))
  if (errors.length > 0) return { fields, errors }
  const body = { key: fields.key, holder: toHolder(fields.holder) }
  const result = await callPro<Answers['activate']>(post, '/activate', { body })
  if (result.kind === 'problem') return refuse(fields, result.problem)
  const { answer } = result
  const downloads = await createDownloads(post, fields.key, answer.activation.id)
  return { fields, activation: { ...answer, ...fields }, downloads }
}

async function createDownloads(post: FormPost, key: string, activationId: string): Promise<DownloadLink[]> {
  const found = await callPro<Answers['releases']>(post, '/releases')
  const releases = found.kind === 'done' ? found.answer.releases : []
  const links = releases.map(async ({ id, version }) => {
    const body = { key, activationId, releaseId: id }
    const result = await callPro<Answers['downloads']>(post, '/downloads', { body })
    return result.kind === 'done' ? [{ version, url: result.answer.url }] : []
  })
  return (await Promise.all(links)).flat()
}

export async function postLinkRequest(post: FormPost): Promise<PostedManage> {
  const fields = { email: read(post, 'email') }
  const result = await callPro<Answers['resend']>(post, '/resend', { body: fields })
  return result.kind === 'done' ? { fields, isSent: true } : refuse(fields, result.problem)
}
