import { ProSettingError } from '../packages/pro-server/src/settings.ts'
import { checkDataFolder, DataError } from '../site/server/events/data-folder.ts'
import type { RunningServer } from '../site/server/main.ts'
import { readSettings, SettingError } from '../site/server/settings.ts'
import { compressSite, createPackageBuilder, createPreviewBuilder } from './background-builds.ts'
import { BuildError, buildIfStale, site } from './targets.ts'
import { isPortTaken, parsePort, PortError, portTaken, requireFreePort } from './port.ts'
import { closeOnSignal } from './run.ts'

/** Builds the production site if it is stale, and serves it. */

let server: RunningServer | undefined

try {
  const port = parsePort(process.env.PORT, 3000)
  const settings = readSettings()
  checkDataFolder(settings.dataFolder)
  await requireFreePort(port, 'npm start')
  const firstPages = Promise.withResolvers<boolean>()
  const completed = buildIfStale(site, {
    onBuild: () => console.log('Building the site. The first build usually takes about 25 seconds …'),
    onProgress: (text) => !server && console.log(`  ${text}`),
    onFirstPages: () => firstPages.resolve(true),
  })
  // The server starts when the first pages are written, while the build continues with the others.
  const isPartial = await Promise.race([firstPages.promise, completed.then(() => false)])

  process.env.NODE_ENV ??= 'production'
  const [{ startServer }, { logUnhandledRejections }] = await Promise.all([
    import('../site/server/main.ts'),
    import('../site/server/log.ts'),
  ])
  logUnhandledRejections()
  const builders = { previews: createPreviewBuilder(), packages: createPackageBuilder() }
  const given = { port, settings, ...builders, ...(isPartial && { completed }) }
  server = await startServer(given).catch((error: unknown) => {
    throw isPortTaken(error) ? portTaken(port, 'npm start') : error
  })
  closeOnSignal(server.close)
  console.log(`Frond UI is ready at ${server.address}`)
  await completed
  if (process.env.FROND_COMPRESS !== 'off') void compressSite()
} catch (error) {
  if (error instanceof DataError || error instanceof ProSettingError) {
    console.error(error.message)
    process.exit(DataError.exitCode)
  }
  if (!(error instanceof PortError || error instanceof BuildError || error instanceof SettingError)) throw error
  console.error(error.message)
  process.exit(1)
}
