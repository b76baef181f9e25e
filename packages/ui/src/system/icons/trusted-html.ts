interface TrustedTypes {
  readonly defaultPolicy: object | null
  createPolicy(name: string, rules: { createHTML: (html: string) => string }): Policy
}

interface Policy {
  createHTML(html: string): string
}

let policy: Policy | undefined
/** React compares by identity, so equal HTML must be the same object. Otherwise every render would parse the drawing again. */
const trusted: Record<string, string> = {}

/**
 * Marks the drawing of an icon as safe, for pages that require Trusted Types. A default policy of the page checks strings
 * itself, and its Content-Security-Policy need not allow ours.
 */
export function trustHtml(html: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  if (!trustedTypes || trustedTypes.defaultPolicy) return html
  policy ??= trustedTypes.createPolicy('frond-ui', { createHTML: (text) => text })
  return (trusted[html] ??= policy.createHTML(html))
}
