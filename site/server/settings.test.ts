import { describe, expect, it } from 'vitest'
import { readSettings } from './settings.ts'

describe('settings', () => {
  it('have defaults', () => {
    expect(readSettings({})).toMatchObject({
      dataFolder: expect.stringMatching(/site[\\/]\.data$/),
      trustedProxies: 0,
      hosts: [],
      iconServices: ['https://api.iconify.design', 'https://api.simplesvg.com', 'https://api.unisvg.com'],
      rateLimits: true,
      requestLog: 'errors',
    })
  })

  it('are read from the environment', () => {
    const settings = readSettings({
      FROND_DATA: '/var/frond',
      FROND_TRUST_PROXY: '1',
      FROND_HOSTS: 'frond-ui.dev, WWW.frond-ui.dev',
      FROND_ICON_SERVICE: 'off',
      FROND_RATE_LIMITS: 'off',
      FROND_REQUEST_LOG: 'all',
    })
    expect(settings).toEqual({
      dataFolder: '/var/frond',
      trustedProxies: 1,
      hosts: ['frond-ui.dev', 'www.frond-ui.dev'],
      iconServices: [],
      rateLimits: false,
      requestLog: 'all',
    })
  })

  it.each([
    ['FROND_TRUST_PROXY', 'yes'],
    ['FROND_ICON_SERVICE', 'ftp://icons'],
    ['FROND_RATE_LIMITS', 'maybe'],
    ['FROND_REQUEST_LOG', 'verbose'],
  ])('prevent the start with an error that names the setting if %s is "%s"', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(name)
  })
})
