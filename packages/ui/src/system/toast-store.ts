import type { ToastProps } from '../components/Toast.tsx'
import { warn } from './warn.ts'

/** How many toasts are shown at once, unless the toaster says otherwise. */
export const MAX_TOASTS = 5

/** Time between the closing of a toast and its removal, in which it moves out. */
export const REMOVE_DELAY_MS = 200

/** How long a toast may wait for somebody to show it before we say that nobody does. */
export const OUTLET_WAIT_MS = 1000

export type ToastId = string | number

/** A toast as `add` takes it: the props of `<Toast>`, all of them optional. */
export interface ToastOptions extends Omit<
  ToastProps,
  'open' | 'defaultOpen' | 'onClick' | 'id' | 'ref' | 'render' | 'handleRef'
> {
  /** Identifies the toast. Adding one that is shown already changes it and makes it pulse. @default a new one */
  id?: ToastId
  /** @default true */
  open?: boolean
  /** Called when the toast is pressed, save on its buttons. */
  onClick?: (toast: ToastItem) => void
}

/** A toast in the queue. */
export interface ToastItem extends ToastOptions {
  id: ToastId
  open: boolean
  /** How often its id was added again while it was shown. */
  repeats: number
  /** Rises whenever its time starts anew. */
  revision: number
}

const none: readonly ToastItem[] = []

let toasts = none
let everAdded = false
let ticking = false
let waiting: ToastItem[] = []

const removals = new Map<ToastId, ReturnType<typeof setTimeout>>()
/** Toasts that were updated in this tick; a removal that was on its way then must not take the new text away. */
const updated = new Set<ToastId>()

const outlets = new Set<() => void>()
const watchers = new Set<() => void>()

/** For those who show toasts. While there are none, a toast has nowhere to go and the developer is told. */
export function subscribeToToasts(listener: () => void): () => void {
  outlets.add(listener)
  return () => outlets.delete(listener)
}

/** For those who only read the list. */
export function watchToasts(listener: () => void): () => void {
  watchers.add(listener)
  return () => watchers.delete(listener)
}

/** Whether any toast has ever been added, so that a page without toasts need not load the toaster. */
export function hasToasts(): boolean {
  return everAdded
}

export function getToasts(): readonly ToastItem[] {
  return toasts
}

/** On the server there is no list: it would be shared by all visitors. */
export function getServerToasts(): readonly ToastItem[] {
  return none
}

/** Puts a toast in the queue, to be shown in the next tick. One with the id of a toast that is shown changes that one. */
export function addToast(options: ToastOptions): ToastItem {
  const toast: ToastItem = {
    ...options,
    id: options.id ?? newId(),
    open: options.open ?? true,
    repeats: 0,
    revision: 0,
  }
  if (typeof document === 'undefined') {
    warn('useToast', 'a toast was added on the server, where nobody sees it. Add it in an event handler or an effect.')
    return toast
  }
  everAdded = true
  waiting.push(toast)
  // Those who load the toaster on demand hear of it at once.
  tell()
  tick()
  expectOutlet()
  return toast
}

/** Changes a toast and starts its time anew. A duration that is not given again is the default again. */
export function updateToast(id: ToastId, patch: Omit<ToastOptions, 'id'>): void {
  const change = (toast: ToastItem): ToastItem =>
    toast.id === id
      ? { ...toast, ...patch, id, duration: patch.duration, open: true, revision: toast.revision + 1 }
      : toast

  waiting = waiting.map(change)
  if (!toasts.some((toast) => toast.id === id)) return

  keep(id)
  updated.add(id)
  queueMicrotask(() => updated.delete(id))
  setToasts(toasts.map(change))
}

/** Closes a toast; it is gone after {@link REMOVE_DELAY_MS}. */
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

/** Takes all toasts away at once. */
export function clearToasts(): void {
  waiting = []
  setToasts(none)
}

/** A toaster that is in the page. */
export interface MountedToaster {
  /** How far down in the application it stands. */
  readonly level: number
  /** How many toasts it shows; the oldest of more are dropped. With 0 it shows none. */
  readonly max: number
}

const toasters: MountedToaster[] = []

export function mountToaster(toaster: MountedToaster): () => void {
  toasters.push(toaster)
  respectLimit()
  return () => {
    toasters.splice(toasters.indexOf(toaster), 1)
    respectLimit()
  }
}

/** Of several toasters one shows the toasts, or they would appear twice: the one furthest down, of equals the latest. */
export function showingToaster(): MountedToaster | undefined {
  return toasters.reduce<MountedToaster | undefined>(
    (best, toaster) => (best && best.level > toaster.level ? best : toaster),
    undefined,
  )
}

function respectLimit(): void {
  setToasts(newest(toasts))
}

/** One toast per tick, so that each is rendered and measured before the next comes. */
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

  keep(id)
  setToasts(
    toasts.map((shown) =>
      shown.id === id ? { ...shown, ...toast, repeats: shown.repeats + 1, revision: shown.revision + 1 } : shown,
    ),
  )
}

/** A removal that was on its way does not come: the toast stays after all, or is gone already. */
function keep(id: ToastId): void {
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
    if (!list.some((toast) => toast.id === id)) keep(id)
  }
  toasts = list
  tell()
}

function tell(): void {
  for (const listener of [...outlets, ...watchers]) listener()
}

function newId(): string {
  return `${Date.now()}-${Math.random().toString(36).slice(2, 9)}`
}

/** A toast may well be added before the application has mounted, so it is given some time. */
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
