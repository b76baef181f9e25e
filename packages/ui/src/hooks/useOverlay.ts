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

/** Props of a component that `useOverlay` can open, such as Modal, Slideover, Drawer and ConfirmDialog. */
export interface OverlayProps<Result = void> {
  /** Whether it is open. */
  open?: boolean
  /** Called when it closes. */
  onOpenChange?: (open: boolean) => void
  /** Closes it. The promise of `open` resolves with the value. */
  onClose?: (value: Result) => void
  /** Called when it is closed and its animation has ended. */
  onAfterLeave?: () => void
}

/** The value with which the promise of `open` resolves: the argument of `onClose`. */
export type OverlayResult<Props> = Props extends { onClose?: infer Close }
  ? Close extends (value: infer Value) => unknown
    ? unknown extends Value
      ? undefined
      : Value
    : undefined
  : undefined

export interface OverlayOptions<Props> {
  /** Initial props of the component. */
  props?: Partial<Props>
  /** Opens it immediately. @default false */
  defaultOpen?: boolean
  /** Destroys it when it is closed, instead of keeping it for the next opening. @default false */
  destroyOnClose?: boolean
}

/** An opened overlay: a promise of the value it is closed with, `undefined` if it is dismissed. */
export interface OverlayOpening<Result> extends Promise<Result | undefined> {
  readonly id: string
  /** The same promise. */
  readonly result: Promise<Result | undefined>
  readonly isOpen: boolean
  /** Whether it is rendered. It stays rendered until its animation has ended. */
  readonly isMounted: boolean
}

/** An overlay that was created with `create`. */
export interface OverlayInstance<Props> {
  readonly id: string
  /** Opens it with its initial props, overridden by these. */
  open: (props?: Partial<Props>) => OverlayOpening<OverlayResult<Props>>
  /** Closes it. The promise of `open` resolves with the value. */
  close: (value?: OverlayResult<Props>) => void
  /** Changes some of its props while it is open. */
  patch: (props: Partial<Props>) => void
}

/** An overlay in the list. */
export interface OverlayState {
  readonly id: string
  readonly isOpen: boolean
  readonly isMounted: boolean
  readonly props: Readonly<Record<string, unknown>>
}

export interface UseOverlayResult {
  /** All created overlays. A component that reads this property renders again when it changes. */
  readonly overlays: readonly OverlayState[]
  /** Creates an overlay from a component. Called while rendering, it returns the same overlay on every render. */
  create: <Props extends object>(
    component: ComponentType<Props>,
    options?: OverlayOptions<Props>,
  ) => OverlayInstance<Props>
  open: <Result = unknown>(id: string, props?: object) => OverlayOpening<Result>
  close: (id: string, value?: unknown) => void
  closeAll: () => void
  /** Changes some of its props. */
  patch: (id: string, props: object) => void
  /** Removes it without animation. */
  unmount: (id: string) => void
  isOpen: (id: string) => boolean
}

type Props = Record<string, unknown>

/** If no `<App>` has mounted within this time after an overlay was opened, a warning is printed. */
const OUTLET_WAIT_MS = 1000

interface Overlay extends OverlayState {
  readonly component: ComponentType<Props>
  /** The initial props of each opening. */
  readonly initial: Props
  readonly destroyOnClose: boolean
  readonly outlet?: OverlayOutlet
}

let list: readonly Overlay[] = []
const none: readonly Overlay[] = []
const watchers = new Set<() => void>()
/** Resolves the promises of open overlays. */
const answers = new Map<string, (value: unknown) => void>()
/** Overlays that were rendered while open. Only these report the end of their exit animation. */
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

/** The component and its props for the outlet. Its callbacks update the store and call those of the caller. */
function toShown({ id, component, props, isOpen, outlet }: Overlay): ShownOverlay {
  const call = (name: string, ...args: unknown[]) => {
    const handler = props[name]
    if (typeof handler === 'function') (handler as (...args: unknown[]) => unknown)(...args)
  }
  const bound = {
    ...props,
    // A getter: it runs when the overlay is rendered, which never happens if the overlay is closed again at once.
    get open() {
      if (isOpen) rendered.add(id)
      return isOpen
    },
    onOpenChange(open: boolean) {
      call('onOpenChange', open)
      // Dismissed by the user. The promise resolves when the overlay is removed.
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
      'an overlay was opened on the server, where it is never shown. Open it in an event handler or an effect.',
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

/** The instance still works after its overlay was destroyed: opening it creates a new one. */
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

/** Creates an overlay from a component. Also works outside React. The `<App>` of the page renders it. */
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
  /** Whether it is in the public list. */
  isRegistered: boolean
  wasOpened: boolean
}

/**
 * Overlays that a component creates while rendering. As with hooks, the order of the calls identifies them, so that each render
 * gets the same ones. They are in the public list from the first commit until the component is unmounted and they are closed.
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

  /** Whether the overlay is one of these. It may not be in the public list yet. */
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
      // Changed in place, because nothing that is rendered depends on it.
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

/** Opens dialogs from code and returns promises of their results. */
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

/** Warns if no `<App>` mounts in time. An overlay may be opened before the application has mounted. */
function expectOutlet(): void {
  if (process.env.NODE_ENV === 'production' || hasOutlet()) return
  const before = countOutlets()
  setTimeout(() => {
    // An outlet that was mounted since then, even if it was unmounted again, has rendered the overlay.
    if (countOutlets() === before)
      warn('useOverlay', 'an overlay was opened, but nothing shows overlays. Wrap the application in <App>.')
  }, OUTLET_WAIT_MS)
}
