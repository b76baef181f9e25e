import type { ToastProps } from '../components/Toast.tsx'
import { warn } from './warn.ts'

/** The default maximum of visible toasts. */
export const MAX_TOASTS = 5

/** Time between closing a toast and removing it. The exit animation runs in this time. */
export const REMOVE_DELAY_MS = 200

/** If no toaster has mounted within this time after a toast was added, a warning is printed. */
export const OUTLET_WAIT_MS = 1000

export type ToastId = string | number

/** The argument of `add`: props of `<Toast>`, all of them optional. */
export interface ToastOptions extends Omit<
  ToastProps,
  'open' | 'defaultOpen' | 'onClick' | 'id' | 'ref' | 'render' | 'handleRef'
> {
  /** Identifies the toast. Adding a toast with the id of a visible one updates it and makes it pulse. @default a new id */
  id?: ToastId
  /** @default true */
  open?: boolean
  /** Called when the toast is pressed, but not when one of its buttons is. */
  onClick?: (toast: ToastItem) => void
}

/** A toast in the queue. */
export interface ToastItem extends ToastOptions {
  id: ToastId
  open: boolean
  /** How often a toast with this id was added again while it was visible. */
  repeats: number
  /** Increases each time its countdown restarts. */
  revision: number
}

const none: readonly ToastItem[] = []

let toasts = none
let everAdded = false
let ticking = false
let waiting: ToastItem[] = []

const removals = new Map<ToastId, ReturnType<typeof setTimeout>>()
/** Toasts that were updated in this tick. A call of `removeToast` for the old content must not remove them. */
const updated = new Set<ToastId>()

const outlets = new Set<() => void>()
const watchers = new Set<() => void>()

/** Subscribes a toaster. If a toast is added while there is no toaster, a warning is printed. */
export function subscribeToToasts(listener: () => void): () => void {
  outlets.add(listener)
  return () => outlets.delete(listener)
}

/** Subscribes code that only reads the list. */
export function watchToasts(listener: () => void): () => void {
  watchers.add(listener)
  return () => watchers.delete(listener)
}

/** Whether a toast was ever added. `<App>` loads the toaster only then. */
export function hasToasts(): boolean {
  return everAdded
}

export function getToasts(): readonly ToastItem[] {
  return toasts
}

/** Always empty on the server, because the list would be shared by all requests. */
export function getServerToasts(): readonly ToastItem[] {
  return none
}

/** Queues a toast for the next tick. If a toast with the same id is visible, that one is updated. */
export function addToast(options: ToastOptions): ToastItem {
  const toast: ToastItem = {
    ...options,
    id: options.id ?? newId(),
    open: options.open ?? true,
    repeats: 0,
    revision: 0,
  }
  if (typeof document === 'undefined') {
    warn(
      'useToast',
      'a toast was added on the server, where it is never shown. Add it in an event handler or an effect.',
    )
    return toast
  }
  everAdded = true
  waiting.push(toast)
  // `<App>` starts to load the toaster at once.
  notify()
  tick()
  expectOutlet()
  return toast
}

/** Updates a toast and restarts its countdown. Without a duration in `patch` the default duration is used. */
export function updateToast(id: ToastId, patch: Omit<ToastOptions, 'id'>): void {
  const change = (toast: ToastItem): ToastItem =>
    toast.id === id
      ? { ...toast, ...patch, id, duration: patch.duration, open: true, revision: toast.revision + 1 }
      : toast

  waiting = waiting.map(change)
  if (!toasts.some((toast) => toast.id === id)) return

  cancelRemoval(id)
  updated.add(id)
  queueMicrotask(() => updated.delete(id))
  setToasts(toasts.map(change))
}

/** Closes a toast. It is removed after {@link REMOVE_DELAY_MS}. */
export function removeToast(id: ToastId): void {
  if (updated.has(id)) return
  waiting = waiting.filter((toast) => toast.id !== id)
  if (!toasts.some((toast) => toast.id === id) || removals.has(id)) return

  removals.set(
    id,
    setTimeout(() => setToasts(toasts.filter((toast) => toast.id !== id)), REMOVE_DELAY_MS),
  )
  setToasts(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)))
}

/** Removes all toasts without animation. */
export function clearToasts(): void {
  waiting = []
  setToasts(none)
}

/** A toaster that is mounted. */
export interface MountedToaster {
  /** Nesting depth in the application. */
  readonly level: number
  /** Maximum of visible toasts. If there are more, the oldest are removed. */
  readonly max: number
}

const toasters: MountedToaster[] = []

export function mountToaster(toaster: MountedToaster): () => void {
  toasters.push(toaster)
  applyLimit()
  return () => {
    toasters.splice(toasters.indexOf(toaster), 1)
    applyLimit()
  }
}

/** The toaster that shows the toasts: the innermost one, or the latest of several at the same depth. */
export function showingToaster(): MountedToaster | undefined {
  return toasters.reduce<MountedToaster | undefined>(
    (best, toaster) => (best && best.level > toaster.level ? best : toaster),
    undefined,
  )
}

function applyLimit(): void {
  setToasts(newest(toasts))
}

/** Shows one toast per tick, so that each is rendered and measured before the next. */
function tick(): void {
  if (ticking) return
  ticking = true
  queueMicrotask(() => {
    ticking = false
    const toast = waiting.shift()
    if (toast) show(toast)
    if (waiting.length > 0) tick()
  })
}

function show(toast: ToastItem): void {
  const { id } = toast
  if (!toasts.some((shown) => shown.id === id)) return setToasts(newest([...toasts, toast]))

  cancelRemoval(id)
  setToasts(
    toasts.map((shown) =>
      shown.id === id ? { ...shown, ...toast, repeats: shown.repeats + 1, revision: shown.revision + 1 } : shown,
    ),
  )
}

/** Cancels a scheduled removal. */
function cancelRemoval(id: ToastId): void {
  clearTimeout(removals.get(id))
  removals.delete(id)
}

function newest(list: readonly ToastItem[]): readonly ToastItem[] {
  const max = showingToaster()?.max ?? MAX_TOASTS
  if (max <= 0) return none
  return list.length > max ? list.slice(-max) : list
}

function setToasts(list: readonly ToastItem[]): void {
  for (const { id } of toasts) {
    if (!list.some((toast) => toast.id === id)) cancelRemoval(id)
  }
  toasts = list
  notify()
}

function notify(): void {
  for (const listener of [...outlets, ...watchers]) listener()
}

function newId(): string {
  return `${Date.now()}-${Math.random().toString(36).slice(2, 9)}`
}

/** Warns if no toaster mounts in time. A toast may be added before the application has mounted. */
function expectOutlet(): void {
  if (process.env.NODE_ENV === 'production' || outlets.size > 0) return
  setTimeout(() => {
    if (outlets.size > 0) return
    warn(
      'useToast',
      'a toast was added, but nothing shows toasts. Wrap the application in <App>, or render a <Toaster />.',
    )
  }, OUTLET_WAIT_MS)
}
