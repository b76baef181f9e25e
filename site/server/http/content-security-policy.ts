import { createHash } from 'node:crypto'
import { site } from '../../site.config.ts'

export interface PolicyOptions {
  /** Hashes of the inline scripts that may run. */
  scripts: readonly string[]
  /** Hashes of the style attributes and style elements in the server-rendered page. */
  styles?: readonly string[]
  /** Lets pages of this site show the page in a frame. */
  frames?: boolean
  /** Adds `upgrade-insecure-requests`. */
  secure?: boolean
}

/** A different host for analytics events. */
const analyticsHost = /^https?:\/\/[^/]+/.exec(site.analytics.endpoint)?.[0]

/**
 * Allows only this origin. An inline script runs only if its hash was computed by the build. `wasm-unsafe-eval` is for
 * SQLite in the browser; `eval` stays forbidden.
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

/** For responses that are not pages. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'"

/** For images opened directly: an SVG may contain scripts, so nothing may run or load. */
export const imagePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

function quote(hashes: readonly string[]): string {
  return hashes.map((hash) => `'${hash}'`).join(' ')
}

/** Hashes of the inline scripts of a page, without data blocks such as JSON. */
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
