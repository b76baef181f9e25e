export { createBrowserContent, type BrowserContent, type BrowserContentOptions } from './browser/browser-content.ts'
export type { LoadRequest, QueryEngine } from './browser/engine.ts'
export type { PromisedQuery } from './query/builder.ts'
export type { CollectionSummary } from './query/read-content.ts'
