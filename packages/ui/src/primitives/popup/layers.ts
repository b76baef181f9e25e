/** Why a layer is asked to close. */
export type DismissReason = 'escape-key' | 'outside-press'

/** Something that lies over the page and closes on Escape or on a press outside: a menu, a list, a dialog. */
export interface Layer {
  /** Whether what was pressed belongs to it: its content, or the trigger that closes it by itself. */
  holds(path: readonly EventTarget[]): boolean
  /** Closes it. */
  dismiss(reason: DismissReason, event: Event): void
  /** The layer it was opened from and goes away with: the menu of a submenu. */
  readonly parent?: Layer
  /** It answers Escape and lets presses through to the layer below: a tooltip. */
  readonly light?: boolean
  /** Only a press that begins and ends outside closes it, not one that selects text or scrolls: a dialog. */
  readonly patient?: boolean
}

/** Open layers, the one on top last. */
const layers: Layer[] = []

/** Escape presses that have closed a layer, so that the one below stays. */
const takenKeys = new WeakSet<Event>()
/** What the press that goes on closes, if it also ends outside. */
let pressed: Layer | undefined

/** Puts a layer on top of the others. Returns what takes it away. */
export function openLayer(layer: Layer): () => void {
  layers.push(layer)
  if (layers.length === 1) listen(true)
  return () => {
    const index = layers.indexOf(layer)
    if (index < 0) return
    layers.splice(index, 1)
    if (layers.length === 0) listen(false)
  }
}

/** Whether an Escape is not for this layer: one above it has taken the key, or is still open. */
export function isCovered(layer: Layer, event: Event): boolean {
  return takenKeys.has(event) || layers.at(-1) !== layer
}

/** Whether there is a layer above this one that is more than a hint. */
export function isUnderLayer(layer: Layer): boolean {
  return layers.slice(layers.indexOf(layer) + 1).some((above) => !above.light)
}

function listen(on: boolean): void {
  const change = on ? document.addEventListener : document.removeEventListener
  change.call(document, 'keydown', onKeyDown as EventListener)
  change.call(document, 'pointerdown', onPointerDown as EventListener, true)
  change.call(document, 'pointerup', onPointerUp as EventListener, true)
  change.call(document, 'click', onClick as EventListener, true)
  pressed = undefined
}

function onKeyDown(event: KeyboardEvent): void {
  // In Safari an input method is done when the key that ended it comes; its code still tells.
  if (event.key !== 'Escape' || event.isComposing || event.keyCode === 229 || event.defaultPrevented) return
  const top = layers.at(-1)
  if (!top) return
  takenKeys.add(event)
  top.dismiss('escape-key', event)
}

function onPointerDown(event: PointerEvent): void {
  const layer = findOutside(event)
  // A finger that scrolls presses nothing: what it presses is known by the click at its end.
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

/** The topmost layer that cares for presses, if this one lies outside of it. */
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
  if (!(target instanceof Element) || target.scrollHeight <= target.clientHeight) return false
  const isPage = target === document.documentElement
  // The inner edge of a scrollbar at the left is where the client area begins.
  const x = event.clientX - (isPage ? 0 : target.getBoundingClientRect().left + target.clientLeft)
  return x < 0 || x >= target.clientWidth
}
