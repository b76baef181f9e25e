import { notFound } from '../navigation/not-found'
import type { Route } from './+types/not-found'

export function loader({ request }: Route.LoaderArgs) {
  throw notFound(toPath(request), { fatal: false })
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  throw notFound(toPath(request), { fatal: false })
}

function toPath(request: Request): string {
  return new URL(request.url).pathname
}

/**
 * Never rendered, because the loaders always throw. Without a component, React Router would treat this as a resource
 * route.
 */
export default function NotFound() {
  return null
}
