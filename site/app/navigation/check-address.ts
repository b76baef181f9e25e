/** What runs or shows whatever it says, as if it were ours. */
const unsafe = /^(?:javascript|data|vbscript|blob|file|view-source):/i

/** The start of an address as a browser reads it, which skips blanks and control letters, also where written as entities. */
function readProtocol(address: string): string | undefined {
  const plain = address
    .replace(/&(?:tab|newline);|&#(?:x0*[9ad]|0*(?:9|10|13));?/gi, '')
    .replace(/&colon;|&#(?:x0*3a|0*58);?/gi, ':')
    .replace(/[\0-\x20]/g, '')
  return /^[a-z][a-z\d+.-]*:/i.exec(plain)?.[0].toLowerCase()
}

/** Decides whether an address may be navigated to, and gives it as the browser reads it. Throws where it may not. */
export function checkAddress(to: string, { external, origin }: { external?: boolean; origin: string }): URL {
  const protocol = readProtocol(to)
  if (protocol && unsafe.test(protocol)) throw new Error(`Cannot navigate to a URL with '${protocol}' protocol`)

  // With a protocol it is whole, though a browser would read `https:path` as a path on our own host.
  const base = protocol ? undefined : origin
  const url = URL.canParse(to, base) ? new URL(to, base) : undefined
  // `//` at the start of a path is a host to whoever reads it next.
  const isOurs = url?.origin === origin && !/^(?:[/\\]|%2f|%5c){2}/i.test(url.pathname)
  if (!url || !(isOurs || external)) throw new Error('Navigating to an external URL is not allowed by default')
  return url
}
