/** Accents of Latin and Greek letters, and the vowel points of Hebrew and Arabic. */
const MARKS = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670]/g

/** Text as it is compared: without case and accents. `Épée` and `epee` become the same. */
export function foldText(text: string): string {
  const lower = text.toLowerCase()
  for (let index = 0; index < lower.length; index++) {
    if (!isPlain(lower.charCodeAt(index))) return lower.normalize('NFKD').replace(MARKS, '')
  }
  return lower
}

/** Most text is ASCII, with dashes, quotes and dots of print between: there is nothing to take apart in it. */
function isPlain(code: number): boolean {
  return code < 128 || (code >= 0x2010 && code <= 0x2026) || code === 0x2039 || code === 0x203a
}
