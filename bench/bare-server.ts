import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The reference: sends one file from memory with the minimum of headers, and does nothing else. */

const body = readFileSync(process.env.FROND_BENCH_FILE!)
const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Encoding': 'br',
  'Content-Length': body.length,
}
const server = createServer((_, response) => {
  response.writeHead(200, headers)
  response.end(body)
})
server.listen(0, () => process.stdout.write(`ready at http://localhost:${(server.address() as AddressInfo).port}\n`))
process.on('SIGTERM', () => process.exit(0))
