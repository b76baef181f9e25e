const anyDigit = /\p{Nd}/u

/**
 * Converts a digit of any script to an ASCII digit. Returns other characters unchanged. The ten digits of a script have
 * consecutive code points, so the distance from the first one is the value.
 */
export function toDigit(sign: string): string {
  if (!anyDigit.test(sign)) return sign
  const code = sign.codePointAt(0)!
  let value = 0
  while (value < 9 && anyDigit.test(String.fromCodePoint(code - value - 1))) value++
  return String(value)
}
