import { isElement } from '../../system/is-node.ts'

/** Why a layer is asked to close. */
export type DismissReason = 'escape-key' | 'outside-press'

/** An overlay that closes on Escape or on a press outside, such as a menu, a list or a dialog. */
export interface Layer {
  /** Whether the pressed element belongs to the layer: its content, or the trigger, which closes the layer itself. */
  holds(path: readonly EventTarget[]): boolean
  /** Closes the layer. */
  dismiss(reason: DismissReason, event: Event): void
  /** The layer that opened this one and closes together with it, such as the menu of a submenu. */
  readonly parent?: Layer
  /** Closes on Escape but ignores presses outside, which go to the layer below. Used by tooltips. */
  readonly light?: boolean
  /** Closes only on a press that begins and ends outside, not on one that selects text or scrolls. Used by dialogs. */
  readonly patient?: boolean
}

/** The open layers, from bottom to top. */
const layers: Layer[] = []

/** Escape events that have closed a layer. The layers below must ignore them. */
const takenKeys = new WeakSet<Event>()
/** The layer that the current press closes if it also ends outside. */
let pressed: Layer | undefined

/** The documents with open layers, and how many each has. A layer may be rendered into the document of an iframe. */
const pages = new Map<Document, number>()

/** Adds a layer on top of the others. `page` is the document of its element. Returns a function that removes it. */
export function openLayer(layer: Layer, page: Document): () => void {
  layers.push(layer)
  // Keys and presses in the page around an iframe close a layer inside the iframe, too.
  const watched = new Set([document, page])
  for (const each of watched) count(each, 1)
  return () => {
    const index = layers.indexOf(layer)
    if (index < 0) return
    layers.splice(index, 1)
    for (const each of watched) count(each, -1)
  }
}

function count(page: Document, change: 1 | -1): void {
  const before = pages.get(page) ?? 0
  const after = before + change
  if (after === 0) pages.delete(page)
  else pages.set(page, after)
  if (before === 0 || after === 0) listen(page, after > 0)
}

/** Whether this layer must ignore an Escape event, because a layer above it is open or was closed by the event. */
export function isCovered(layer: Layer, event: Event): boolean {
  return takenKeys.has(event) || layers.at(-1) !== layer
}

/** Whether there is a layer above this one that is not a tooltip. */
export function isUnderLayer(layer: Layer): boolean {
  return layers.slice(layers.indexOf(layer) + 1).some((above) => !above.light)
}

function listen(page: Document, on: boolean): void {
  const change = on ? page.addEventListener : page.removeEventListener
  change.call(page, 'keydown', onKeyDown as EventListener)
  change.call(page, 'pointerdown', onPointerDown as EventListener, true)
  change.call(page, 'pointerup', onPointerUp as EventListener, true)
  change.call(page, 'click', onClick as EventListener, true)
  pressed = undefined
}

function onKeyDown(event: KeyboardEvent): void {
  // In Safari `isComposing` is already false for the key that ends an IME composition. Its key code is still 229.
  if (event.key !== 'Escape' || event.isComposing || event.keyCode === 229 || event.defaultPrevented) return
  const top = layers.at(-1)
  if (!top) return
  takenKeys.add(event)
  top.dismiss('escape-key', event)
}

function onPointerDown(event: PointerEvent): void {
  const layer = findOutside(event)
  // A finger may be about to scroll. Only the click after the release tells that it was a press.
  const waits = layer && (layer.patient || event.pointerType === 'touch')
  pressed = waits && !(layer.patient && isOnScrollbar(event)) ? layer : undefined
  if (layer && !waits) dismissOutside(layer, event)
}

function onPointerUp(event: PointerEvent): void {
  if (pressed !== findOutside(event)) pressed = undefined
}

function onClick(event: MouseEvent): void {
  const layer = pressed
  pressed = undefined
  if (layer && layer === findOutside(event)) dismissOutside(layer, event)
}

/** The topmost layer that closes on presses, if this press is outside of it. */
function findOutside(event: Event): Layer | undefined {
  const top = layers.findLast((layer) => !layer.light)
  return top?.holds(event.composedPath()) ? undefined : top
}

function dismissOutside(top: Layer, event: Event): void {
  const path = event.composedPath()
  let layer: Layer | undefined = top
  do layer.dismiss('outside-press', event)
  while ((layer = layer.parent) && !layer.holds(path))
}

function isOnScrollbar(event: PointerEvent): boolean {
  const target = event.composedPath()[0]
  if (!isElement(target) || target.scrollHeight <= target.clientHeight) return false
  const isPage = target === target.ownerDocument.documentElement
  // With a scrollbar on the left, positions before the client area are on the scrollbar.
  const x = event.clientX - (isPage ? 0 : target.getBoundingClientRect().left + target.clientLeft)
  return x < 0 || x >= target.clientWidth
}
