import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import { isbot } from 'isbot'
import { isRouteErrorResponse, ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router'
import { toBootData } from './boot/boot-data.server'
import { BootContext } from './boot/BootScript'
import { StaticPartContext } from './article/StaticHtml'
import { readStaticPart } from './article/static-parts.server'
import { documentPaths, renderDocument } from './companions/documents.server'
import { renderRawPage } from './companions/raw-page.server'
import { treePaths } from './docs/render-navigation.server'
import { renderPayload } from './payload/payload.server'
import { proStateContext } from './payload/pro-state.server'
import { islands } from './payload/server-islands.server'
import type { ServerEntry } from './server-boundary'
import { isNotFoundDetails } from './navigation/not-found'
import { readShellPart } from './shell/shell-parts.server'

export const serverEntry: ServerEntry = {
  buildId: __BUILD_ID__,
  setProState: (context, state) => context.set(proStateContext, state),
  islands,
  renderPayload,
  treePaths,
  renderRawPage,
  documentPaths,
  renderDocument,
}

const RENDER_LIMIT_MS = 10_000

/**
 * Renders a page as one string. Pages are prerendered or small, so streaming has no benefit. If rendering fails
 * halfway, the whole request fails and no broken page is sent.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  if (status >= 400 && isBot(request)) return answerBot(status, headers, routerContext)

  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })

  // In development, React Router's own <Scripts> starts the page and reads the stream itself.
  const boot = import.meta.env.DEV ? null : await toBootData(routerContext)
  const context = boot ? { ...routerContext, serverHandoffStream: undefined } : routerContext

  const html = await renderToText(
    <BootContext value={boot}>
      <StaticPartContext value={(name) => readStaticPart(loadContext, name) ?? readShellPart(name)}>
        <ServerRouter context={context} url={request.url} />
      </StaticPartContext>
    </BootContext>,
  )
  return new Response(scriptBeforeStyles(html), { status, headers })
}

/** Headless browsers render pages like any other browser, although the bot list contains them. */
function isBot(request: Request): boolean {
  const agent = request.headers.get('User-Agent') ?? ''
  return isbot(agent) && !agent.includes('HeadlessChrome')
}

/** Bots get a line of text instead of an error page. The server logs the error. */
function answerBot(status: number, headers: Headers, { staticHandlerContext }: EntryContext): Response {
  const [error] = Object.values(staticHandlerContext.errors ?? {})
  const details: unknown = isRouteErrorResponse(error) ? error.data : undefined
  headers.set('Content-Type', 'text/plain; charset=utf-8')
  return new Response(isNotFoundDetails(details) ? details.message : `Error ${status}`, { status, headers })
}

/**
 * React moves stylesheets to the top of the head, where they would block the script that must run before the first
 * paint.
 */
function scriptBeforeStyles(html: string): string {
  const [script] = /<script data-palettes[\s\S]*?<\/script>/.exec(html) ?? []
  const styles = html.indexOf('<link rel="stylesheet"')
  if (!script || styles < 0 || styles > html.indexOf(script)) return html
  const rest = html.replace(script, () => '')
  return rest.slice(0, styles) + script + rest.slice(styles)
}

function renderToText(page: React.ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      // By default, React reveals large Suspense boundaries with an inline script. The page must be readable without
      // script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timeout)
        const body = new PassThrough()
        text(body).then(resolve, reject)
        pipe(body)
      },
      onShellError: reject,
      // Fail on errors inside a boundary. Otherwise React only logs them, and the build would pass with a broken page.
      onError: reject,
    })
    const timeout = setTimeout(() => {
      abort()
      reject(new Error(`The page did not render within ${RENDER_LIMIT_MS} ms.`))
    }, RENDER_LIMIT_MS)
  })
}
