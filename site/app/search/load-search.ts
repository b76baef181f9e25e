import searchFile from 'virtual:search-file'
import { createAsyncData, type AsyncState } from '../request/async-data'
import { request } from '../request/request'
import type * as Engine from './search-index'
import type { SearchFile, SearchIndex } from './search-index'

/** The code and data that a search needs. Loaded on demand. */
export interface SearchParts {
  readonly engine: typeof Engine
  readonly index: SearchIndex
  readonly sections: SearchFile['sections']
}

export type SearchState = AsyncState<SearchParts>

const search = createAsyncData(async (): Promise<SearchParts> => {
  const [engine, { sections, index }] = await Promise.all([import('./search-index'), request<SearchFile>(searchFile)])
  return { engine, index: await engine.loadIndex(index), sections }
})

export const readSearchState = search.read
export const subscribeToSearch = search.subscribe

/** Starts fetching the index once. After a failure, the next call retries. */
export function prepareSearch(): void {
  void search.load()
}
