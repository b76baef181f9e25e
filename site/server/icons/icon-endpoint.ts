import { pickIcons } from '../../icon-collections.ts'
import type { IconService } from './icon-service.ts'
import { badRequest, methodNotAllowed, notFoundProblem, problem } from '../http/problem.ts'

/** Iconify's limit for a URL, including the query. */
const MAX_ADDRESS_LENGTH = 500
const MAX_ICONS = 64
const wellFormed = /^[a-z\d]+(?:-[a-z\d]+)*$/

interface IconOptions {
  /** Used for collections that are not installed. */
  service?: IconService | undefined
  /** The visitor key for the limits of the icon service. */
  visitor?: string
}

/** `GET /api/icons/lucide.json?icons=rocket,star`: icons that are not part of the page, in Iconify's format. */
export async function answerIcons(request: Request, { service, visitor = '' }: IconOptions = {}): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return problem(methodNotAllowed('GET, HEAD'))
  const { pathname, search, searchParams } = new URL(request.url)
  if (pathname.length + search.length > MAX_ADDRESS_LENGTH) {
    const detail = `An address has at most ${MAX_ADDRESS_LENGTH} letters. Split the list of icons.`
    return problem({ status: 414, title: 'URI Too Long', detail })
  }
  const prefix = /^\/api\/icons\/([^/]+)\.json$/.exec(pathname)?.[1] ?? ''
  if (!wellFormed.test(prefix)) return problem(notFoundProblem('There is no such icon collection here.'))

  const lists = searchParams.getAll('icons')
  const names = [...new Set(lists[0]?.split(','))]
  if (lists.length !== 1 || names.length > MAX_ICONS || !names.every((name) => wellFormed.test(name)))
    return problem(badRequest(`Name 1 to ${MAX_ICONS} icons: ?icons=rocket,star`))

  const icons = pickIcons(prefix, names) ?? (await service?.find(prefix, names, visitor))
  if (!icons) return problem(notFoundProblem(`There is no icon collection "${prefix}" here.`))
  return Response.json(icons, { headers: { 'Cache-Control': 'public, max-age=604800' } })
}
