const shownWarnings = new Set<string>()

/** Prints a warning once, in development only. The message ends with what to do about it. */
export function warn(componentName: string, message: string): void {
  if (process.env.NODE_ENV === 'production') return
  const text = `[Frond UI] ${componentName}: ${message}`
  if (shownWarnings.has(text)) return
  shownWarnings.add(text)
  console.warn(text)
}

/** For tests: lets a warning that was already printed be printed again. */
export function forgetWarnings(): void {
  shownWarnings.clear()
}
