export { chooseEncoding, type ContentCoding } from './server/choose-encoding.ts'
export { createContentApi } from './server/content-api.ts'
export type {
  ContentApi,
  ContentApiLimits,
  ContentApiOptions,
  DumpRequest,
  QueryRequest,
} from './server/content-api.ts'
export { problemHeaders, problemText, type ContentAnswer, type Problem, type ProblemType } from './server/problem.ts'
