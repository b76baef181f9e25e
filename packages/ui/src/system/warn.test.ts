import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import { forceMode, setPreference } from './color-mode-store.ts'
import { loadIcon } from './icons/load-icon.ts'
import { forgetWarnings, warn, warnAlways } from './warn.ts'

let warning: MockInstance<typeof console.warn>
const warnings = () => warning.mock.calls.flat().join('\n')

beforeEach(() => {
  forgetWarnings()
  warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  warning.mockRestore()
})

it('prints each warning once', () => {
  warn('Button', 'it is empty.')
  warnAlways('Button', 'it is empty.')
  expect(warning.mock.calls).toEqual([['[Frond UI] Button: it is empty.']])
})

describe('in production', () => {
  beforeEach(() => vi.stubEnv('NODE_ENV', 'production'))

  it('prints no warnings that are for development', () => {
    warn('Button', 'it is empty.')
    setPreference('sepia' as 'dark')
    loadIcon('/api/icons', 'rocket')
    expect(warnings()).toBe('')
  })

  it('warns about a page that forces the mode "system"', () => {
    forceMode('system' as 'dark')
    expect(warnings()).toContain('useColorMode: a page can force light or dark, not "system"')
  })

  it('warns about icons that cannot be loaded', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 503, statusText: 'Busy' })))
    loadIcon('/api/icons', 'production:busy')
    await expect.poll(warnings).toContain('Icon: "production:busy" could not be loaded from /api/icons: 503 Busy')
  })

  it('warns about icons that the endpoint does not have', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 404 })))
    loadIcon('/api/icons', 'production:absent')
    await expect.poll(warnings).toContain('Icon: "production:absent" is not there')
  })
})
