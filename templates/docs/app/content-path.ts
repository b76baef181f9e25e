/** The address of a Markdown file: `content/v2/1.guide/2.time-zones.md` is `/v2/guide/time-zones`. */
export function toPath(file: string): string {
  return file
    .replaceAll('\\', '/')
    .replace(/^.*\bcontent\//, '/')
    .replace(/\.md$/, '')
    .replaceAll(/\/\d+\./g, '/')
}
