import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export const root = join(import.meta.dirname, '..')

interface RunOptions {
  /** @default the repository's root */
  cwd?: string
  env?: Record<string, string | undefined>
  /** Captures the output instead of printing it. */
  quiet?: boolean
  /** Called with each line of the output. Needs `quiet`. */
  onLine?: (line: string) => void
  /** Whether this process ends without an error code if it has to stop the program. */
  isBackground?: boolean | (() => boolean)
  /** Called with the id of the process. */
  onStart?: (pid: number) => void
}

export interface RunResult {
  code: number
  /** Empty unless `quiet`. */
  output: string
}

const running = new Map<ChildProcess, { isBackground: NonNullable<RunOptions['isBackground']> }>()
const closers = new Set<() => Promise<void>>()

/** Runs a program to its end. It is stopped when this process ends, for any reason. */
export function run(program: string, args: readonly string[], options: RunOptions = {}): Promise<RunResult> {
  handleSignals()
  const { cwd = root, env, quiet = false, isBackground = false, onStart, onLine } = options
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...(quiet && process.stdout.isTTY && { FORCE_COLOR: '1' }), ...env },
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
  })
  running.set(child, { isBackground })
  if (child.pid !== undefined) onStart?.(child.pid)

  let output = ''
  const keep = (chunk: Buffer) => {
    output += chunk.toString()
  }
  child.stdout?.on('data', keep)
  if (onLine && child.stdout) createInterface(child.stdout).on('line', onLine)
  child.stderr?.on('data', keep)

  return new Promise((resolve, reject) => {
    child.once('error', (cause) => reject(new Error(`${program} could not be started: ${cause.message}`, { cause })))
    child.once('close', (code, signal) => {
      running.delete(child)
      // This process is ending, so nothing may react to the end of a program that was stopped for it.
      if (!isEnding) resolve({ code: code ?? 128 + (signal ? constants.signals[signal] : 0), output })
    })
  })
}

/** Runs a command of a dependency on the current Node, with our packages resolved from source. */
export function runTool(name: string, args: readonly string[], options: ToolOptions = {}): Promise<RunResult> {
  const conditions = ['frond-source', ...(options.conditions ?? [])].map((condition) => `--conditions=${condition}`)
  return run(process.execPath, [...conditions, findTool(name), ...args], options)
}

interface ToolOptions extends RunOptions {
  /** Additional import conditions for Node. */
  conditions?: readonly string[]
}

function findTool(name: string): string {
  const [packageName, command] = toolPackages[name] ?? [name, name]
  const folder = ['site/node_modules', 'node_modules']
    .map((modules) => join(root, modules, packageName))
    .find((path) => existsSync(path))
  if (!folder) throw new Error(`runTool: the package ${packageName} is not installed. Run npm install.`)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>
  }
  const file = typeof bin === 'string' ? bin : bin[command]
  if (!file) throw new Error(`runTool: ${packageName} brings no command "${command}".`)
  return join(folder, file)
}

/** Commands whose name differs from their package. */
const toolPackages: Record<string, [packageName: string, command: string]> = {
  'react-router': ['@react-router/dev', 'react-router'],
  playwright: ['@playwright/test', 'playwright'],
  tsc: ['typescript', 'tsc'],
  attw: ['@arethetypeswrong/cli', 'attw'],
}

/** Calls `close` before the process exits because of a signal. */
export function closeOnSignal(close: () => Promise<void>): void {
  handleSignals()
  closers.add(close)
}

let isPrepared = false

function handleSignals(): void {
  if (isPrepared) return
  isPrepared = true
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(signal))
  // The parent script ended without a signal. The listener alone must not keep the process alive.
  process.on('disconnect', () => void end('SIGTERM'))
  process.channel?.unref()
}

/** Longer than the grace period of the site's server for started requests. */
const CLOSE_DEADLINE_MS = 12_000
let isEnding = false

async function end(signal: NodeJS.Signals): Promise<void> {
  // The terminal signals the whole process group, and the bootstrap script forwards the signal, so it may arrive twice.
  if (isEnding) return
  isEnding = true
  const isInterrupted = [...running.values()].some(
    ({ isBackground }) => !(typeof isBackground === 'function' ? isBackground() : isBackground),
  )
  for (const child of running.keys()) child.kill(signal)
  setTimeout(() => process.exit(1), CLOSE_DEADLINE_MS).unref()
  await Promise.all([...closers].map((close) => close()))
  await Promise.all([...running.keys()].map((child) => new Promise((resolve) => child.once('close', resolve))))
  process.exit(isInterrupted ? 128 + constants.signals[signal] : 0)
}
