import { randomUUID } from 'node:crypto'
import type { Answers } from '@frond/pro-server'
import { redirect } from 'react-router'
import type { FormPost } from '../server-boundary'
import type { ProResult } from './call-pro'
import { callPro, postLinkRequest, read, readToken } from './form-post.server'
import { findLinkToken } from './link-token'
import type { LicenseResult, PostedManage } from './posted-form'

/** The forms of the page for licenses: a request for a link, the mailed link itself, and the commands after it. */
export async function postManage(post: FormPost): Promise<PostedManage> {
  if (post.fields.has('link')) return openLink(post)
  if (post.fields.has('session')) return runAction(post)
  return postLinkRequest(post)
}

async function openLink(post: FormPost): Promise<PostedManage> {
  const token = findLinkToken(read(post, 'link'))
  const fields = {}
  if (!token) return { fields, errors: [{ name: 'link', message: 'Paste the whole link from the mail.' }] }
  const result = await callPro<Answers['redeem']>(post, '/links/redeem', { body: { token } })
  if (result.kind === 'problem') return { fields, problem: result.problem }
  const { licenses, receipts, manageToken } = result.answer
  return { fields, session: { manageToken, overview: { licenses, receipts }, releases: await listReleases(post) } }
}

/** Runs a command, and reads the licenses after it. Throws a redirect to the file of a download. */
async function runAction(post: FormPost): Promise<PostedManage> {
  const manageToken = readToken(post, 'session')
  const authorization = `Manage ${manageToken}`
  const result = await perform(post, authorization)
  const found = await callPro<Answers['licenses']>(post, '/licenses', { authorization })
  if (found.kind === 'problem') return { fields: {}, problem: found.problem }
  return {
    fields: {},
    session: { manageToken, overview: found.answer, releases: await listReleases(post), ...(result && { result }) },
  }
}

async function perform(post: FormPost, authorization: string): Promise<LicenseResult | undefined> {
  const licenseId = read(post, 'license')
  const activationId = read(post, 'activation')
  const isConfirmed = post.fields.has('confirmed')
  const command = readToken(post, 'command')
  const send = <Answer>(path: string, body: object = {}) =>
    callPro<Answer>(post, path, {
      body: { licenseId, ...body },
      authorization,
      ...(command && { idempotencyKey: command }),
    })
  const toResult = <Answer>(sent: ProResult<Answer>, show: (answer: Answer) => Partial<LicenseResult>) => ({
    licenseId,
    ...(sent.kind === 'done' ? show(sent.answer) : { problem: sent.problem }),
  })

  switch (read(post, 'action')) {
    case 'release':
      if (!isConfirmed) return { licenseId, asked: { action: 'release', activationId, command: randomUUID() } }
      return toResult(await send('/deactivate', { activationId }), () => ({}))
    case 'rotate':
      if (!isConfirmed) return { licenseId, asked: { action: 'rotate', command: randomUUID() } }
      return toResult(await send<Answers['rotate']>('/rotate'), ({ key }) => ({ newKey: key }))
    case 'certificate':
      return toResult(await send<Answers['certificate']>('/certificate', { activationId }), ({ certificate }) => ({
        certificate,
      }))
    case 'download':
      return toResult(
        await send<Answers['downloads']>('/downloads', { activationId, releaseId: read(post, 'release') }),
        ({ url }) => {
          throw redirect(url, 303)
        },
      )
    default:
      return undefined
  }
}

async function listReleases(post: FormPost): Promise<Answers['releases']['releases']> {
  const found = await callPro<Answers['releases']>(post, '/releases')
  return found.kind === 'done' ? found.answer.releases : []
}
