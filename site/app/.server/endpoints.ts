import type { ContentApi } from '@frond/content/server'
import { Hono, type Context } from 'hono'
import { answerEvent } from './event-endpoint.ts'
import type { EventStore } from './event-store.ts'
import { answerHealth, answerReadiness, type Checks } from './health.ts'
import { answerIcons } from './icon-endpoint.ts'
import type { IconService } from './icon-service.ts'
import type { ImageEndpoint } from './image-endpoint.ts'
import { describeError, log } from './log.ts'
import { methodNotAllowed, notFoundProblem, problem } from './problem.ts'
import { createRateLimit, type Rate } from './rate-limit.ts'
import type { Renderer } from './renderer.ts'

/** What an endpoint knows of a request besides the request itself. */
export interface Visit {
  /** Decoded. */
  readonly path: string
  readonly visitor: string
  readonly secure: boolean
}

export interface EndpointOptions {
  readonly contentApi: ContentApi
  readonly events: EventStore
  readonly iconService: IconService | undefined
  readonly images: ImageEndpoint
  readonly render: Renderer
  readonly checks: Checks
  readonly rateLimits: boolean
  hasPage(path: string): boolean
}

type App = { Bindings: Visit }

const rates = {
  /** Generous: a page may ask for many things at once. */
  query: { burst: 600, perSecond: 60 },
  event: { burst: 60, perSecond: 1 },
} satisfies Record<string, Rate>

/** Addresses for machines: where there is nothing, they get a problem and no page. */
const forMachines = /^\/(?:api|assets|_builds|_img|_islands|mcp|r|raw)(?:\/|$)|\/_payload\.json$|\.data$/

/** Everything that is not a file of the build. */
export function createEndpoints(options: EndpointOptions): Hono<App> {
  const { contentApi, events, iconService, images, render, checks, hasPage } = options
  const app = new Hono<App>()
  const limitQuery = limiter(options, rates.query)
  const limitEvent = limiter(options, rates.event)

  app.all('/healthz', (context) => readOnly(context) ?? answerHealth())
  app.all('/readyz', (context) => readOnly(context) ?? answerReadiness(checks))

  app.all('/api/content/:collection/query', async (context) => {
    return limitQuery(context) ?? answerContent(context, contentApi)
  })
  app.all('/api/content/*', (context) => answerContent(context, contentApi))
  app.all('/api/event', async (context) => {
    return limitEvent(context) ?? answerEvent(context.req.raw, { store: events, hasPage })
  })
  app.all('/api/icons/*', (context) =>
    answerIcons(context.req.raw, { service: iconService, visitor: context.env.visitor }),
  )
  app.all('/_img/*', ({ req, env }) => images.answer(req.raw, env.path, env.visitor))

  app.all('*', (context) => {
    const { path, secure } = context.env
    const refused = readOnly(context)
    if (refused) return refused
    if (forMachines.test(path)) return problem(notFoundProblem('There is nothing at this address.'))
    return render(context.req.raw, { path, secure })
  })
  return app
}

function readOnly({ req }: Context<App>): Response | undefined {
  const isRead = req.raw.method === 'GET' || req.raw.method === 'HEAD'
  return isRead ? undefined : problem(methodNotAllowed('GET, HEAD'))
}

function limiter({ rateLimits }: EndpointOptions, rate: Rate): (context: Context<App>) => Response | undefined {
  const limit = createRateLimit(rate)
  return ({ env, req }) => {
    // Only what would do work is counted.
    const wait = rateLimits && req.raw.method === 'POST' ? limit.take(env.visitor) : 0
    if (wait === 0) return undefined
    return problem({
      status: 429,
      title: 'Too Many Requests',
      detail: `Try again in ${wait} seconds.`,
      headers: { 'Retry-After': String(wait) },
    })
  }
}

/** The content is a file of the build. Should it be gone, pages still work, as they are made. */
async function answerContent({ req }: Context<App>, contentApi: ContentApi): Promise<Response> {
  try {
    return await contentApi.handle(req.raw)
  } catch (error) {
    log('error', 'content.failed', { error: describeError(error) })
    return problem({
      status: 503,
      title: 'Service Unavailable',
      detail: 'The content cannot be read at the moment.',
      headers: { 'Retry-After': '5' },
    })
  }
}
