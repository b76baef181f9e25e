export { createContentApi } from './server/content-api.ts'
export type {
  ContentApi,
  ContentApiLimits,
  ContentApiOptions,
  DumpRequest,
  QueryRequest,
} from './server/content-api.ts'
export type { ContentAnswer, ProblemType } from './server/problem.ts'
