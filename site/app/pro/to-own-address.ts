/**
 * Addresses in answers of the API contain the origin that the server knows. It can differ from the one in the address bar,
 * for example `localhost` and `127.0.0.1`, and the new origin would not have the tokens of this tab. So addresses of our own
 * pages become paths.
 */
export function toOwnAddress(address: string): string {
  // The base matters only for an address that is already a path.
  const { pathname, search } = new URL(address, 'http://localhost')
  return pathname.startsWith('/pro/') ? pathname + search : address
}
