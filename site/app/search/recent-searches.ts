const KEY = 'frond-recent-searches'
const KEPT = 5
const MAX_LETTERS = 80

/** The visitor's recent searches, latest first. Blocked or invalid storage counts as empty. */
export function readRecentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    if (!Array.isArray(stored)) return []
    const terms = stored.filter(
      (term): term is string => typeof term === 'string' && term.trim() !== '' && term.length <= MAX_LETTERS,
    )
    return [...new Set(terms)].slice(0, KEPT)
  } catch {
    return []
  }
}

export function keepRecentSearch(term: string): void {
  const kept = term.trim().slice(0, MAX_LETTERS)
  if (kept === '') return
  write([kept, ...readRecentSearches().filter((other) => other.toLowerCase() !== kept.toLowerCase())].slice(0, KEPT))
}

export function forgetRecentSearches(): void {
  write([])
}

function write(terms: readonly string[]): void {
  try {
    if (terms.length > 0) localStorage.setItem(KEY, JSON.stringify(terms))
    else localStorage.removeItem(KEY)
  } catch {
    // Nothing is remembered then.
  }
}
