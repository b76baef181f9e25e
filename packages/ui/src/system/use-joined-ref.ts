'use client'

import { useCallback, type Ref } from 'react'
import { joinRefs } from './render-element.ts'

/** Two refs in one that stays the same as long as they do, or React would attach them anew on every render. */
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
