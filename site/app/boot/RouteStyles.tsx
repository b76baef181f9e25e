import { use } from 'react'
import { Links, UNSAFE_FrameworkContext, useMatches } from 'react-router'

/**
 * The stylesheets of the matched routes. React Router's own `<Links>` marks those that are also used by a module loaded on
 * demand with a `#`, so that the browser would load them twice; here every stylesheet has one address.
 */
export function RouteStyles() {
  const framework = use(UNSAFE_FrameworkContext)
  const matches = useMatches()
  if (import.meta.env.DEV) return <Links />

  const hrefs = matches.flatMap(({ id }) => framework?.manifest.routes[id]?.css ?? [])
  return [...new Set(hrefs.map((href) => href.replace(/#$/, '')))].map((href) => (
    <link key={href} rel="stylesheet" href={href} precedence="route" />
  ))
}
