import { createHash } from 'node:crypto'
import type { IslandContent, ServerIsland } from '../../app/server-boundary.ts'
import { LruCache } from '../../lru-cache.ts'
import { badRequest, methodNotAllowed, notFoundProblem, problem, unavailable } from '../http/problem.ts'
import { readJsonObject } from '@frond/content/http'

/** `/_islands/{key}.json` */
export interface IslandAnswer {
  readonly id: string
  readonly html: string
  readonly head: { readonly link: readonly { readonly rel: 'stylesheet'; readonly href: string }[] }
}

/** Maximum characters of the `props` parameter. */
const MAX_PROPS = 1024
const KEPT = 200

export type IslandEndpoint = (request: Request) => Promise<Response>

/**
 * Answers with a part of a page, such as `GET /_islands/changelog.json?props={"slug":"button"}`.
 * @param loadIslands resolves with `undefined` if the islands cannot be loaded at the moment
 */
export function createIslandEndpoint(
  loadIslands: () => Promise<ReadonlyMap<string, ServerIsland> | undefined>,
  kept = KEPT,
): IslandEndpoint {
  const answers = new LruCache<string, IslandAnswer>({ limit: kept })

  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return problem(methodNotAllowed('GET, HEAD'))
    const { pathname, searchParams } = new URL(request.url)
    const key = /^\/_islands\/([a-z-]+)\.json$/.exec(pathname)?.[1] ?? ''
    const islands = await loadIslands()
    if (!islands) return problem(unavailable('Parts of pages cannot be made at the moment.'))
    const island = islands.get(key)
    if (!island) return problem(notFoundProblem('There is no such island.'))

    const [text = '{}', ...more] = searchParams.getAll('props')
    const given = more.length > 0 || text.length > MAX_PROPS ? undefined : readJsonObject(text)
    const props = given && island.parse(given)
    if (!props) return problem(badRequest('The props are not valid for this island.'))

    const name = `${key} ${JSON.stringify(props)}`
    const answer = answers.get(name) ?? toAnswer(key, name, island.render(props))
    if (!answer) return problem(notFoundProblem('There is nothing to show for these props.'))
    answers.set(name, answer)
    return Response.json(answer, { headers: { 'Cache-Control': 'public, max-age=300' } })
  }
}

function toAnswer(key: string, name: string, content: IslandContent | undefined): IslandAnswer | undefined {
  if (!content) return undefined
  const hash = createHash('sha256').update(name).digest('hex').slice(0, 8)
  const link = content.styles.map((href) => ({ rel: 'stylesheet' as const, href }))
  return { id: `${key}-${hash}`, html: content.html, head: { link } }
}
