'use client'

import { useControlled } from '../../system/use-controlled.ts'

interface SearchTermProps {
  readonly searchTerm?: string | undefined
  readonly defaultSearchTerm: string
  readonly onSearchTermChange?: ((searchTerm: string) => void) | undefined
}

/** The search term of a list, controlled or not. Setting the same term again does nothing. */
export function useSearchTerm(props: SearchTermProps): [term: string, setTerm: (next: string) => void] {
  const [term, setOwnTerm] = useControlled(props.searchTerm, props.defaultSearchTerm)
  function setTerm(next: string): void {
    if (next === term) return
    setOwnTerm(next)
    props.onSearchTermChange?.(next)
  }
  return [term, setTerm]
}
