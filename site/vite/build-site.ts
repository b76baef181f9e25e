import { join } from 'node:path'
import { createBuilder } from 'vite'
import { finishBuild } from './finish-build.ts'

/**
 * Builds the production site. `react-router build` would load the configuration and start all plugins once more to look for
 * a plugin, and it would transform the modules of `finishBuild` instead of leaving that to Node.
 */

const root = join(import.meta.dirname, '..')
const configFile = join(root, 'vite.config.ts')
const builder = await createBuilder({ root, configFile, configLoader: 'native', logLevel: 'error' })
await builder.buildApp()
await finishBuild()
