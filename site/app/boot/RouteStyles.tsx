import { use } from 'react'
import { Links, UNSAFE_FrameworkContext, useMatches } from 'react-router'

/**
 * The stylesheets of the matched routes. React Router's `<Links>` appends `#` to the URL of a stylesheet that a lazily
 * loaded module also uses, so the browser would load it twice. Here each stylesheet has one URL.
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
