import { readPages } from './markdown'

/** The articles, the newest first. */
export const posts = readPages(
  import.meta.glob<string>('../content/blog/*.md', { query: '?raw', import: 'default', eager: true }),
  ['title', 'description', 'date', 'topic'],
).sort((a, b) => b.fields.date.localeCompare(a.fields.date))

export type Post = (typeof posts)[number]

/** The releases, the newest first. */
export const releases = readPages(
  import.meta.glob<string>('../content/changelog/*.md', { query: '?raw', import: 'default', eager: true }),
  ['title', 'description', 'date'],
).sort((a, b) => b.fields.date.localeCompare(a.fields.date))

/** The pages of the documentation, in the order of the numbers in their file names. */
export const docs = readPages(
  import.meta.glob<string>('../content/docs/*.md', { query: '?raw', import: 'default', eager: true }),
  ['title', 'description', 'group'],
)

export type DocsPage = (typeof docs)[number]

/** The same on the server and in the browser: without a time zone, the day could differ. */
export function formatDate(date: string): string {
  return new Date(date).toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' })
}
