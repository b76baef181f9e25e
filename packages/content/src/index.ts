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
export type { CollectionQuery } from './query/builder.ts'
export { openContent, type CollectionSummary, type Content, type NavigationOptions } from './store/open-content.ts'
export type * from './types.ts'
