export type ContentCoding = 'br' | 'gzip'

/** The first of the offered codings that an `Accept-Encoding` header allows. `*` and `q=0` are respected. */
export function chooseEncoding<Coding extends ContentCoding>(
  header: string | null | undefined,
  offered: readonly Coding[],
): Coding | 'identity' {
  if (!header) return 'identity'
  const codings = header.split(',').map((coding) => {
    const [name = '', ...parameters] = coding.split(';').map((part) => part.trim().toLowerCase())
    return { name, isRefused: parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter)) }
  })
  const isAccepted = (name: string) => {
    const found = codings.find((coding) => coding.name === name) ?? codings.find((coding) => coding.name === '*')
    return found !== undefined && !found.isRefused
  }
  return offered.find(isAccepted) ?? 'identity'
}
