import { writeSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import type { Core } from '../core.ts'
import { customer } from '../core.ts'
import { openSecrets, type SecretsData } from '../license/secrets.ts'
import { processEvent } from '../payments/process-event.ts'
import { createSandbox } from '../payments/sandbox.ts'
import { activate } from '../store/activations.ts'
import { runCommand } from '../store/idempotency.ts'
import { openStore, type StoreOptions } from '../store/open-store.ts'

/** The process that `kill-workers.ts` kills. It activates seats and processes payments, and prints what is confirmed. */

export interface KillWorkerTask {
  readonly place: Pick<StoreOptions, 'file' | 'databaseUrl'>
  readonly secrets: SecretsData
  readonly licenseId: string
  /** Sessions that are paid, and whose events are processed. */
  readonly sessions: readonly string[]
  /** Activations continue with this number. The first one may repeat an activation that was not confirmed. */
  readonly next: number
}

// Node writes its cache when a process ends, but this one is killed.
flushCompileCache()

const task = JSON.parse(process.argv[2] ?? '') as KillWorkerTask
const store = openStore(task.place)
const core: Core = { store, secrets: openSecrets(task.secrets), mode: 'test', escrow: true, now: () => new Date() }
const sandbox = createSandbox(core, (id) => id)

async function takeSeat(number: number): Promise<string> {
  const command = { scope: 'activate', keyHash: `key-${number}`, requestSha256: `request-${number}` }
  const { body } = await runCommand(core, command, async (tx) => {
    const holder = { kind: 'handle', value: `dev-${number}` } as const
    const { activationId } = await activate(tx, core, { license: { id: task.licenseId }, holder, actor: customer })
    return { status: 201, body: activationId }
  })
  return body
}

/** If the pipe is full, `process.stdout` would keep the line in memory, where it is lost with the process. This waits. */
function confirm(line: string): void {
  writeSync(1, `${line}\n`)
}

const sessions = [...task.sessions]
for (let number = task.next; ; number += 1) {
  confirm(`seat ${number} ${await takeSeat(number)}`)
  const sessionId = sessions.shift()
  if (!sessionId) continue
  const event = { id: `evt_${sessionId}`, type: 'checkout.session.completed', mode: 'test', sessionId } as const
  await processEvent(core, sandbox, event)
  confirm(`paid ${sessionId}`)
}
