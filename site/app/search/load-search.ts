import searchFile from 'virtual:search-file'
import type * as Engine from './search-index'
import type { SearchFile, SearchIndex } from './search-index'

/** Whether the docs can be searched: what it takes is fetched when somebody is about to. */
export type SearchState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | {
      readonly kind: 'ready'
      readonly engine: typeof Engine
      readonly index: SearchIndex
      readonly sections: SearchFile['sections']
    }

let state: SearchState = { kind: 'loading' }
let isStarted = false
const listeners = new Set<() => void>()

export function readSearchState(): SearchState {
  return state
}

export function subscribeToSearch(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Begins to fetch the index, once. After a failure the next call tries again. */
export function prepareSearch(): void {
  if (isStarted) return
  isStarted = true
  if (state.kind === 'failed') become({ kind: 'loading' })
  loadSearch().then(become, () => {
    isStarted = false
    become({ kind: 'failed' })
  })
}

async function loadSearch(): Promise<SearchState> {
  const [engine, { sections, index }] = await Promise.all([import('./search-index'), fetchFile()])
  return { kind: 'ready', engine, index: await engine.loadIndex(index), sections }
}

async function fetchFile(): Promise<SearchFile> {
  const response = await fetch(searchFile)
  if (!response.ok) throw new Error(`[GET] "${searchFile}": ${response.status} ${response.statusText}`)
  return (await response.json()) as SearchFile
}

function become(next: SearchState): void {
  state = next
  for (const listener of listeners) listener()
}
