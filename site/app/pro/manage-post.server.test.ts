import { describe, expect, it, vi } from 'vitest'
import type { FormPost, ProCall } from '../server-boundary.ts'
import { postManage } from './manage-post.server.ts'

const TOKEN = 'a'.repeat(43)
const overview = { licenses: [{ id: 'l1' }], receipts: [] }

function createPost(fields: Record<string, string>, answers: Record<string, Response> = {}) {
  const known: Record<string, () => Response> = {
    '/releases': () => Response.json({ releases: [{ id: 'r1', version: '1.0.0' }] }),
    '/licenses': () => Response.json(overview),
  }
  const call = vi.fn<ProCall>(async (path) => answers[path] ?? known[path]?.() ?? Response.json({}))
  const post: FormPost = { call, fields: new URLSearchParams(fields) }
  return { post, call }
}

function problem(code: string, status = 422): Response {
  const body = { code, title: 'Refused', detail: 'Try again.', errors: [] }
  return Response.json(body, { status, headers: { 'Content-Type': 'application/problem+json' } })
}

describe('a mailed link that is pasted', () => {
  it.each([`https://frond.example/pro/manage#token=${TOKEN}`, ` ${TOKEN}\n`])(
    'opens the licenses: %j',
    async (link) => {
      const answer = Response.json({ purpose: 'manage', ...overview, manageToken: 'session-1' })
      const { post, call } = createPost({ link }, { '/links/redeem': answer })
      expect(await postManage(post)).toEqual({
        fields: {},
        session: { manageToken: 'session-1', overview, releases: [{ id: 'r1', version: '1.0.0' }] },
      })
      expect(call).toHaveBeenCalledWith('/links/redeem', { body: { token: TOKEN } })
    },
  )

  it('is refused without a request if it is no link', async () => {
    const { post, call } = createPost({ link: 'https://frond.example/pro/manage' })
    expect((await postManage(post)).errors).toEqual([{ name: 'link', message: 'Paste the whole link from the mail.' }])
    expect(call).not.toHaveBeenCalled()
  })

  it('is not shown again after it was used', async () => {
    const { post } = createPost({ link: TOKEN }, { '/links/redeem': problem('link-used', 410) })
    const page = await postManage(post)
    expect(page).toMatchObject({ problem: { code: 'link-used' } })
    expect(JSON.stringify(page)).not.toContain(TOKEN)
  })
})

describe('a command', () => {
  const base = { session: 'session-1', license: 'l1' }
  const authorization = 'Manage session-1'

  it.each([
    [
      { action: 'release', activation: 'a1' },
      { action: 'release', activationId: 'a1' },
    ],
    [{ action: 'rotate' }, { action: 'rotate' }],
  ])('that cannot be undone is confirmed first: %j', async (fields, asked) => {
    const { post, call } = createPost({ ...base, ...fields })
    expect((await postManage(post)).session?.result).toMatchObject({ licenseId: 'l1', asked })
    expect(call.mock.calls.map(([path]) => path)).toEqual(['/licenses', '/releases'])
  })

  it('releases a seat and shows the licenses after it', async () => {
    const { post, call } = createPost({ ...base, action: 'release', activation: 'a1', confirmed: 'yes' })
    expect((await postManage(post)).session).toMatchObject({ manageToken: 'session-1', overview })
    expect(call.mock.calls[0]).toEqual([
      '/deactivate',
      { body: { licenseId: 'l1', activationId: 'a1' }, authorization },
    ])
  })

  it('replaces the key once, also if its page is loaded again', async () => {
    const fields = { ...base, action: 'rotate', confirmed: 'yes', command: 'command-1' }
    const { post, call } = createPost(fields, { '/rotate': Response.json({ key: 'NEW' }) })
    expect((await postManage(post)).session?.result).toEqual({ licenseId: 'l1', newKey: 'NEW' })
    expect(call.mock.calls[0]).toEqual([
      '/rotate',
      { body: { licenseId: 'l1' }, authorization, idempotencyKey: 'command-1' },
    ])
  })

  it('shows a certificate', async () => {
    const fields = { ...base, action: 'certificate', activation: 'a1' }
    const { post } = createPost(fields, { '/certificate': Response.json({ certificate: 'CERT' }) })
    expect((await postManage(post)).session?.result).toEqual({ licenseId: 'l1', certificate: 'CERT' })
  })

  it('downloads a release', async () => {
    const fields = { ...base, action: 'download', activation: 'a1', release: 'r1' }
    const { post } = createPost(fields, { '/downloads': Response.json({ url: '/api/pro/downloads/r1.token' }) })
    const response = (await postManage(post).catch((thrown: unknown) => thrown)) as Response
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/api/pro/downloads/r1.token'])
  })

  it('shows why it was refused at its license', async () => {
    const fields = { ...base, action: 'release', activation: 'a1', confirmed: 'yes' }
    const { post } = createPost(fields, { '/deactivate': problem('release-limit', 429) })
    expect((await postManage(post)).session?.result).toMatchObject({
      licenseId: 'l1',
      problem: { code: 'release-limit' },
    })
  })

  it('asks for a new link if the session has ended', async () => {
    const answers = { '/deactivate': problem('not-signed-in', 401), '/licenses': problem('not-signed-in', 401) }
    const { post } = createPost({ ...base, action: 'release', activation: 'a1', confirmed: 'yes' }, answers)
    expect(await postManage(post)).toMatchObject({ fields: {}, problem: { code: 'not-signed-in' } })
  })

  it('does not put a session with line breaks into a header', async () => {
    const { post, call } = createPost({ session: 'a\r\nb: c', action: 'overview' })
    await postManage(post)
    expect(call).toHaveBeenCalledWith('/licenses', { authorization: 'Manage ' })
  })
})
