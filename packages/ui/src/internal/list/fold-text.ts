/** Accents of Latin and Greek letters, and the vowel points of Hebrew and Arabic. */
const MARKS = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670]/g

/** Text as it is compared: without case and accents. `Épée` and `epee` become the same. */
export function foldText(text: string): string {
  const lower = text.toLowerCase()
  for (let index = 0; index < lower.length; index++) {
    // Most text is plain ASCII, which has nothing to take apart.
    if (lower.charCodeAt(index) > 127) return lower.normalize('NFKD').replace(MARKS, '')
  }
  return lower
}
