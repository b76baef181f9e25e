/** The part of the Trusted Types API that is used here. TypeScript does not declare it. */
interface TrustedTypePolicyFactory {
  createPolicy: (name: string, rules: Rules) => Rules
}

interface Rules {
  createHTML: (html: string) => string
}

let policy: Rules | undefined

/**
 * Marks HTML of the library, such as the body of an icon, as trusted. Pages that enforce Trusted Types refuse plain strings.
 * A page that lists its policies must allow `frond-ui`.
 */
export function trustHtml(html: string): string {
  policy ??= createPolicy()
  return policy.createHTML(html)
}

function createPolicy(): Rules {
  const rules: Rules = { createHTML: (html) => html }
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypePolicyFactory }
  try {
    return trustedTypes?.createPolicy('frond-ui', rules) ?? rules
  } catch {
    // The Content-Security-Policy of the page does not allow the policy, or a second copy of the library has created it.
    return rules
  }
}
