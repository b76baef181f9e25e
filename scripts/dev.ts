import { join } from 'node:path'
import { parsePort, PortError, requireFreePort } from './port.ts'
import { root, runTool } from './run.ts'

/** Serves the site with hot reload of library, pages and content. */

try {
  const port = parsePort(process.env.PORT, 3000)
  await requireFreePort(port, 'npm run dev')
  const { code } = await runTool('react-router', ['dev', '--port', String(port), '--strictPort'], {
    cwd: join(root, 'site'),
    // Without this, React Router restarts itself with only its own condition and loses ours.
    conditions: ['development'],
  })
  process.exitCode = code
} catch (error) {
  if (!(error instanceof PortError)) throw error
  console.error(error.message)
  process.exit(1)
}
