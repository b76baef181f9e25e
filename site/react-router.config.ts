import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // Send all routes with the page, so that client navigation never asks the server for them.
  routeDiscovery: { mode: 'initial' },
  // Keep a route and its loader in one module, for fewer requests.
  splitRouteModules: false,
} satisfies Config
