import { describe, expect, it } from 'vitest'
import { green } from '@frond/ui/colors'
import { connectionLimits } from './server/http/connections.ts'
import { httpLimits } from './server/http/http-server.ts'
import { iconServiceLimits } from './server/icons/icon-service.ts'
import { imageLimits } from './server/images/image-endpoint.ts'
import { MAX_SIDE } from './server/images/image-options.ts'
import { MAX_BODY_BYTES } from './server/http/request-body.ts'
import { MAX_TARGET_LENGTH } from './server/http/request-target.ts'
import { appConfig } from './app/app-config.ts'
import { breakpoints, densities } from './app/images/image-config.ts'
import { checkAddress } from './app/navigation/check-address.ts'
import { PARALLEL } from './app/navigation/prefetch.ts'
import { FRAMEWORK_COOKIE } from './app/preferences/framework.ts'
import { defaultTheme, neutrals, radii } from './app/preferences/theme.ts'
import { RESULT_LIMIT } from './app/search/search-groups.ts'
import { POLL_MS } from './app/updates/build-watch.ts'
import { RELOAD_GUARD_MS } from './app/updates/reload-once.ts'
import { frameworks } from './redirects.ts'

/**
 * Numbers and names that are part of the public contract. Those of a single component, and texts, are covered by its
 * own tests.
 */
describe('constants', () => {
  const table: [what: string, value: unknown, promised: unknown][] = [
    ['how often a page asks for a newer build', POLL_MS, 3_600_000],
    ['how long a page does not reload again', RELOAD_GUARD_MS, 10_000],
    ['routes that are preloaded at once', PARALLEL, 4],
    ['results of a search', RESULT_LIMIT, 120],
    [
      'toaster',
      appConfig.toaster,
      { position: 'bottom-right', duration: 5000, expand: true, orientation: 'vertical', gap: 16, limit: 5 },
    ],
    [
      'colours',
      appConfig.colors,
      {
        primary: 'green',
        secondary: 'blue',
        success: 'green',
        info: 'blue',
        warning: 'yellow',
        error: 'red',
        neutral: 'slate',
      },
    ],
    ['theme', defaultTheme, { primary: 'green', neutral: 'slate', radius: 0.25, blackAsPrimary: false }],
    ['radii', radii, [0, 0.125, 0.25, 0.375, 0.5]],
    ['neutral colours', Object.keys(neutrals), ['slate', 'gray', 'zinc', 'neutral', 'stone']],
    ['the primary colour', Object.values(green).includes('#00dc82'), true],
    [
      'steps of a scale',
      Object.keys(green).map(Number).filter(Boolean),
      [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950],
    ],
    ['icons', iconServiceLimits, { fetchTimeoutMs: 1500, rotateMs: 750, timeoutMs: 5000 }],
    [
      'requests',
      { ...httpLimits, bodyBytes: MAX_BODY_BYTES, targetLength: MAX_TARGET_LENGTH },
      {
        headersTimeoutMs: 10_000,
        requestTimeoutMs: 30_000,
        keepAliveTimeoutMs: 5000,
        idleTimeoutMs: 60_000,
        requestsPerConnection: 100,
        headerBytes: 16_384,
        headerLines: 100,
        bodyBytes: 16_384,
        targetLength: 8192,
      },
    ],
    ['connections', connectionLimits, { total: 1000, perAddress: 50, busyMs: 30_000 }],
    [
      'pictures',
      { ...imageLimits, side: MAX_SIDE },
      { inputPixels: 40_000_000, keptBytes: 67_108_864, workers: 2, queue: 32, seconds: 3, side: 4096 },
    ],
    ['breakpoints', breakpoints, { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536, '2xl': 1536 }],
    ['densities', densities, [1, 2]],
    ['frameworks', [FRAMEWORK_COOKIE, ...frameworks], ['frond-framework', 'vite', 'next']],
  ]
  it.each(table)('%s', (_, value, promised) => expect(value).toEqual(promised))
})

describe('addresses to which the site never navigates', () => {
  const origin = 'https://frond-ui.dev'
  const scripts = [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    '   javascript:alert(1)',
    'javascript&colon;alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://site.example/1',
    'view-source:javascript:alert(1)',
  ]
  const hosts = [
    '//evil.example',
    '///evil.example',
    String.raw`/\evil.example`,
    String.raw`\\evil.example`,
    '/%2f%2fevil.example',
    'https:evil.example',
    'https:/evil.example',
    'https://site.example.evil.example/',
    'https://evil\u3002example/',
    'HTTPS://EVIL.EXAMPLE',
    'https://evil.example./',
  ]
  it.each(scripts)('%j is rejected, because it could run a script', (address) => {
    for (const external of [false, true])
      expect(() => checkAddress(address, { origin, external })).toThrow(
        /^Cannot navigate to a URL with '.+:' protocol$/,
      )
  })
  it.each(hosts)('%j is rejected, because it is another host', (address) => {
    expect(() => checkAddress(address, { origin })).toThrow('Navigating to an external URL is not allowed by default')
  })
  it.each(['/docs/..//evil.example', '\u2215\u2215evil.example'])('%j stays on the site or is rejected', (address) => {
    const read = () => checkAddress(address, { origin }).origin
    try {
      expect(read()).toBe(origin)
    } catch (error) {
      expect((error as Error).message).toBe('Navigating to an external URL is not allowed by default')
    }
  })
})
