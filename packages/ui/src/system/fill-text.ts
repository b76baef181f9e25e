/** Puts values into a message, as they are: a name may hold anything, also what `replace` takes for a pattern. */
export function fillText(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (all, name: string) => String(values[name] ?? all))
}
