import { createHash } from 'node:crypto'

/** The list of files of a complete build, so that the server does not scan the folder at start. */
export const manifestFile = 'site.json'

/** The list of the files that exist when the first pages are written. The server starts with it while the build still runs. */
export const firstManifestFile = 'first-pages.json'

export interface SiteManifest {
  readonly id: string
  readonly timestamp: number
  /** Hashes of the inline scripts, for the content security policy. */
  readonly scripts: readonly string[]
  /** Hashes of the inline styles that every page allows, because a visitor may navigate from it to any other page. */
  readonly styles?: readonly string[]
  /** Files by URL path. */
  readonly files: Readonly<Record<string, SiteFile>>
  /** Images that can be resized and converted, by path. */
  readonly images?: Readonly<Record<string, SiteImage>>
}

export interface SiteImage {
  readonly format: 'webp' | 'jpeg' | 'png' | 'svg'
  readonly width: number
  readonly height: number
  readonly etag: string
}

export interface SiteFile {
  readonly type: string
  readonly etag: string
  /** How the file may be compressed. There may be a copy beside it, such as `app.js.br`. */
  readonly encodings: readonly ('br' | 'gz')[]
  /** Hashes of the style attributes of a page. */
  readonly styles?: readonly string[]
}

const preview = /^\/templates\/[^/]+\/preview$/

/** Removes the slash at the end of a path. The preview of a template keeps it, because its relative URLs depend on it. */
export function normalizeTrailingSlash(path: string): string {
  const plain = path === '/' ? path : path.replace(/\/$/, '')
  return preview.test(plain) ? `${plain}/` : plain
}

/** The URL path of a page from its file name, such as `/docs/index.html`. */
export function pagePath(name: string): string {
  return normalizeTrailingSlash(name.slice(0, -'index.html'.length))
}

/** A hash of the content: it differs between versions of a file. */
export function computeEtag(body: Uint8Array): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 22)
}

export const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  // Loader data in the format of React Router. Prerendered templates contain it.
  '.data': 'text/x-script; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.zip': 'application/zip',
  '.tgz': 'application/gzip',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
}
