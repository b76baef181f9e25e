const allowedSchemes = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/**
 * The address if a link may have it, otherwise undefined. Rejects schemes that run code, such as `javascript:`. Browsers ignore
 * control characters and spaces in a scheme, so they are removed before the check.
 */
export function toSafeUrl(url: string): string | undefined {
  // oxlint-disable-next-line no-control-regex
  const clean = url.replace(/[\u0000-\u0020\u007f-\u009f]/g, '')
  const scheme = /^([^/?#]*?:)/.exec(clean)?.[1]
  return scheme === undefined || allowedSchemes.has(scheme.toLowerCase()) ? clean : undefined
}
