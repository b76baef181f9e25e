import { pagesOf } from './content.server'

/** The text of all pages of a version. The build writes it to `search/{version}.json`. */
export function loader({ request }: { request: Request }): Response {
  const version = /\/search\/([^/]+)\.json$/.exec(new URL(request.url).pathname)?.[1] ?? ''
  return Response.json(pagesOf(version).flatMap(({ sections }) => sections))
}
