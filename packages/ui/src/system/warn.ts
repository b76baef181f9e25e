const shownWarnings = new Set<string>()

/** Prints a warning once, in development only. The message says what happened and how to fix it. */
export function warn(componentName: string, message: string): void {
  if (process.env.NODE_ENV !== 'production') warnAlways(componentName, message)
}

/** Prints a warning once, in production too. For failures that depend on the network or on the page around. */
export function warnAlways(componentName: string, message: string): void {
  const text = `[Frond UI] ${componentName}: ${message}`
  if (shownWarnings.has(text)) return
  shownWarnings.add(text)
  console.warn(text)
}

/** For tests: allows warnings that were printed already to be printed again. */
export function forgetWarnings(): void {
  shownWarnings.clear()
}
