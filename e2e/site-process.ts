import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { request, type IncomingHttpHeaders } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

export interface AskOptions {
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer
}

/** The production server in a separate process, with its output so far. */
export interface SiteProcess {
  readonly port: number
  readonly dataFolder: string
  readonly child: ChildProcess
  /** The lines of its log, parsed as JSON. */
  lines(): Record<string, unknown>[]
  /** Sends a request exactly as written: the path is not normalized, and redirects are not followed. */
  ask(path: string, options?: AskOptions): Promise<Answer>
  /** Sends bytes and returns everything received until the connection closes. */
  send(bytes: string): Promise<string>
  /** Stops it with SIGTERM, or with another signal. */
  end(signal?: NodeJS.Signals): Promise<void>
  /** Stops it and deletes its data. */
  stop(): Promise<void>
}

interface StartOptions {
  /** Limit of open file descriptors. */
  openFiles?: number
}

/** Removing the types from the modules and compiling them is almost half of a start, so the first server stores the result. */
const compileCache = join(import.meta.dirname, '../.cache/node')

export async function startSite(
  settings: Record<string, string> = {},
  { openFiles }: StartOptions = {},
): Promise<SiteProcess> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'frond-data-'))
  const command = [process.execPath, '--conditions=frond-source', join(import.meta.dirname, 'start-site.ts')]
  const [program, ...args] = openFiles ? ['sh', '-c', `ulimit -n ${openFiles}; exec "$@"`, 'sh', ...command] : command
  const child = spawn(program!, args, {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      FROND_DATA: dataFolder,
      FROND_ICON_SERVICE: 'off',
      NODE_COMPILE_CACHE: compileCache,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))

  const port = await new Promise<number>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The server ended with code ${code}.\n${output}`)))
    child.stdout.on('data', () => {
      const [, found] = /ready at http:\/\/localhost:(\d+)/.exec(output) ?? []
      if (found) resolve(Number(found))
    })
  })

  async function end(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill(signal)
    await once(child, 'exit')
  }

  return {
    port,
    dataFolder: settings.FROND_DATA ?? dataFolder,
    child,
    lines: () =>
      output
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line) as Record<string, unknown>),
    ask: (path, { method = 'GET', headers = {}, body } = {}) =>
      new Promise((resolve, reject) => {
        const sent = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
          buffer(response).then(
            (given) => resolve({ status: response.statusCode!, headers: response.headers, body: given }),
            reject,
          )
        })
        sent.on('error', reject)
        sent.end(body)
      }),
    send(bytes) {
      const socket = connect(port, '127.0.0.1')
      socket.on('error', () => {})
      socket.write(bytes)
      return text(socket)
    },
    end,
    async stop() {
      await end()
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}
