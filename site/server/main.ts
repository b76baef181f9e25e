import { randomUUID } from 'node:crypto'
import { readFileSync, unwatchFile, watchFile } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { createContentApi, type ContentApi } from '@frond/content/server'
import type { ProServer } from '@frond/pro-server'
import { checkDataFolder } from './events/data-folder.ts'
import { createEndpoints } from './endpoints/endpoints.ts'
import type { VisitCounter } from './events/count-batch.ts'
import { openVisitCounter } from './events/open-visit-counter.ts'
import type { Checks } from './endpoints/health.ts'
import { createHttpServer, sendProblem, type HttpServer } from './http/http-server.ts'
import { createIconService } from './icons/icon-service.ts'
import { createImageEndpoint } from './images/image-endpoint.ts'
import { createSocialImageEndpoint } from './images/social-images.ts'
import { describeError, log, loggedPath } from './log.ts'
import { createIslandEndpoint } from './endpoints/island-endpoint.ts'
import { createPackages, type Packages, type PackageSource } from './packages/packages.ts'
import { createPreviews, type Previews, type PreviewSource } from './previews/previews.ts'
import { createRenderer } from './endpoints/renderer.ts'
import { createBundleLoader } from './endpoints/server-bundle.ts'
import { openPro } from './pro/open-pro.ts'
import { readSettings, type Settings } from './settings.ts'
import { createSiteFiles } from './files/site-files.ts'
import { firstManifestFile, manifestFile, type SiteManifest } from './files/site-manifest.ts'
import { unavailable } from './http/problem.ts'
import { isSecure } from './http/visitor.ts'
import { createRequestHandler, type RequestHandler } from './request-handler.ts'
import { findPage } from '../pages.ts'

export interface ServerOptions {
  port: number
  /** @default all addresses of the machine */
  host?: string
  /** The folder of the build. @default `site/build` */
  build?: string
  /**
   * Resolves when the build is complete, if it has only written its first pages so far. Until then, the server renders the
   * other pages on request, and requests for all other files wait.
   */
  completed?: Promise<unknown>
  /** @default read from the environment */
  settings?: Settings
  /** The running templates. Without it, there are no previews. */
  previews?: PreviewSource
  /** The packed library. Without it, the server does not offer it. */
  packages?: PackageSource
  /** How long running requests may take after `close` is called. */
  closeMs?: number
}

export const CLOSE_MS = 10_000

export interface RunningServer {
  /** The URL for a browser on this machine. */
  address: string
  /** Stops the server. Started requests may take up to ten seconds to finish. */
  close(): Promise<void>
}

/**
 * Serves the production build. Rejects with the original error when it cannot listen, for instance on a taken port, and
 * with a `DataError` when the data folder cannot be used.
 */
export async function startServer({ settings = readSettings(), ...options }: ServerOptions): Promise<RunningServer> {
  checkDataFolder(settings.dataFolder)
  let address = 'http://localhost'
  const pro = await openPro(settings, () => address)
  try {
    const server = await serve({ ...options, settings }, pro)
    address = server.address
    return server
  } catch (error) {
    await pro.close()
    throw error
  }
}

async function serve(
  {
    port,
    host,
    build = join(import.meta.dirname, '../build'),
    completed,
    settings,
    previews: previewSource,
    packages: packageSource,
    closeMs = CLOSE_MS,
  }: ServerOptions & { settings: Settings },
  pro: ProServer,
): Promise<RunningServer> {
  const events = openVisitCounter(settings)
  let closing: Promise<void> | undefined
  const checks: Checks = {
    server: () => (closing ? 'The server is shutting down.' : undefined),
    events: () => events.findFault(),
    licenses: () => pro.findFault(),
  }
  const previews = createPreviews(previewSource)
  const packages = createPackages(packageSource)
  const open = (manifest = manifestFile) =>
    openSite({ build, manifest, settings, events, checks, previews, packages, pro })
  let site = open(completed ? firstManifestFile : manifestFile)
  const stopped = Promise.withResolvers<void>()
  let complete = completed?.then(() => {
    site.close()
    site = open()
    complete = undefined
  })
  // The requests that wait report the error, and so does the process that builds.
  complete?.catch(() => {})

  async function handleWhenComplete(request: IncomingMessage, response: ServerResponse): Promise<void> {
    await Promise.race([complete, stopped.promise])
    if (!closing) return site.handle(request, response)
    sendProblem(response, unavailable('The server is shutting down.'), isSecure(request, settings))
  }

  function failed(request: IncomingMessage, response: ServerResponse, error: unknown): void {
    fail(request, response, { error, secure: isSecure(request, settings) })
  }

  const http = createHttpServer((request, response) => {
    if (closing) response.shouldKeepAlive = false
    const start = performance.now()
    let answered: void | Promise<void> = undefined
    try {
      answered =
        complete && !site.isReady(request) ? handleWhenComplete(request, response) : site.handle(request, response)
    } catch (error) {
      failed(request, response, error)
    }
    if (!answered) return logRequest(request, response, start, settings)
    return answered
      .catch((error: unknown) => failed(request, response, error))
      .then(() => logRequest(request, response, start, settings))
  })
  await new Promise<void>((resolve, reject) => {
    http.server.once('error', reject)
    http.server.listen(port, host, () => {
      http.server.off('error', reject)
      resolve()
    })
  })
  // For example, accepting a connection failed because of a system limit. Keep the server running.
  http.server.on('error', (error) => log('error', 'server.fault', { error: describeError(error) }))
  events.open()
  const stopWatching = watchBuild(build, site.id, () => {
    site = open()
    return site.id
  })
  log('info', 'server.started', { build: site.id })

  async function stop(): Promise<void> {
    log('info', 'server.stopping')
    stopWatching()
    stopped.resolve()
    await closeServer(http, closeMs)
    await events.close()
    await pro.close()
    site.close()
    log('info', 'server.stopped')
  }

  return {
    address: `http://localhost:${(http.server.address() as AddressInfo).port}`,
    close: () => (closing ??= stop()),
  }
}

/** A build, ready to be served. */
interface Site {
  readonly id: string
  readonly handle: RequestHandler
  /** Whether the server can handle a request before the build is complete. */
  isReady(request: IncomingMessage): boolean
  close(): void
}

interface SiteOptions {
  build: string
  /** The name of the file that lists the files of the build. */
  manifest: string
  settings: Settings
  events: VisitCounter
  checks: Checks
  pro: ProServer
  previews: Previews
  packages: Packages
}

function openSite({ build, manifest: name, settings, events, checks, pro, previews, packages }: SiteOptions): Site {
  const manifest = JSON.parse(readFileSync(join(build, name), 'utf8')) as SiteManifest
  const contentApi = createContentApi({ database: join(build, 'content.db') })
  const files = createSiteFiles(build, manifest)
  const loadBundle = createBundleLoader(build, manifest.id)
  const client = join(build, 'client')
  const endpoints = createEndpoints({
    contentApi,
    events,
    iconService: settings.iconServices.length > 0 ? createIconService({ addresses: settings.iconServices }) : undefined,
    images: createImageEndpoint({
      folder: client,
      images: manifest.images ?? {},
      rateLimits: settings.rateLimits,
    }),
    answerSocialImage: createSocialImageEndpoint({ folder: client, hasPage: files.hasPage }),
    render: createRenderer(loadBundle, manifest, { hasSandbox: pro.hasSandbox }),
    answerIsland: createIslandEndpoint(async () => (await loadBundle())?.entry.module.serverEntry.islands),
    checks: { ...checks, content: () => findContentFault(contentApi) },
    pro: pro.api,
    rateLimits: settings.rateLimits,
    hasPage: files.hasPage,
  })
  return {
    id: manifest.id,
    handle: createRequestHandler({ files, settings, endpoints, previews, packages }),
    isReady({ url = '' }) {
      const [path = ''] = url.split('?', 1)
      const isPage = findPage(path).prerender && extname(path) === ''
      return files.has(path) || isPage || path.startsWith('/_img/') || path === '/healthz'
    },
    close: () => contentApi.close(),
  }
}

function findContentFault(contentApi: ContentApi): string | undefined {
  const { status } = contentApi.query({
    collection: 'docs',
    body: '{"sql":"SELECT \\"path\\" FROM _content_docs ORDER BY stem ASC LIMIT 1"}',
  })
  return status === 200 ? undefined : 'The content cannot be read.'
}

const WATCH_MS = 2000

/** Calls back when a new build has replaced the served one. `site.json` is the last file that a build writes. */
function watchBuild(build: string, id: string, onReplaced: () => string): () => void {
  let current = id
  const file = join(build, manifestFile)
  const check = () => {
    try {
      const { id: found } = JSON.parse(readFileSync(file, 'utf8')) as SiteManifest
      if (found === current) return
      current = onReplaced()
      log('info', 'build.replaced', { build: current })
    } catch {
      // The file is missing or incomplete. Serve the build in memory until there is a new one.
    }
  }
  watchFile(file, { interval: WATCH_MS, persistent: false }, check)
  return () => unwatchFile(file, check)
}

/** Handles unexpected errors: the visitor gets a 500 response, and the log a line with the same id. */
function fail(
  { url = '', method }: IncomingMessage,
  response: ServerResponse,
  { error, secure }: { error: unknown; secure: boolean },
): void {
  const id = randomUUID()
  log('error', 'request.failed', { id, method, path: loggedPath(url), error: describeError(error) })
  if (response.headersSent) {
    response.destroy()
    return
  }
  const detail = 'Something went wrong on our side.'
  const more = { instance: `urn:uuid:${id}` }
  sendProblem(response, { status: 500, title: 'Internal Server Error', detail, more }, secure)
}

function logRequest(
  { url = '', method }: IncomingMessage,
  { statusCode: status }: ServerResponse,
  start: number,
  { requestLog }: Settings,
): void {
  if (requestLog === 'off' || (requestLog === 'errors' && status < 400)) return
  const ms = Math.round((performance.now() - start) * 10) / 10
  log('info', 'request', { method, path: loggedPath(url), status, ms })
}

/** Time for open connections to send one more request, whose response closes the connection. */
const CLOSE_NOTICE_MS = 300

/**
 * Shuts down gracefully. Started requests may finish, and new ones are answered with 503 for a moment. Then the server
 * stops listening, and closes what is left after the given time.
 */
async function closeServer({ server, connections }: HttpServer, closeMs: number): Promise<void> {
  const cut = setTimeout(() => connections.closeAll(), closeMs)
  await connections.finish()
  if (connections.size > 0) await new Promise((resolve) => setTimeout(resolve, CLOSE_NOTICE_MS))

  await new Promise<void>((resolve) => {
    server.close(() => resolve())
    connections.closeIdle()
  })
  clearTimeout(cut)
}
