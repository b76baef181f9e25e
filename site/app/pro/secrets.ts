/** What the address of the page contained. `take-secrets.ts` leaves it on `window`. */
export interface ProSecrets {
  /** From `?license_key=` or `#key=`. */
  readonly key?: string
  /** From `#token=`. */
  readonly token?: string
}

declare global {
  interface Window {
    frondPro?: ProSecrets
  }
}

/** Returns the secrets of the address once. */
export function takeSecrets(): ProSecrets {
  const secrets = window.frondPro ?? {}
  delete window.frondPro
  return secrets
}
