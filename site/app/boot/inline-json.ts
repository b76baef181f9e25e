/** Serializes JSON so that it cannot close the surrounding script element. */
export function toInlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
}
