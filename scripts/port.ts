import { createServer, type AddressInfo } from 'node:net'

/** The port from the environment. */
export function parsePort(value: string | undefined, fallback: number): number {
  if (value === undefined || value === '') return fallback
  const port = Number(value)
  if (!/^\d+$/.test(value) || port < 1 || port > 65535) {
    throw new PortError(`PORT is "${value}", which is no port. Give a number from 1 to 65535, for example PORT=3001.`)
  }
  return port
}

/** The port is invalid or in use. The message is complete, so no stack trace is printed. */
export class PortError extends Error {}

export function portTaken(port: number, command: string): PortError {
  const other = port < 65535 ? port + 1 : port - 1
  return new PortError(
    `Port ${port} is taken by another program. Stop that program, or choose another port: PORT=${other} ${command}`,
  )
}

export function isPortTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
}

/** Checks the port before the build, so that the error does not appear after a long build. */
export async function requireFreePort(port: number, command: string): Promise<void> {
  try {
    await tryPort(port)
  } catch (error) {
    if (isPortTaken(error)) throw portTaken(port, command)
    if (error instanceof Error && 'code' in error && error.code === 'EACCES') {
      throw new PortError(`Port ${port} may not be used by this account. Choose one above 1023: PORT=3000 ${command}`)
    }
    throw error
  }
}

export function findFreePort(): Promise<number> {
  return tryPort(0)
}

function tryPort(port: number): Promise<number> {
  const server = createServer()
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, () => {
      const { port: given } = server.address() as AddressInfo
      server.close(() => resolve(given))
    })
  })
}
