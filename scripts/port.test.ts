import { createServer, type AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { findFreePort, parsePort, requireFreePort } from './port.ts'

it('reads the port, or uses the default', () => {
  expect(parsePort('8080', 3000)).toBe(8080)
  expect(parsePort(undefined, 3000)).toBe(3000)
  expect(parsePort('', 3000)).toBe(3000)
})

it.each(['http', '0', '65536', '-1', '3000.5', '1e3', ' 80'])(
  'rejects %j as a port and names it in the error',
  (value) => {
    expect(() => parsePort(value, 3000)).toThrow(`PORT is "${value}"`)
  },
)

it('names a port that is in use and suggests a solution', async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  await expect(requireFreePort(port, 'npm start')).rejects.toThrow(
    `Port ${port} is taken by another program. Stop that program, or choose another port: PORT=${port + 1} npm start`,
  )
  await new Promise((resolve) => server.close(resolve))
  await requireFreePort(port, 'npm start')
})

it('finds a free port', async () => {
  const port = await findFreePort()
  expect(port).toBeGreaterThan(0)
  await requireFreePort(port, 'npm start')
})
