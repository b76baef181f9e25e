/** React's own form of a lazy reference. It is not public, but `React.lazy` and server components share it. */
interface LazyReference {
  $$typeof: symbol
  _payload: unknown
  _init(payload: unknown): unknown
}

/**
 * Client components get elements of server components, and the types of those elements, as lazy references if the code or
 * data behind them is still loading. Resolve them before you look at an element. Like React itself when it renders a
 * reference, this suspends the component until the reference has loaded.
 */
export function resolveLazy<Value>(value: Value): Value {
  return isLazy(value) ? resolveLazy(value._init(value._payload) as Value) : value
}

function isLazy(value: unknown): value is LazyReference {
  return typeof value === 'object' && value !== null && '$$typeof' in value && value.$$typeof === LAZY
}

const LAZY = Symbol.for('react.lazy')
