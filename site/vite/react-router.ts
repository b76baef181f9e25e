import { reactRouter } from '@react-router/dev/vite'
import type { Plugin } from 'vite'

type HookName = 'resolveId' | 'load' | 'transform'
type Filters = Partial<Record<HookName, RegExp>>

const routeModule = /\/app\/(?:root|routes\/[^?]+)\.tsx(?:\?|$)/
const virtualModule = { resolveId: /^virtual:react-router\//, load: /^\0virtual:react-router\// }

/** The modules that each plugin of React Router handles. For all others, its hooks return nothing. */
const filters: Readonly<Record<string, Filters>> = {
  'react-router': { transform: /\.module\.\w+(?:\?|$)/ },
  'react-router:route-chunks-index': { transform: routeModule },
  'react-router:build-client-route': { transform: /\?__react-router-build-client-route$/ },
  'react-router:split-route-modules': { transform: /\?route-chunk=/ },
  'react-router:virtual-modules': virtualModule,
  'react-router:dot-server': { resolveId: /\.server\b/ },
  'react-router:dot-client': { transform: /\.client\b/ },
  'react-router:route-exports': { transform: routeModule },
  'react-router:inject-hmr-runtime': virtualModule,
  'react-router:hmr-runtime': virtualModule,
}

/**
 * The plugins of React Router, with filters. Without filters, Rolldown calls ten hooks in JavaScript for each import and for
 * each module, which takes seconds of a build.
 */
export function filteredReactRouter(): Plugin[] {
  const plugins = reactRouter() as Plugin[]
  for (const name of Object.keys(filters)) {
    if (!plugins.some((plugin) => plugin.name === name))
      throw new Error(
        `react-router: there is no plugin "${name}" any more. Update the filters in vite/react-router.ts.`,
      )
  }
  return plugins.map((plugin) => {
    // It does nothing in a build.
    if (plugin.name === 'react-router:react-refresh-babel') return { ...plugin, apply: 'serve' }
    return addFilters(plugin, filters[plugin.name] ?? {})
  })
}

function addFilters(plugin: Plugin, { resolveId, load, transform }: Filters): Plugin {
  return {
    ...plugin,
    ...(resolveId && { resolveId: addFilter(plugin.resolveId, resolveId) }),
    ...(load && { load: addFilter(plugin.load, load) }),
    ...(transform && { transform: addFilter(plugin.transform, transform) }),
  } as Plugin
}

function addFilter(hook: object | undefined, id: RegExp): object {
  if (typeof hook !== 'function') throw new TypeError('react-router: a hook with a filter is no longer a function.')
  return { filter: { id }, handler: hook }
}
