import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { createSiteFiles, type SiteFiles } from '../files/site-files.ts'
import type { SiteManifest } from '../files/site-manifest.ts'
import { findStyleHashes } from '../http/content-security-policy.ts'
import type { RequestTarget } from '../http/request-target.ts'
import { securityHeaders } from '../http/security-headers.ts'
import { log } from '../log.ts'

/** A running template, below `/templates/{name}/preview/`. */
export type Preview =
  | { state: 'building' }
  | { state: 'failed'; reason: string }
  /** The folder has the same layout as the build of the site: `site.json` and `client`. */
  | { state: 'ready'; folder: string }

export interface PreviewSource {
  /** The state of a preview. Starts its build if necessary. `undefined` if there is no template with this name. */
  find(name: string): Preview | undefined
}

interface Visit {
  readonly target: RequestTarget
  readonly secure: boolean
}

export interface Previews {
  /** Answers a request for a preview. Returns `false` if the path belongs to no preview. */
  send(request: IncomingMessage, response: ServerResponse, visit: Visit): boolean | Promise<boolean>
}

const previewPath = /^\/templates\/([\w-]+)\/preview(?:\/|$)/

/** How often a page that waits for its preview reloads. */
const RELOAD_SECONDS = 3

export function createPreviews(source: PreviewSource | undefined): Previews {
  const opened = new Map<string, SiteFiles>()

  function open(folder: string): SiteFiles {
    const files =
      opened.get(folder) ??
      createSiteFiles(folder, JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8')) as SiteManifest)
    opened.set(folder, files)
    return files
  }

  return {
    send(request, response, visit) {
      const { path } = visit.target
      const name = previewPath.exec(path)?.[1]
      const preview = name === undefined ? undefined : source?.find(name)
      if (!preview) return false
      if (preview.state !== 'ready') {
        if (preview.state === 'failed') log('error', 'preview.failed', { name, error: preview.reason })
        sendNotice(response, visit, preview.state)
        return true
      }
      const files = open(preview.folder)
      if (files.has(path)) return files.send(request, response, visit)
      // A path without an extension is a page that the template's router renders in the browser.
      const base = `/templates/${name}/preview/`
      const fallback = [`${base}__spa-fallback.html`, base].find(files.has)
      if (extname(path) !== '' || !fallback) return false
      return files.send(request, response, { ...visit, target: { path: fallback, search: '' } })
    },
  }
}

const notices = {
  building: {
    status: 200,
    title: 'This preview is being built',
    text: 'It is built once, which takes up to a minute. This page reloads until the preview is ready.',
  },
  failed: {
    status: 500,
    title: 'This preview could not be built',
    text: 'The log of the server says why.',
  },
} as const

function sendNotice(response: ServerResponse, { target, secure }: Visit, state: keyof typeof notices): void {
  const { status, title, text } = notices[state]
  const reload = state === 'building' ? `<meta http-equiv="refresh" content="${RELOAD_SECONDS}">` : ''
  const style =
    'body{margin:0;min-height:100vh;display:grid;place-content:center;text-align:center;font-family:system-ui}'
  const body = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">${reload}<title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1><p>${text}</p></main></body></html>`
  response.writeHead(status, {
    ...securityHeaders({
      path: target.path,
      type: 'text/html',
      secure,
      policy: { scripts: [], styles: findStyleHashes(body) },
    }),
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
  })
  response.end(body)
}
