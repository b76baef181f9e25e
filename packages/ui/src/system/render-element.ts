import { cloneElement, createElement, isValidElement, type ElementType, type ReactElement, type Ref } from 'react'
import { resolveLazy } from './resolve-lazy.ts'

/** Replaces the element a component renders: an element that gets the props, or a function that gets them and returns an element. */
export type RenderProp = ReactElement | ((props: Record<string, unknown>) => ReactElement)

export function renderElement(
  element: ElementType,
  render: RenderProp | undefined,
  props: Record<string, unknown>,
): ReactElement {
  if (typeof render === 'function') return render(props)
  const given = resolveLazy(render)
  if (isValidElement<Record<string, unknown>>(given)) return cloneElement(given, joinProps(props, given.props))
  return createElement(element, props)
}

/**
 * Merges two sets of props for one element. Handlers run one after the other, first theirs, then ours. Classes and styles are
 * combined, and both refs get the element. For all other props theirs win.
 */
export function joinProps(ours: Record<string, unknown>, theirs: Record<string, unknown>): Record<string, unknown> {
  const joined: Record<string, unknown> = { ...ours }
  for (const [key, value] of Object.entries(theirs)) {
    const own = ours[key]
    if (value === undefined) continue
    if (own === undefined) joined[key] = value
    else if (key === 'className') joined[key] = `${String(own)} ${String(value)}`
    else if (key === 'style') joined[key] = { ...(own as object), ...(value as object) }
    else if (key === 'ref') joined[key] = joinRefs(own as Ref<unknown>, value as Ref<unknown>)
    else if (typeof own === 'function' && typeof value === 'function' && /^on[A-Z]/.test(key))
      joined[key] = callBoth(value as Handler, own as Handler)
    else joined[key] = value
  }
  return joined
}

type Handler = (...args: unknown[]) => unknown

function callBoth(first: Handler, second: Handler): Handler {
  return (...args) => {
    first(...args)
    return second(...args)
  }
}

export function joinRefs<Element>(...refs: (Ref<Element> | undefined)[]): Ref<Element> | undefined {
  const given = refs.filter((ref) => ref != null)
  // A single ref is passed on unchanged, so that React does not detach and attach it on every render.
  if (given.length < 2) return given[0]
  return (element) => {
    const undo = given.map((ref) => {
      if (typeof ref === 'function') {
        const cleanup = ref(element)
        return typeof cleanup === 'function' ? cleanup : () => void ref(null)
      }
      ref.current = element
      return () => {
        ref.current = null
      }
    })
    return () => undo.forEach((clean) => clean())
  }
}
