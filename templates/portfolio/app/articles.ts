import { parseFile } from './markdown-file'

export interface Article {
  slug: string
  title: string
  summary: string
  /** For example `2026-10-02`. */
  date: string
  /** Minutes that reading takes. */
  minutes: number
  /** The text, as Markdown. */
  body: string
}

const WORDS_PER_MINUTE = 200

const files = import.meta.glob<string>('../content/writing/*.md', { query: '?raw', import: 'default', eager: true })

/** All articles, the newest first. */
export const articles: readonly Article[] = Object.entries(files)
  .map(([path, source]) => {
    const { slug, body, read } = parseFile(path, source)
    const minutes = Math.max(1, Math.round(body.split(/\s+/).length / WORDS_PER_MINUTE))
    return { slug, title: read('title'), summary: read('summary'), date: read('date'), minutes, body }
  })
  .sort((a, b) => b.date.localeCompare(a.date))

/** The same on the server and in the browser: without a time zone, the day could differ. */
export function formatDate(date: string): string {
  return new Date(date).toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' })
}
