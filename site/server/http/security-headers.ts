import { contentSecurityPolicy, dataPolicy, imagePolicy, type PolicyOptions } from './content-security-policy.ts'

/** Browsers send reports of what a page's content security policy has blocked to this path. */
export const REPORT_PATH = '/api/csp'

export interface HeaderOptions {
  /** The path that was asked for. */
  readonly path: string
  /** Of the answer. */
  readonly type: string | undefined
  /** Whether the visitor came over TLS. */
  readonly secure: boolean
  /** Hashes for a page. */
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

/** Pages that our own pages show in a frame. */
const framed = /^\/(?:examples\/|templates\/[^/]+\/preview(?:\/|$))/

/** Pictures that other sites show: of pages in previews of links, and the mark. */
const shared = /^\/(?:og\/.*\.png|favicon\.svg)$/

/** What every answer of its kind carries, errors and `304` included. */
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
  // A worker takes the policy of its own script, so scripts carry none; styles and fonts need none.
  if (/^(?:text\/(?:javascript|css)|font\/|application\/wasm)/.test(type)) return common
  return {
    ...common,
    'Content-Security-Policy': dataPolicy,
    'Referrer-Policy': 'no-referrer',
    'X-Frame-Options': 'DENY',
  }
}
