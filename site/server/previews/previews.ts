import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { createSiteFiles, type SiteFiles } from '../files/site-files.ts'
import type { SiteManifest } from '../files/site-manifest.ts'
import { findScriptHashes, findStyleHashes } from '../http/content-security-policy.ts'
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

/** How often a page that waits for its preview asks whether it is ready. */
const CHECK_SECONDS = 3

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

/** The state of a preview that is not ready. The page that waits for it reads this header. */
const STATE_HEADER = 'X-Preview-State'

/** Reloads the page when the preview is ready. A page that reloads on a timer would interrupt screen readers. */
const waitForPreview = `setInterval(async () => {
  const answer = await fetch(location.href, { method: 'HEAD' }).catch(() => undefined)
  if (answer && answer.headers.get('${STATE_HEADER}') !== 'building') location.reload()
}, ${CHECK_SECONDS * 1000})`

const notices = {
  building: {
    status: 200,
    title: 'This preview is being built',
    text: 'It is built once, which takes up to a minute. This page reloads when the preview is ready.',
    head: `<noscript><meta http-equiv="refresh" content="${CHECK_SECONDS}"></noscript><script>${waitForPreview}</script>`,
  },
  failed: {
    status: 500,
    title: 'This preview could not be built',
    text: 'The log of the server says why.',
    head: '',
  },
} as const

function sendNotice(response: ServerResponse, { target, secure }: Visit, state: keyof typeof notices): void {
  const { status, title, text, head } = notices[state]
  const style =
    'body{box-sizing:border-box;margin:0;min-height:100vh;padding:1.5rem;display:grid;place-content:center;text-align:center;text-wrap:balance;font-family:system-ui}'
  const body = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${title}</title><style>${style}</style>${head}</head><body><main><h1>${title}</h1><p>${text}</p></main></body></html>`
  response.writeHead(status, {
    ...securityHeaders({
      path: target.path,
      type: 'text/html',
      secure,
      policy: { scripts: findScriptHashes(body), styles: findStyleHashes(body) },
    }),
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    [STATE_HEADER]: state,
  })
  response.end(body)
}
