import { frameworks, type Framework } from '../../redirects.ts'

/** Name of the cookie that holds the framework the visitor reads the docs for, as JSON. */
export const FRAMEWORK_COOKIE = 'frond-framework'

/** What the visitor has chosen, read from a `Cookie` header or `document.cookie`; `undefined` where that is nothing we know. */
export function readFramework(cookies: string | undefined): Framework | undefined {
  const value = new RegExp(`(?:^|;\\s*)${FRAMEWORK_COOKIE}=([^;]*)`).exec(cookies ?? '')?.[1]
  return frameworks.find((name) => value === `"${name}"` || value === `%22${name}%22`)
}
