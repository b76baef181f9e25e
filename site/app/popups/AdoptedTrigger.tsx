import { useLayoutEffect, useRef, type Ref } from 'react'

interface AdoptedTriggerProps {
  element: HTMLElement
  ref?: Ref<HTMLElement>
  /** The attributes and handlers that an overlay passes to its trigger. */
  [name: string]: unknown
}

/** Uses an existing DOM element as the trigger of an overlay, and adds the attributes and handlers to it. */
export function AdoptedTrigger({ element, ref, ...props }: AdoptedTriggerProps) {
  const latest = useRef(props)
  useLayoutEffect(() => {
    latest.current = props
    for (const [name, value] of Object.entries(props)) {
      if (typeof value === 'function') continue
      if (value === undefined || value === null) element.removeAttribute(name)
      else element.setAttribute(name, String(value))
    }
  })

  useLayoutEffect(() => {
    if (typeof ref === 'function') {
      const forget = ref(element)
      return typeof forget === 'function' ? forget : () => void ref(null)
    }
    if (ref) ref.current = element
  }, [element, ref])

  const handlers = Object.keys(props)
    .filter((name) => typeof props[name] === 'function')
    .join()
  useLayoutEffect(() => {
    const listening = new AbortController()
    for (const name of handlers.split(',').filter(Boolean)) {
      element.addEventListener(
        name.slice(2).toLowerCase(),
        // React handlers read `nativeEvent`. Here the event is already the native one.
        (event) => (latest.current[name] as (event: Event) => void)(Object.assign(event, { nativeEvent: event })),
        { signal: listening.signal },
      )
    }
    return () => listening.abort()
  }, [element, handlers])

  return null
}
