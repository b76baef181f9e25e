/** The text of a cookie in a `Cookie` header, without decoding it. */
export function findCookie(cookies: string, name: string): string | undefined {
  const start = `${encodeURIComponent(name)}=`
  return cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(start))
    ?.slice(start.length)
}
