const anyDigit = /\p{Nd}/u

/** A digit of any script, as one of ours; other signs as they are. The ten of a script follow one another, so its distance from the first is its value. */
export function toDigit(sign: string): string {
  if (!anyDigit.test(sign)) return sign
  const code = sign.codePointAt(0)!
  let value = 0
  while (value < 9 && anyDigit.test(String.fromCodePoint(code - value - 1))) value++
  return String(value)
}
