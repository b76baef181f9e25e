import { BuildError, buildIfStale, site } from './targets.ts'
import { isPortTaken, parsePort, PortError, portTaken, requireFreePort } from './port.ts'
import { closeAtEnd } from './run.ts'

/** Serves the production site, after building it where it is stale. */

try {
  const port = parsePort(process.env.PORT, 3000)
  await requireFreePort(port, 'npm start')
  await buildIfStale(site, { onBuild: () => console.log('Building the site …') })

  process.env.NODE_ENV ??= 'production'
  const { startServer } = await import('../site/server.ts')
  const server = await startServer({ port }).catch((error: unknown) => {
    throw isPortTaken(error) ? portTaken(port, 'npm start') : error
  })
  closeAtEnd(server.close)
  console.log(`Frond UI is ready at ${server.address}`)
} catch (error) {
  if (!(error instanceof PortError || error instanceof BuildError)) throw error
  console.error(error.message)
  process.exit(1)
}
