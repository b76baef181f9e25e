import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { createElement } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { build } from 'vite'
import { createPage, slugs } from './content.ts'
import { Page } from './page.ts'

export interface Floors {
  /** A site without scripts. */
  staticAddress: string
  /** The same pages, hydrated by React as a whole. */
  reactAddress: string
  close(): void
}

interface File {
  type: string
  body: Buffer
}

const styles = `*{box-sizing:border-box}html{color-scheme:light dark}body{margin:0;font:16px/1.6 system-ui,sans-serif}.columns{display:grid;gap:2rem;padding:1rem}nav,aside{display:none}main{min-width:0}pre{overflow:auto;padding:1rem;border:1px solid #888;border-radius:8px}.k{color:#a3a}.t{color:#36c}.s{color:#281}.f{color:#b50}.a{color:#077}table{width:100%;display:block;overflow:auto}td{padding:.5rem;border-bottom:1px solid #888}button{font:inherit;min-height:44px}@media(min-width:64rem){.columns{grid-template-columns:15rem 1fr 13rem}nav,aside{display:block;position:sticky;top:0;height:100vh;overflow:auto}}`

/** Starts two sites with the same invented pages. They are the least that a docs page can cost. */
export async function startFloors(): Promise<Floors> {
  const plain = new Map<string, File>()
  const hydrated = new Map<string, File>([['/hydrate.js', { type: 'text/javascript', body: await bundle() }]])
  for (const slug of ['', ...slugs]) {
    const page = createPage(slug || 'library')
    const element = createElement(Page, { page })
    const data = JSON.stringify(page).replaceAll('<', '\\u003c')
    plain.set(`/${slug}`, toHtml(renderToStaticMarkup(element)))
    hydrated.set(
      `/${slug}`,
      toHtml(
        `<div id="root">${renderToString(element)}</div><script type="application/json" id="data">${data}</script>`,
        '<script type="module" src="/hydrate.js"></script>',
      ),
    )
  }
  const servers = await Promise.all([serve(plain), serve(hydrated)])
  const [staticAddress, reactAddress] = servers.map(
    (server) => `http://localhost:${(server.address() as AddressInfo).port}`,
  ) as [string, string]
  return { staticAddress, reactAddress, close: () => servers.forEach((server) => server.close()) }
}

function toHtml(body: string, head = ''): File {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Library</title><meta name="description" content="A floor"><link rel="icon" href="data:,">${head}<style>${styles}</style></head><body>${body}</body></html>`
  return { type: 'text/html; charset=utf-8', body: Buffer.from(html) }
}

/** The script of the hydrated pages, bundled as the site is. */
async function bundle(): Promise<Buffer> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: join(import.meta.dirname, 'hydrate.ts') },
    },
  })
  const output = Array.isArray(result) ? result[0]! : result
  if (!('output' in output)) throw new Error('start-floors: the build did not end.')
  return Buffer.from(output.output[0].code)
}

async function serve(files: ReadonlyMap<string, File>): Promise<Server> {
  const compressed = new Map(
    [...files].map(([path, { type, body }]) => [path, { type, body: brotliCompressSync(body) }]),
  )
  const server = createServer((request, response) => {
    const file = compressed.get(new URL(request.url!, 'http://localhost').pathname)
    if (!file) return void response.writeHead(404).end()
    response.writeHead(200, {
      'content-type': file.type,
      'content-encoding': 'br',
      'content-length': file.body.length,
      'cache-control': file.type === 'text/javascript' ? 'max-age=31536000, immutable' : 'no-cache',
    })
    response.end(file.body)
  })
  await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve))
  return server
}
