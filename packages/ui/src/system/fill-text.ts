/**
 * Replaces the placeholders in a message. Uses a replacer function, because values such as file names may contain `$&` and other
 * patterns that `replace` would expand.
 */
export function fillText(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (all, name: string) => String(values[name] ?? all))
}
