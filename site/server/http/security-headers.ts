import { contentSecurityPolicy, dataPolicy, imagePolicy, type PolicyOptions } from './content-security-policy.ts'

/** Browsers send reports of what a page's content security policy has blocked to this path. */
export const REPORT_PATH = '/api/csp'

export interface HeaderOptions {
  /** The requested path. */
  readonly path: string
  /** Content type of the response. */
  readonly type: string | undefined
  /** Whether the request came over TLS. */
  readonly secure: boolean
  /** CSP hashes of a page. */
  readonly policy?: Pick<PolicyOptions, 'scripts' | 'styles'>
}

const features = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
const permissions = [...features.map((name) => `${name}=()`), 'clipboard-write=(self)', 'fullscreen=(self)'].join(', ')

/** Pages that the site itself shows in a frame. */
const framed = /^\/(?:examples\/|templates\/[^/]+\/preview(?:\/|$))/

/** Images that other sites may embed: social images and the logo. */
const shared = /^\/(?:og\/.*\.png|favicon\.svg)$/

/** The security headers of a response, also for errors and `304`. */
export function securityHeaders({ path, type = '', secure, policy }: HeaderOptions): Record<string, string> {
  const common = {
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': type.startsWith('font/') || shared.test(path) ? 'cross-origin' : 'same-origin',
    ...(secure && { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload' }),
  }
  if (type.startsWith('text/html')) {
    const frames = framed.test(path)
    return {
      ...common,
      'Content-Security-Policy': contentSecurityPolicy({ scripts: [], ...policy, frames, secure }),
      'Reporting-Endpoints': `csp="${REPORT_PATH}"`,
      'Referrer-Policy': path.startsWith('/pro/') ? 'no-referrer' : 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': permissions,
      'X-Frame-Options': frames ? 'SAMEORIGIN' : 'DENY',
    }
  }
  if (type.startsWith('image/')) return { ...common, 'Content-Security-Policy': imagePolicy }
  // A policy on a script would apply to workers that run it, so scripts have none. Styles and fonts need none.
  if (/^(?:text\/(?:javascript|css)|font\/|application\/wasm)/.test(type)) return common
  return {
    ...common,
    'Content-Security-Policy': dataPolicy,
    'Referrer-Policy': 'no-referrer',
    'X-Frame-Options': 'DENY',
  }
}
