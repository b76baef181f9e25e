/** The token at the end of a mailed link, or of the text that a visitor has copied from it. */
export function findLinkToken(text: string): string | undefined {
  return /(?:^|[#&?]token=)([\w-]{43})$/.exec(text.trim())?.[1]
}
