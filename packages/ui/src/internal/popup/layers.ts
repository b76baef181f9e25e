/** Why a layer is asked to close. */
export type DismissReason = 'escape-key' | 'outside-press'

/** Something that lies over the page and closes on Escape or on a press outside: a menu, a list, a dialog. */
export interface Layer {
  /** Whether what was pressed belongs to it: its content, or the trigger that closes it by itself. */
  holds(path: readonly EventTarget[]): boolean
  /** Closes it. A layer without it watches over itself and asks `isCovered` first. */
  dismiss?(reason: DismissReason, event: Event): void
  /** The layer it was opened from and goes away with: the menu of a submenu. */
  readonly parent?: Layer
  /** It answers Escape and lets presses through to the layer below: a tooltip. */
  readonly light?: boolean
}

/** Open layers, the one on top last. */
const layers: Layer[] = []

/** Escape presses that have closed a layer, so that the one below stays. */
const takenKeys = new WeakSet<Event>()
/** Whether the press that goes on has closed a layer. A dialog hears of it by a later event of the same press. */
let isPressTaken = false

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

/** Whether an Escape or a press is not for this layer: one above it has taken the event, or is still open. */
export function isCovered(layer: Layer, reason: DismissReason, event: Event): boolean {
  const above = layers.slice(layers.indexOf(layer) + 1)
  if (reason === 'escape-key') return takenKeys.has(event) || above.length > 0
  return isPressTaken || above.some((other) => !other.light)
}

function listen(on: boolean): void {
  const change = on ? document.addEventListener : document.removeEventListener
  change.call(document, 'keydown', onKeyDown as EventListener)
  change.call(document, 'pointerdown', onPointerDown as EventListener, true)
  change.call(document, 'click', onClick as EventListener, true)
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return
  const top = layers.at(-1)
  if (!top?.dismiss) return
  takenKeys.add(event)
  top.dismiss('escape-key', event)
}

function onPointerDown(event: PointerEvent): void {
  // A finger that scrolls presses nothing: what it presses is known by the click at its end.
  isPressTaken = event.pointerType === 'touch' ? findOutside(event) !== undefined : dismissOutside(event)
}

function onClick(event: MouseEvent): void {
  if ((event as PointerEvent).pointerType === 'touch') isPressTaken = dismissOutside(event)
}

/** The layer that a press lies outside of, if the topmost one that cares is ours to close. */
function findOutside(event: Event): Layer | undefined {
  const top = layers.findLast((layer) => !layer.light)
  return top?.dismiss && !top.holds(event.composedPath()) ? top : undefined
}

function dismissOutside(event: Event): boolean {
  let layer = findOutside(event)
  if (!layer) return false
  const path = event.composedPath()
  do layer.dismiss?.('outside-press', event)
  while ((layer = layer.parent) && !layer.holds(path))
  return true
}
