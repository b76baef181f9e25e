import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { countPageViews } from './page-views.ts'
import { isPrivate, sendEvent } from './send-event.ts'

const sent = vi.fn<typeof fetch>(() => Promise.resolve(new Response(null, { status: 202 })))
const bodies = () => sent.mock.calls.map(([, init]) => JSON.parse(String(init?.body)) as Record<string, string>)
const { href } = location
const { pushState } = history

beforeEach(() => {
  sent.mockClear()
  vi.stubGlobal('fetch', sent)
})
afterEach(() => {
  history.pushState = pushState
  history.replaceState(null, '', href)
  vi.unstubAllGlobals()
})

describe('analytics', () => {
  it('counts each page view once, without query and hash', async () => {
    history.replaceState(null, '', '/first?secret=1#part')
    countPageViews()
    history.pushState(null, '', '/second?q=private')
    history.pushState(null, '', '/second#part')

    await expect
      .poll(() => bodies().map(({ u }) => u))
      .toEqual([`${location.origin}/first`, `${location.origin}/second`])
    expect(bodies()[0]).toMatchObject({ n: 'pageview', d: 'frond-ui.dev' })
    expect(sent.mock.calls[0]).toEqual(['/api/event', expect.objectContaining({ method: 'POST', credentials: 'omit' })])
  })

  it('counts events by their name', () => {
    sendEvent('Copy code')
    expect(bodies()).toMatchObject([{ n: 'Copy code' }])
  })

  it('sends nothing for visitors who opted out of tracking', () => {
    const { userAgent } = navigator
    vi.stubGlobal('navigator', { userAgent, doNotTrack: '1' })
    sendEvent('Copy code')
    vi.stubGlobal('navigator', { userAgent, globalPrivacyControl: true })
    sendEvent('Copy code')
    expect(sent).not.toHaveBeenCalled()
    expect(isPrivate({ doNotTrack: null })).toBe(false)
  })

  it('ignores failed requests', async () => {
    sent.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    sendEvent('Copy code')
    await Promise.resolve()
    expect(sent).toHaveBeenCalledOnce()
  })
})
