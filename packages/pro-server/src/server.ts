import { join } from 'node:path'
import type { Core } from './core.ts'
import { API_PATH, createProApi, type ProApi } from './http/api.ts'
import type { ApiContext, Log } from './http/context.ts'
import { createRateLimits } from './http/rate-limits.ts'
import { openSecrets } from './license/secrets.ts'
import { createFileMailer, createSmtpMailer, type Mailer } from './mail/mailer.ts'
import { performMail } from './mail/perform-mail.ts'
import type { CheckoutProvider } from './payments/provider.ts'
import { createSandbox, type Sandbox } from './payments/sandbox.ts'
import type { Release } from './releases/releases.ts'
import type { ProSettings } from './settings.ts'
import { deleteExpired } from './store/links.ts'
import { openStore } from './store/open-store.ts'
import { createOutboxWorker, type Task } from './store/outbox.ts'

export interface ProServerOptions {
  readonly settings: ProSettings
  /** The address of the site if the settings name none. */
  origin(): string
  readonly log: Log
  readonly releases?: readonly Release[]
  readonly now?: () => Date
  /** For tests. @default the provider of the settings */
  readonly provider?: CheckoutProvider
  readonly mailer?: Mailer
}

export interface ProServer {
  readonly api: ProApi
  readonly core: Core
  readonly provider: CheckoutProvider
  readonly mailer: Mailer
  /** Whether payments are made on the test page of the site. */
  readonly hasSandbox: boolean
  /** Why licenses cannot be read, or `undefined`. */
  findFault(): string | undefined
  /** Sends the mails and events that are due. */
  runOutbox(): Promise<number>
  close(): Promise<void>
}

const OUTBOX_MS = 2000
const CLEANUP_MS = 600_000

/** Opens everything that `/api/pro` needs. It does not wait for the store: until that is open, requests get 503. */
export async function openProServer(options: ProServerOptions): Promise<ProServer> {
  const { settings, log, releases = [], now = () => new Date() } = options
  const { mode, folder, databaseUrl, escrow } = settings
  const origin = () => settings.origin ?? options.origin()
  const store = openStore({
    file: join(folder, 'pro.db'),
    ...(databaseUrl && { databaseUrl }),
    now,
    onFault: (fault) => (fault ? log('error', 'pro.store-down', { fault }) : log('info', 'pro.store-ready')),
  })
  const core: Core = { store, secrets: openSecrets(settings.secrets), mode, escrow, now }
  const sandbox = settings.checkout.provider === 'sandbox' ? openSandbox(core) : undefined
  const provider = options.provider ?? sandbox ?? (await openStripe(settings))
  const mailer = options.mailer ?? openMailer(settings, log)

  async function perform(task: Task, id: string): Promise<void> {
    if (task.kind !== 'sandbox-event') return performMail(core, { mailer, origin: origin() }, task, id)
    const event = await sandbox?.toWebhook(task)
    if (!event) return
    const request = new Request(`${origin()}${API_PATH}/webhooks/sandbox`, { method: 'POST', ...event })
    const { status } = await api(request, 'sandbox')
    if (status !== 200) throw new Error(`The webhook answered ${status}.`)
  }

  const onFailure = ({ id, kind, attempts }: { id: string; kind: string; attempts: number }, error: unknown) =>
    log('warn', 'pro.task-failed', { id, kind, attempts, error: error instanceof Error ? error.name : 'unknown' })
  const worker = createOutboxWorker({ store, now, perform, onFailure })
  const runOutbox = () => worker.run()
  const context: ApiContext = {
    core,
    provider,
    ...(sandbox && { sandbox }),
    limits: createRateLimits({ store, isOn: settings.rateLimits, now }),
    releases,
    origin,
    // If the store is down, the timer tries again.
    wakeWorker: () =>
      worker.run().then(
        () => {},
        () => {},
      ),
    log,
  }
  const api = createProApi(context)
  const timers = [
    setInterval(() => void context.wakeWorker(), OUTBOX_MS).unref(),
    setInterval(() => void deleteExpired(store, now()).catch(() => {}), CLEANUP_MS).unref(),
  ]

  return {
    api,
    core,
    provider,
    mailer,
    hasSandbox: sandbox !== undefined,
    findFault: () => store.findFault(),
    runOutbox,
    async close() {
      for (const timer of timers) clearInterval(timer)
      await worker.stop()
      await store.close()
    },
  }
}

function openSandbox(core: Core): Sandbox {
  return createSandbox(core, (sessionId) => `/pro/sandbox/checkout/${sessionId}`)
}

/** The package of Stripe is large, so it is loaded only where it is used. */
async function openStripe({ checkout, mode }: ProSettings): Promise<CheckoutProvider> {
  if (checkout.provider !== 'stripe') throw new Error('openStripe: the settings name another provider.')
  const { createStripeProvider } = await import('./payments/stripe.ts')
  return createStripeProvider({ ...checkout, mode })
}

function openMailer({ folder, mail }: ProSettings, log: Log): Mailer {
  if (mail.smtpUrl) return createSmtpMailer(mail.smtpUrl, mail.from)
  return createFileMailer(join(folder, 'mail'), mail.from, ({ id, subject }) =>
    log('info', 'pro.mail-written', { id, subject }),
  )
}
