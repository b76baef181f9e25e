import { answerIcons } from '../.server/icon-endpoint'
import type { Route } from './+types/icons'

/** For development; in production the server answers before it comes here. */
export function loader({ request }: Route.LoaderArgs) {
  return answerIcons(request)
}
