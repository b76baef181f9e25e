import searchFile from 'virtual:search-file'
import { createAsyncData, type AsyncState } from '../request/async-data'
import { request } from '../request/request'
import type * as Engine from './search-index'
import type { SearchFile, SearchIndex } from './search-index'

/** What it takes to search the docs. It is fetched when somebody is about to. */
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

/** Begins to fetch the index, once. After a failure the next call tries again. */
export function prepareSearch(): void {
  void search.load()
}
