import { startServer } from '../site/server/main.ts'

/** Starts a separate server for one test file: `node --conditions=frond-source e2e/start-site.ts`. Settings come from the environment. */

const server = await startServer({ port: 0, build: process.env.FROND_BUILD })
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)))
process.stdout.write(`ready at ${server.address}\n`)
