const said = new Set<string>()

/** Says a thing once, in development only. `who` is the component that speaks; the message ends with the cure. */
export function warn(who: string, message: string): void {
  if (process.env.NODE_ENV === 'production') return
  const text = `[Frond UI] ${who}: ${message}`
  if (said.has(text)) return
  said.add(text)
  console.warn(text)
}

/** For tests: a warning that was said before is said again. */
export function forgetWarnings(): void {
  said.clear()
}
