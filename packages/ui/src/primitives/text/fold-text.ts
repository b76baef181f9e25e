/** Accents of Latin and Greek letters, and the vowel points of Hebrew and Arabic. */
const MARKS = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670]/g

/** Whatever is neither ASCII nor a dash, quote or dot of print, which stay one character each. */
const FOREIGN = /[^ -~\u2010-\u2026\u2039\u203a]+/g

/** Text as it is compared: without case and accents. `Épée` and `epee` become the same. */
export function foldText(text: string): string {
  return text.toLowerCase().replace(FOREIGN, (letters) => letters.normalize('NFKD').replace(MARKS, ''))
}
