import { startServer } from '../site/server/main.ts'

/** A server of its own for one test file: `node --conditions=frond-source e2e/start-site.ts`. Settings come by environment. */

const server = await startServer({ port: 0, build: process.env.FROND_BUILD })
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)))
process.stdout.write(`ready at ${server.address}\n`)
