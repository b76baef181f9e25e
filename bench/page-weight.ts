import type { Page } from '@playwright/test'
import { brotliCompressSync, constants } from 'node:zlib'

/**
 * In KiB after brotli. Stylesheets inside the HTML, and the disabled links to their files, count as styles. Fonts are already
 * compressed.
 */
export interface PageWeight {
  script: number
  styles: number
  html: number
  fonts: number
  requests: number
}

type Kind = Exclude<keyof PageWeight, 'requests'>

const kinds: Record<string, Kind> = { script: 'script', stylesheet: 'styles', document: 'html', font: 'fonts' }

/** Starts to record what a page loads. Call the returned function when the page is idle. */
export function weighPage(page: Page): () => Promise<PageWeight> {
  const bodies: Promise<[Kind, number][]>[] = []
  let requests = 0
  page.on('response', (response) => {
    // Payloads are prefetched for other pages; this page needs none, so they do not count.
    if (response.request().headers()['sec-purpose'] === 'prefetch' || /_payload\.json/.test(response.url())) return
    requests += 1
    const kind = kinds[response.request().resourceType()]
    if (kind) bodies.push(response.body().then((body) => weighBody(kind, body)))
  })

  return async () => {
    const weight: PageWeight = { script: 0, styles: 0, html: 0, fonts: 0, requests }
    // Of a copy: more responses may arrive later, for example when the page is scrolled.
    for (const parts of await Promise.all(bodies.slice())) for (const [kind, bytes] of parts) weight[kind] += bytes
    for (const kind of Object.values(kinds)) weight[kind] = Math.round((weight[kind] / 1024) * 10) / 10
    return weight
  }
}

function weighBody(kind: Kind, body: Buffer): [Kind, number][] {
  if (kind === 'fonts') return [[kind, body.length]]
  if (kind !== 'html') return [[kind, compress(body)]]
  const style = /<style>[\s\S]*?<\/style>(?:<link [^>]* disabled>)?/g
  const html = body.toString()
  const css = [...html.matchAll(style)].map(([text]) => text).join('\n')
  return [
    ['html', compress(html.replace(style, ''))],
    ['styles', css === '' ? 0 : compress(css)],
  ]
}

function compress(body: Buffer | string): number {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}
