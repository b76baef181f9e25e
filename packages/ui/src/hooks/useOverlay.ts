'use client'

import { useCallback, useLayoutEffect, useRef, useState, useSyncExternalStore, type ComponentType } from 'react'
import { useFrond } from '../system/frond-context.ts'
import {
  countOutlets,
  hasOutlet,
  setShownOverlays,
  type OverlayOutlet,
  type ShownOverlay,
} from '../system/overlay-store.ts'
import { warn } from '../system/warn.ts'

/** What a component takes that is opened by `useOverlay`. Modal, Slideover, Drawer and ConfirmDialog do. */
export interface OverlayProps<Result = void> {
  /** Whether it is open. */
  open?: boolean
  /** Called when it wants to close. */
  onOpenChange?: (open: boolean) => void
  /** Closes it; the value is what opening it resolves with. */
  onClose?: (value: Result) => void
  /** Called when it is closed and the animation is over. */
  onAfterLeave?: () => void
}

/** The value that opening a component resolves with: what its `onClose` takes. */
export type OverlayResult<Props> = Props extends { onClose?: infer Close }
  ? Close extends (value: infer Value) => unknown
    ? unknown extends Value
      ? undefined
      : Value
    : undefined
  : undefined

export interface OverlayOptions<Props> {
  /** Props of the component, from which each opening starts. */
  props?: Partial<Props>
  /** Opens it at once. @default false */
  defaultOpen?: boolean
  /** Forgets it when it is closed, instead of keeping it for the next opening. @default false */
  destroyOnClose?: boolean
}

/** An overlay that was opened: a promise of the value it is closed with, `undefined` if it is dismissed. */
export interface OverlayOpening<Result> extends Promise<Result | undefined> {
  readonly id: string
  /** The same promise. */
  readonly result: Promise<Result | undefined>
  readonly isOpen: boolean
  /** Whether it is in the page; it stays there until the animation is over. */
  readonly isMounted: boolean
}

/** An overlay that was created. */
export interface OverlayInstance<Props> {
  readonly id: string
  /** Opens it with the props it was created with and these over them. */
  open: (props?: Partial<Props>) => OverlayOpening<OverlayResult<Props>>
  /** Closes it; the value is what opening it resolves with. */
  close: (value?: OverlayResult<Props>) => void
  /** Changes some of its props while it is open. */
  patch: (props: Partial<Props>) => void
}

/** An overlay as it stands in the list. */
export interface OverlayState {
  readonly id: string
  readonly isOpen: boolean
  readonly isMounted: boolean
  readonly props: Readonly<Record<string, unknown>>
}

export interface UseOverlayResult {
  /** All overlays that were created. A component that reads it is rendered again when it changes. */
  readonly overlays: readonly OverlayState[]
  /** Creates an overlay from a component. In the body of a component it returns the same one on every render. */
  create: <Props extends object>(
    component: ComponentType<Props>,
    options?: OverlayOptions<Props>,
  ) => OverlayInstance<Props>
  open: <Result = unknown>(id: string, props?: object) => OverlayOpening<Result>
  close: (id: string, value?: unknown) => void
  closeAll: () => void
  /** Changes some of its props. */
  patch: (id: string, props: object) => void
  /** Takes it out of the page at once. */
  unmount: (id: string) => void
  isOpen: (id: string) => boolean
}

type Props = Record<string, unknown>

/** How long an overlay may wait for somebody to show it before we say that nobody does. */
const OUTLET_WAIT_MS = 1000

interface Overlay extends OverlayState {
  readonly component: ComponentType<Props>
  /** The props each opening starts from. */
  readonly initial: Props
  readonly destroyOnClose: boolean
  readonly outlet?: OverlayOutlet
}

let list: readonly Overlay[] = []
const none: readonly Overlay[] = []
const watchers = new Set<() => void>()
/** Answers to those who wait for an overlay to be closed. */
const answers = new Map<string, (value: unknown) => void>()
/** Overlays that were rendered open, and therefore tell when they have gone. */
const rendered = new Set<string>()
let count = 0

function findOverlay(id: string): Overlay | undefined {
  return list.find((overlay) => overlay.id === id)
}

function getOverlay(id: string): Overlay {
  const overlay = findOverlay(id)
  if (!overlay) throw new Error('Overlay not found')
  return overlay
}

function setList(next: readonly Overlay[]): void {
  list = next
  setShownOverlays(list.filter((overlay) => overlay.isMounted).map(toShown))
  for (const watcher of watchers) watcher()
}

function change(id: string, values: Partial<Overlay>): void {
  setList(list.map((overlay) => (overlay.id === id ? { ...overlay, ...values } : overlay)))
}

/** What the outlet renders: the component, whose wishes come back to us as well as to the caller. */
function toShown({ id, component, props, isOpen, outlet }: Overlay): ShownOverlay {
  const call = (name: string, ...args: unknown[]) => {
    const handler = props[name]
    if (typeof handler === 'function') (handler as (...args: unknown[]) => unknown)(...args)
  }
  const bound = {
    ...props,
    // Read when it is rendered, which may never happen if it is closed again at once.
    get open() {
      if (isOpen) rendered.add(id)
      return isOpen
    },
    onOpenChange(open: boolean) {
      call('onOpenChange', open)
      // Dismissed: whoever waits is answered when it is gone.
      if (!open && findOverlay(id)?.isOpen) change(id, { isOpen: false })
    },
    onClose(value: unknown) {
      call('onClose', value)
      if (findOverlay(id)) closeOverlay(id, value)
    },
    onAfterLeave() {
      call('onAfterLeave')
      if (findOverlay(id)?.isOpen === false) unmountOverlay(id)
    },
  }
  return { id, component, props: bound, outlet }
}

function answer(id: string, value: unknown): void {
  answers.get(id)?.(value)
  answers.delete(id)
}

function openOverlay<Result>(id: string, props?: object): OverlayOpening<Result> {
  const { initial } = getOverlay(id)
  answer(id, undefined)
  const result = new Promise<Result | undefined>((resolve) => {
    answers.set(id, resolve as (value: unknown) => void)
  })
  if (typeof document === 'undefined') {
    warn(
      'useOverlay',
      'an overlay was opened on the server, where nobody sees it. Open it in an event handler or an effect.',
    )
    answer(id, undefined)
  } else {
    change(id, { props: { ...initial, ...props }, isOpen: true, isMounted: true })
    expectOutlet()
  }
  return Object.defineProperties(result as OverlayOpening<Result>, {
    id: { value: id },
    result: { value: result },
    isOpen: { get: () => findOverlay(id)?.isOpen ?? false },
    isMounted: { get: () => findOverlay(id)?.isMounted ?? false },
  })
}

function closeOverlay(id: string, value?: unknown): void {
  if (getOverlay(id).isOpen) change(id, { isOpen: false })
  answer(id, value)
  if (!rendered.has(id)) unmountOverlay(id)
}

function closeAllOverlays(): void {
  for (const { id, isOpen } of list) if (isOpen) closeOverlay(id)
}

function patchOverlay(id: string, props: object): void {
  change(id, { props: { ...getOverlay(id).props, ...props } })
}

function unmountOverlay(id: string): void {
  if (getOverlay(id).destroyOnClose) setList(list.filter((overlay) => overlay.id !== id))
  else change(id, { isOpen: false, isMounted: false })
  rendered.delete(id)
  answer(id, undefined)
}

function newOverlay(component: ComponentType<Props>, options: OverlayOptions<Props>, outlet?: OverlayOutlet): Overlay {
  const { props = {}, destroyOnClose = false } = options
  count += 1
  return {
    id: `overlay-${count}`,
    component,
    initial: props,
    props,
    destroyOnClose,
    isOpen: false,
    isMounted: false,
    outlet,
  }
}

function register(overlay: Overlay): void {
  if (!findOverlay(overlay.id)) setList([...list, overlay])
}

/** The instance works on even after its overlay was destroyed: opening it makes it anew. */
function toInstance(getSeed: () => Overlay): OverlayInstance<Props> {
  const { id } = getSeed()
  return {
    id,
    open(props) {
      register(getSeed())
      return openOverlay(id, props) as OverlayOpening<OverlayResult<Props>>
    },
    close: (value) => {
      if (findOverlay(id)) closeOverlay(id, value)
    },
    patch: (props) => {
      if (findOverlay(id)) patchOverlay(id, props)
    },
  }
}

/** Creates an overlay from a component, also outside React. It is shown by the `<App>` of the page. */
export function createOverlay<ComponentProps extends object>(
  component: ComponentType<ComponentProps>,
  options: OverlayOptions<ComponentProps> = {},
): OverlayInstance<ComponentProps> {
  return create(
    component as ComponentType<Props>,
    options as OverlayOptions<Props>,
  ) as unknown as OverlayInstance<ComponentProps>
}

function create(
  component: ComponentType<Props>,
  options: OverlayOptions<Props>,
  outlet?: OverlayOutlet,
): OverlayInstance<Props> {
  const seed = newOverlay(component, options, outlet)
  const instance = toInstance(() => seed)
  register(seed)
  if (options.defaultOpen) void instance.open()
  return instance
}

interface Slot {
  seed: Overlay
  instance: OverlayInstance<Props>
  options: OverlayOptions<Props>
  /** Whether others know of it. */
  isRegistered: boolean
  wasOpened: boolean
}

/**
 * Overlays that a component creates while it renders. It does so on every render and gets the same ones each time, by the
 * order of the calls, as with hooks. They are known to others from the first commit until it is unmounted and they are closed.
 */
class RenderedOverlays {
  private readonly slots: Slot[] = []
  private next = 0
  private isRendering = false

  begin(): void {
    this.next = 0
    this.isRendering = true
  }

  create(component: ComponentType<Props>, options: OverlayOptions<Props>, outlet?: OverlayOutlet) {
    if (!this.isRendering) return create(component, options, outlet)
    const index = this.next++
    let slot = this.slots[index]
    if (!slot || slot.seed.component !== component) {
      const seed = newOverlay(component, options, outlet)
      slot = {
        seed,
        options,
        isRegistered: false,
        wasOpened: false,
        instance: toInstance(() => this.slots[index]?.seed ?? seed),
      }
      this.slots[index] = slot
    }
    slot.options = options
    return slot.instance
  }

  /** Whether the overlay is one of these, which may not be known to others yet. */
  has(id: string): boolean {
    return this.slots.some((slot) => slot.seed.id === id)
  }

  commit(): void {
    this.isRendering = false
    for (const slot of this.slots) {
      const { props: initial = {}, destroyOnClose = false, defaultOpen } = slot.options
      const { id } = slot.seed
      slot.seed = { ...slot.seed, initial, destroyOnClose }
      if (!slot.isRegistered) register(slot.seed)
      slot.isRegistered = true
      // In place, since nothing that is shown changes by it.
      Object.assign(findOverlay(id) ?? {}, { initial, destroyOnClose })
      if (defaultOpen && !slot.wasOpened) void slot.instance.open()
      slot.wasOpened ||= defaultOpen ?? false
    }
  }

  dispose(): void {
    for (const slot of this.slots) {
      slot.isRegistered = false
      const current = findOverlay(slot.seed.id)
      if (current?.isMounted) Object.assign(current, { destroyOnClose: true })
      else if (current) setList(list.filter((overlay) => overlay !== current))
    }
  }
}

/** Opens dialogs from code, and waits for their answer. */
export function useOverlay(): UseOverlayResult {
  const { outlet } = useFrond()
  const isRead = useRef(false)
  const subscribe = useCallback((render: () => void) => {
    const watcher = () => isRead.current && render()
    watchers.add(watcher)
    return () => watchers.delete(watcher)
  }, [])
  useSyncExternalStore(
    subscribe,
    () => list,
    () => none,
  )

  const [own] = useState(() => new RenderedOverlays())
  own.begin()
  useLayoutEffect(() => own.commit())
  useLayoutEffect(() => () => own.dispose(), [own])

  const [overlay] = useState<UseOverlayResult>(() => ({
    get overlays() {
      isRead.current = true
      return list
    },
    create: (component, options = {}) =>
      own.create(component as ComponentType<Props>, options as OverlayOptions<Props>, outlet) as never,
    open: openOverlay,
    close: closeOverlay,
    closeAll: closeAllOverlays,
    patch: patchOverlay,
    unmount: unmountOverlay,
    isOpen(id) {
      isRead.current = true
      return (own.has(id) ? findOverlay(id)?.isOpen : getOverlay(id).isOpen) ?? false
    },
  }))
  return overlay
}

/** An overlay may well be opened before the application has mounted, so it is given some time. */
function expectOutlet(): void {
  if (process.env.NODE_ENV === 'production' || hasOutlet()) return
  const before = countOutlets()
  setTimeout(() => {
    // One that has come and gone meanwhile has shown it.
    if (countOutlets() === before)
      warn('useOverlay', 'an overlay was opened, but nothing shows overlays. Wrap the application in <App>.')
  }, OUTLET_WAIT_MS)
}
