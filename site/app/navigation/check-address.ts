/** Protocols that can run script or show foreign content in the context of this site. */
const unsafe = /^(?:javascript|data|vbscript|blob|file|view-source):/i

/**
 * Returns the protocol of a URL as a browser parses it. Browsers ignore whitespace and control characters, and HTML
 * entities may encode them.
 */
function readProtocol(address: string): string | undefined {
  const plain = address
    .replace(/&(?:tab|newline);|&#(?:x0*[9ad]|0*(?:9|10|13));?/gi, '')
    .replace(/&colon;|&#(?:x0*3a|0*58);?/gi, ':')
    .replace(/[\0-\x20]/g, '')
  return /^[a-z][a-z\d+.-]*:/i.exec(plain)?.[0].toLowerCase()
}

/** Checks whether navigating to a URL is allowed, and returns the parsed URL. Throws if it is not allowed. */
export function checkAddress(to: string, { external, origin }: { external?: boolean; origin: string }): URL {
  const protocol = readProtocol(to)
  if (protocol && unsafe.test(protocol)) throw new Error(`Cannot navigate to a URL with '${protocol}' protocol`)

  // A URL with a protocol is parsed without a base. Otherwise `https:path` would resolve to a path on this host.
  const base = protocol ? undefined : origin
  const url = URL.canParse(to, base) ? new URL(to, base) : undefined
  // A path that starts with `//` could later be parsed as a host.
  const isOurs = url?.origin === origin && !/^(?:[/\\]|%2f|%5c){2}/i.test(url.pathname)
  if (!url || !(isOurs || external)) throw new Error('Navigating to an external URL is not allowed by default')
  return url
}
