import { createHash } from 'node:crypto'
import { site } from '../../site.config.ts'

export interface PolicyOptions {
  /** Hashes of the inline scripts that may run. */
  scripts: readonly string[]
  /** Hashes of the style attributes and elements that the page has from the server. */
  styles?: readonly string[]
  /** Lets pages of this site show the page in a frame. */
  frames?: boolean
  /** Makes the browser ask for everything over TLS. */
  secure?: boolean
}

/** Another host that events are sent to. */
const analyticsHost = /^https?:\/\/[^/]+/.exec(site.analytics.endpoint)?.[0]

/**
 * Everything comes from this origin; inline script runs only if its hash was known when the site was built. The database
 * in the browser is WebAssembly, which has a word of its own; text never becomes code.
 */
export function contentSecurityPolicy({ scripts, styles = [], frames = false, secure }: PolicyOptions): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'wasm-unsafe-eval' ${quote(scripts)}`.trimEnd(),
    `style-src 'self' ${quote(styles)}`.trimEnd(),
    styles.length > 0 ? `style-src-attr 'unsafe-hashes' ${quote(styles)}` : "style-src-attr 'none'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self' blob:",
    `connect-src 'self' ${analyticsHost ?? ''}`.trimEnd(),
    "worker-src 'self'",
    "manifest-src 'self'",
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${frames ? "'self'" : "'none'"}`,
    ...(secure ? ['upgrade-insecure-requests'] : []),
    'report-to csp',
  ].join('; ')
}

/** For answers that no browser shows as a page. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'"

/** A picture that is opened alone runs nothing and asks for nothing, whatever its file holds. */
export const imagePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

function quote(hashes: readonly string[]): string {
  return hashes.map((hash) => `'${hash}'`).join(' ')
}

/** Hashes of the inline scripts of a page. Data blocks are no scripts. */
export function findScriptHashes(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\stype="application\/json")[^>]*>([\s\S]*?)<\/script>/g)].map(([, text]) =>
    hash(text!),
  )
}

/** Hashes of the style attributes and style elements of a page. */
export function findStyleHashes(html: string): string[] {
  const attributes = [...html.matchAll(/<[a-z][^>]*?\sstyle="([^"]*)"/g)].map(([, text]) => decode(text!))
  const elements = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text]) => text!)
  return [...new Set([...attributes, ...elements].map(hash))]
}

function hash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
}

function decode(text: string): string {
  return text.replace(/&(?:amp|quot|#x27|lt|gt);/g, (entity) => entities[entity]!)
}
