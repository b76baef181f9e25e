/** What servers share that answer with JSON and problem documents. It has no dependencies. */
export { problemHeaders, problemText, type Problem } from './server/problem.ts'
export { decodeUtf8, readJsonObject } from './server/read-json.ts'
