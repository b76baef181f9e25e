import { problem } from '../.server/problem'
import { pickIcons } from '../../vite/icon-subset'
import type { Route } from './+types/icons'

/** As many names as the longest list that the library asks for at once could hold. */
const MAX_ICONS = 250

/** `GET /api/icons/lucide.json?icons=rocket,star`: icons that a page does not carry itself, in Iconify's format. */
export function loader({ params, request }: Route.LoaderArgs) {
  const names = (new URL(request.url).searchParams.get('icons') ?? '').split(',').filter(Boolean)
  if (names.length === 0 || names.length > MAX_ICONS) {
    return problem({ status: 400, title: 'Bad Request', detail: `Name 1 to ${MAX_ICONS} icons: ?icons=rocket,star` })
  }
  const prefix = params.collection.replace(/\.json$/, '')
  const icons = pickIcons(prefix, names)
  if (!icons)
    return problem({ status: 404, title: 'Not Found', detail: `There is no icon collection "${prefix}" here.` })
  return Response.json(icons, { headers: { 'Cache-Control': 'public, max-age=604800' } })
}
