export {
  defineCollection,
  defineContentConfig,
  type Collection,
  type CollectionName,
  type CollectionRow,
  type CollectionSchema,
  type CollectionSource,
  type ContentConfig,
} from './collections/define.ts'
export type { CollectionQuery, PromisedQuery } from './query/builder.ts'
export type { CollectionSummary, NavigationOptions } from './query/read-content.ts'
export type { SearchSectionsOptions } from './query/search-sections.ts'
export { openContent, type Content } from './store/open-content.ts'
export type * from './types.ts'
