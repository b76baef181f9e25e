'use client'

import { useCallback, type Ref } from 'react'
import { joinRefs } from './render-element.ts'

/** Joins two refs into a stable one. With a new ref in each render, React would detach and attach it every time. */
export function useJoinedRef<Element>(own: Ref<Element>, given: Ref<Element> | undefined): Ref<Element> {
  return useCallback(
    (element: Element | null) => {
      const ref = joinRefs(own, given)!
      if (typeof ref === 'function') return ref(element)
      ref.current = element
    },
    [own, given],
  )
}
