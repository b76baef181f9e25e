import { expect, it, vi } from 'vitest'
import type { FormPost, ProCall } from '../server-boundary.ts'
import { postActivation, postClaim, postLinkRequest, postOrder, postPayment } from './form-post.server.ts'

const KEY = 'FRPT-000000-000000-000000-000000-00QB0G'

/** A posted form, and an API with one answer per path. */
function createPost(fields: Record<string, string>, answers: Record<string, Response>) {
  const call = vi.fn<ProCall>(async (path) => answers[path] ?? Response.json({}))
  const post: FormPost = { call, fields: new URLSearchParams(fields) }
  return { post, call }
}

function problem(code: string, errors: { pointer: string; code: string; detail: string }[] = []): Response {
  const body = { code, title: 'Refused', detail: 'Try again.', errors }
  return Response.json(body, { status: 422, headers: { 'Content-Type': 'application/problem+json' } })
}

it.each([
  [{ plan: 'solo', seats: '7' }, 1],
  [{ plan: 'team', seats: '7' }, 7],
  [{ plan: 'team', seats: '' }, 5],
  [{ plan: 'organization', seats: '5' }, 20],
])('orders %j with %i seats', async (fields, seats) => {
  const { post, call } = createPost({ ...fields, email: ' ada@example.com ' }, {})
  await postOrder(post)
  expect(call).toHaveBeenCalledWith('/checkout', { body: { plan: fields.plan, seats, email: 'ada@example.com' } })
})

it('keeps the input of a refused order and shows each error at its field', async () => {
  const errors = [{ pointer: '/email', code: 'email', detail: 'Enter a mail address.' }]
  const fields = { plan: 'team', seats: '6', email: 'ada@example' }
  const { post } = createPost(fields, { '/checkout': problem('invalid-request', errors) })
  expect(await postOrder(post)).toMatchObject({
    fields,
    problem: { code: 'invalid-request' },
    errors: [{ name: 'email', message: 'Enter a mail address.' }],
  })
})

it('continues a payment that is done on our own page', async () => {
  const redirectUrl = 'https://frond.example/pro/purchase/complete?purchase=1'
  const { post } = createPost({ card: '4242' }, { '/sandbox/cs_1': Response.json({ status: 'paid', redirectUrl }) })
  const response = (await postPayment('cs_1', post).catch((thrown: unknown) => thrown)) as Response
  expect([response.status, response.headers.get('Location')]).toEqual([303, '/pro/purchase/complete?purchase=1'])
})

it.each([
  ['confirm', { action: 'confirm', card: '4242' }],
  ['cancel', { action: 'cancel' }],
  ['refund', { action: 'pay', card: '4242' }],
])('sends the action of the button %s', async (action, body) => {
  const { post, call } = createPost({ action, card: '4242' }, { '/sandbox/cs_1': problem('payment-declined') })
  expect(await postPayment('cs_1', post)).toMatchObject({ problem: { code: 'payment-declined' } })
  expect(call).toHaveBeenCalledWith('/sandbox/cs_1', { body })
})

it('asks for a second step of the payment', async () => {
  const answer = Response.json({ status: 'confirm', redirectUrl: '' })
  const { post } = createPost({ card: '4242' }, { '/sandbox/cs_1': answer })
  expect(await postPayment('cs_1', post)).toMatchObject({ isConfirming: true, fields: { card: '4242' } })
})

it('proves a purchase with its token in a header', async () => {
  const { post, call } = createPost({ purchase: '1/2', claim: 'token_-1' }, {})
  await postClaim(post)
  expect(call).toHaveBeenCalledWith('/purchases/1%2F2', { authorization: 'Claim token_-1' })
})

it('does not put a token with line breaks into a header', async () => {
  const { post, call } = createPost({ purchase: '1', claim: 'a\r\nb: c' }, {})
  await postClaim(post)
  expect(call).toHaveBeenCalledWith('/purchases/1', { authorization: 'Claim ' })
})

it('fills in a key that was posted alone', async () => {
  const { post, call } = createPost({ key: KEY }, {})
  expect(await postActivation(post)).toEqual({ fields: { key: KEY, holder: '' } })
  expect(call).not.toHaveBeenCalled()
})

it('checks the key and the holder before it calls the API', async () => {
  const { post, call } = createPost({ key: 'FRPT-123', holder: '' }, {})
  const { fields, errors } = await postActivation(post)
  expect(fields).toEqual({ key: 'FRPT-123', holder: '' })
  expect(errors?.map(({ name }) => name)).toEqual(['key', 'holder'])
  expect(call).not.toHaveBeenCalled()
})

it('activates, with links to the downloads', async () => {
  const { post } = createPost(
    { key: KEY, holder: 'ada@example.com' },
    {
      '/activate': Response.json({ activation: { id: 'a1' }, certificate: 'CERT' }),
      '/releases': Response.json({ releases: [{ id: 'r1', version: '1.0.0' }] }),
      '/downloads': Response.json({ url: '/api/pro/downloads/token' }),
    },
  )
  expect(await postActivation(post)).toMatchObject({
    activation: { certificate: 'CERT', key: KEY, holder: 'ada@example.com' },
    downloads: [{ version: '1.0.0', url: '/api/pro/downloads/token' }],
  })
})

it('explains why a link cannot be sent', async () => {
  const { post } = createPost({ email: 'ada' }, { '/resend': problem('rate-limited') })
  expect(await postLinkRequest(post)).toMatchObject({ fields: { email: 'ada' }, problem: { code: 'rate-limited' } })
})
