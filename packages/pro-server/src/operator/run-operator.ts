import { ProviderError } from '../payments/provider.ts'
import { Refused } from '../problems.ts'
import { BackupError } from '../store/backup.ts'
import { StoreUnavailableError } from '../store/open-store.ts'
import { commands, OperatorError, type Command, type OfflineTools, type OperatorTools } from './commands.ts'

export const exitCodes = { done: 0, refused: 1, usage: 2, unreachable: 3 } as const

export interface OperatorRun {
  /** The arguments after `npm run pro --`. */
  readonly args: readonly string[]
  readonly offline: OfflineTools
  open(): Promise<OperatorTools & { close(): Promise<void> }>
  confirm(question: string): Promise<boolean>
  print(text: string): void
  printError(text: string): void
}

/** Runs a command, and returns the exit code of the process. */
export async function runOperator(run: OperatorRun): Promise<number> {
  const { print, printError } = run
  const flags = new Set(run.args.filter((arg) => arg.startsWith('--')))
  const words = run.args.filter((arg) => !arg.startsWith('--'))
  const isJson = flags.delete('--json')
  const isSure = flags.delete('--yes')
  const command = commands.find(({ name }) => words.join(' ').startsWith(name) && isPrefix(name.split(' '), words))
  const given = command ? words.slice(command.name.split(' ').length) : []
  if (!command || flags.size > 0 || !fits(command, given)) {
    printError(describeUsage(command))
    return exitCodes.usage
  }
  if (
    command.isFinal &&
    !isSure &&
    !(await run.confirm(`${command.name} ${given.join(' ')}: this cannot be undone. Continue?`))
  ) {
    printError('Nothing was changed. Add --yes to confirm without a question.')
    return exitCodes.refused
  }
  try {
    const result = await carryOut(command, run, given)
    print(isJson ? JSON.stringify(result, null, 2) : format(result))
    return exitCodes.done
  } catch (error) {
    const code = toExitCode(error)
    if (code === undefined) throw error
    const message = (error as Error).message
    if (isJson) print(JSON.stringify({ error: message }, null, 2))
    else printError(message)
    return code
  }
}

async function carryOut(command: Command, { open, offline }: OperatorRun, given: readonly string[]): Promise<unknown> {
  if (command.runOffline) return command.runOffline(offline, ...given)
  const tools = await open()
  try {
    return await command.run!(tools, ...given)
  } finally {
    await tools.close()
  }
}

function toExitCode(error: unknown): number | undefined {
  if (error instanceof StoreUnavailableError || error instanceof ProviderError) return exitCodes.unreachable
  const isRefused = error instanceof OperatorError || error instanceof Refused || error instanceof BackupError
  return isRefused ? exitCodes.refused : undefined
}

function isPrefix(name: readonly string[], words: readonly string[]): boolean {
  return name.every((word, index) => words[index] === word)
}

function fits({ args }: Command, given: readonly string[]): boolean {
  const required = args.filter((name) => !name.endsWith('?')).length
  return given.length >= required && given.length <= args.length
}

function describeUsage(command: Command | undefined): string {
  const listed = command ? [command] : commands
  const lines = listed.map(({ name, args, summary }) => {
    const names = args.map((arg) => (arg.endsWith('?') ? `[${arg.slice(0, -1)}]` : `<${arg}>`))
    return `  ${[name, ...names].join(' ').padEnd(40)} ${summary}`
  })
  return ['npm run pro -- <command> [--json] [--yes]', '', ...lines].join('\n')
}

/** A table for rows, and one line for each field of an object. */
function format(result: unknown): string {
  if (!Array.isArray(result)) return formatFields((result ?? {}) as Record<string, unknown>)
  const rows = result as Record<string, unknown>[]
  if (rows.length === 0) return 'None.'
  const columns = Object.keys(rows[0]!)
  const cells = [columns, ...rows.map((row) => columns.map((column) => String(row[column] ?? '–')))]
  const widths = columns.map((_, index) => Math.max(...cells.map((row) => row[index]!.length)))
  return cells
    .map((row) =>
      row
        .map((cell, index) => cell.padEnd(widths[index]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

function formatFields(fields: Record<string, unknown>): string {
  const names = Object.keys(fields)
  const width = Math.max(0, ...names.map((name) => name.length))
  return names.map((name) => `${name.padEnd(width)}  ${String(fields[name] ?? '–')}`).join('\n')
}
