import type { ContentApi } from '@frond/content/server'
import type { ProApi } from '@frond/pro-server'
import { Hono, type Context } from 'hono'
import { refuseCrossSite } from '../http/cross-site.ts'
import { answerEvent } from '../events/event-endpoint.ts'
import type { VisitCounter } from '../events/count-batch.ts'
import { answerHealth, answerReadiness, type Checks } from './health.ts'
import { answerIcons } from '../icons/icon-endpoint.ts'
import type { IconService } from '../icons/icon-service.ts'
import type { ImageEndpoint } from '../images/image-endpoint.ts'
import type { SocialImageEndpoint } from '../images/social-images.ts'
import { describeError, log } from '../log.ts'
import { methodNotAllowed, notFoundProblem, problem, tooManyRequests, unavailable } from '../http/problem.ts'
import { createRateLimit, type Rate } from '../http/rate-limit.ts'
import type { IslandEndpoint } from './island-endpoint.ts'
import type { Renderer } from './renderer.ts'
import { createReportEndpoint } from './report-endpoint.ts'
import { answerForm, createProCall, isFormPage } from '../pro/form-endpoint.ts'
import { REPORT_PATH } from '../http/security-headers.ts'

/** What an endpoint gets besides the request. */
export interface Visit {
  /** Decoded. */
  readonly path: string
  readonly visitor: string
  readonly secure: boolean
}

export interface EndpointOptions {
  readonly contentApi: ContentApi
  readonly events: VisitCounter
  readonly iconService: IconService | undefined
  readonly images: ImageEndpoint
  readonly answerSocialImage: SocialImageEndpoint
  readonly render: Renderer
  readonly answerIsland: IslandEndpoint
  readonly checks: Checks
  readonly pro: ProApi
  readonly rateLimits: boolean
  hasPage(path: string): boolean
}

type App = { Bindings: Visit }

const rates = {
  /** High, because one page may send many requests at once. */
  query: { burst: 600, perSecond: 60 },
  event: { burst: 60, perSecond: 1 },
  /**
   * What is rendered on request: examples, not-found pages and social images. The burst lets a search engine or a link checker
   * request every example (about 800) and social image (about 250) once, as fast as it can.
   */
  render: { burst: 1200, perSecond: 30 },
} satisfies Record<string, Rate>

/** Paths used by programs. An unknown path below them gets a problem document instead of an error page. */
const forMachines = /^\/(?:api|assets|_builds|_img|_islands|mcp|r|raw)(?:\/|$)|\/_payload\.json$|\.data$/

/** Handles every request that is not for a file of the build. */
export function createEndpoints(options: EndpointOptions): Hono<App> {
  const { contentApi, events, iconService, images, answerSocialImage, render, answerIsland, checks, pro, hasPage } =
    options
  const app = new Hono<App>()
  const limitQuery = limiter(options, rates.query, ['POST'])
  const limitEvent = limiter(options, rates.event, ['POST'])
  const limitRender = limiter(options, rates.render, ['GET', 'HEAD'])
  const limitForm = limiter(options, rates.render, ['POST'])
  const answerReports = createReportEndpoint()
  // Rethrow, so that the server answers and logs all errors in one place.
  app.onError((error) => {
    throw error
  })

  app.all('/healthz', (context) => readOnly(context) ?? answerHealth())
  app.all('/readyz', (context) => readOnly(context) ?? answerReadiness(checks))

  app.all('/api/content/:collection/query', async (context) => {
    return limitQuery(context) ?? refuseCrossSite(context.req.raw) ?? answerContent(context, contentApi)
  })
  app.all('/api/content/*', (context) => answerContent(context, contentApi))
  app.all('/api/event', async (context) => {
    return limitEvent(context) ?? answerEvent(context.req.raw, { store: events, hasPage })
  })
  app.all(REPORT_PATH, async (context) => limitEvent(context) ?? answerReports(context.req.raw))
  app.all('/api/icons/*', (context) =>
    answerIcons(context.req.raw, { service: iconService, visitor: context.env.visitor }),
  )
  app.all('/api/pro/*', ({ req, env }) => pro(req.raw, env.visitor))
  app.all('/_img/*', ({ req, env }) => images.answer(req.raw, env.path, env.visitor))
  app.all('/og/*', (context) => {
    return readOnly(context) ?? limitRender(context) ?? answerSocialImage(context.req.raw, context.env.path)
  })

  app.all('/_islands/*', (context) => readOnly(context) ?? limitRender(context) ?? answerIsland(context.req.raw))

  app.post('*', async (context, next) => {
    const { path } = context.env
    if (!isFormPage(path)) return next()
    return refuseCrossSite(context.req.raw) ?? limitForm(context) ?? answerForm(context.req.raw, context.env, options)
  })

  app.all('*', (context) => {
    const { path, secure } = context.env
    const refused = readOnly(context)
    if (refused) return refused
    if (forMachines.test(path)) return problem(notFoundProblem('There is nothing at this address.'))
    const { raw } = context.req
    return limitRender(context) ?? render(raw, { path, secure, call: createProCall(pro, raw, context.env.visitor) })
  })
  return app
}

function readOnly({ req }: Context<App>): Response | undefined {
  const isRead = req.raw.method === 'GET' || req.raw.method === 'HEAD'
  return isRead ? undefined : problem(methodNotAllowed('GET, HEAD'))
}

/** Only methods that cause work count towards the limit. */
function limiter({ rateLimits }: EndpointOptions, rate: Rate, methods: readonly string[]) {
  const limit = createRateLimit(rate)
  return ({ env, req }: Context<App>): Response | undefined => {
    const wait = rateLimits && methods.includes(req.raw.method) ? limit.take(env.visitor) : 0
    return wait > 0 ? problem(tooManyRequests(wait)) : undefined
  }
}

/** If the content database is missing, only queries fail: pages are prerendered. */
async function answerContent({ req }: Context<App>, contentApi: ContentApi): Promise<Response> {
  try {
    return await contentApi.handle(req.raw)
  } catch (error) {
    log('error', 'content.failed', { error: describeError(error) })
    return problem(unavailable('The content cannot be read at the moment.'))
  }
}
