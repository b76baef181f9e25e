'use client'

import { useEffect, useRef, useState } from 'react'
import type { ContentSearchResult } from '../../hooks/useContentSearch.ts'
import { warn } from '../../system/warn.ts'

/** What ContentSearch asks a search function for. */
export interface ContentSearchOptions {
  /** How many results are shown. */
  limit: number
  /** Whether `snippets` are shown. */
  snippet: boolean
  /** Aborted when the search term changes, so that the function can cancel its request. */
  signal: AbortSignal
}

/** Finds the sections that match a search term, for example on a server. */
export type ContentSearchFn = (
  searchTerm: string,
  options: ContentSearchOptions,
) => readonly ContentSearchResult[] | Promise<readonly ContentSearchResult[]>

interface Answer {
  searchTerm: string
  results: readonly ContentSearchResult[]
}

const noResults: readonly ContentSearchResult[] = []

/**
 * The results of a search function. It is called once the user has stopped typing for `delayMs`. Until the answer arrives,
 * the previous results stay. An answer to an earlier search term is dropped.
 */
export function useSearchFunction(
  search: ContentSearchFn | undefined,
  searchTerm: string,
  delayMs: number,
  limit: number,
): { results: readonly ContentSearchResult[]; loading: boolean } {
  const [answer, setAnswer] = useState<Answer>()
  /** Empty if there is nothing to search for. */
  const asked = search ? searchTerm : ''
  // Callers often pass a new function with each render. Only a new search term starts a search.
  const latest = useRef(search)
  useEffect(() => {
    latest.current = search
  }, [search])

  useEffect(() => {
    if (asked === '') {
      setAnswer(undefined)
      return
    }
    const controller = new AbortController()
    const { signal } = controller
    const ask = async () => {
      let results = noResults
      try {
        results = await latest.current!(asked, { limit, snippet: true, signal })
      } catch (error) {
        if (!signal.aborted) warn('ContentSearch', `the search function has failed: ${String(error)}`)
      }
      if (!signal.aborted) setAnswer({ searchTerm: asked, results })
    }
    const timer = setTimeout(() => void ask(), delayMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [asked, delayMs, limit])

  if (asked === '') return { results: noResults, loading: false }
  return { results: answer?.results ?? noResults, loading: answer?.searchTerm !== asked }
}
