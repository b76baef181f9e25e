/** Writes one line of JSON per event. Fields never contain keys, tokens, queries or visitor addresses. */
export function log(level: 'info' | 'warn' | 'error', event: string, fields: Record<string, unknown> = {}): void {
  const line = JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })
  if (level === 'info') process.stdout.write(`${line}\n`)
  else process.stderr.write(`${line}\n`)
}

/** Logs unhandled rejections. Without a listener, Node would end the process. */
export function logUnhandledRejections(): void {
  process.on('unhandledRejection', (error) => log('error', 'process.rejection', { error: describeError(error) }))
}

const LONGEST_PATH = 200

/** A path for the log: without its query, and truncated. */
export function loggedPath(target: string): string {
  const end = target.search(/[?#]/)
  return (end < 0 ? target : target.slice(0, end)).slice(0, LONGEST_PATH)
}

/** Describes an error for the log. */
export function describeError(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
