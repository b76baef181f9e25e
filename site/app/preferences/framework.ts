import { frameworks, type Framework } from '../../redirects.ts'

/** Name of the cookie that stores the framework of the visitor, as JSON. */
export const FRAMEWORK_COOKIE = 'frond-framework'

/**
 * Reads the visitor's framework from a `Cookie` header or `document.cookie`. Returns `undefined` for unknown values.
 */
export function readFramework(cookies: string | undefined): Framework | undefined {
  const value = new RegExp(`(?:^|;\\s*)${FRAMEWORK_COOKIE}=([^;]*)`).exec(cookies ?? '')?.[1]
  return frameworks.find((name) => value === `"${name}"` || value === `%22${name}%22`)
}
