import { ContentSurround } from '@frond/ui'

const posts = [
  { title: 'Moving a fern outdoors', path: '/docs/components/content-surround', date: '2026-04-18', minutes: 4 },
  { title: 'Ten plants for dark rooms', path: '/docs/components/content-surround', date: '2026-05-02', minutes: 7 },
]

const format = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' })

/** Slots receive the typed link, here with date and reading time. */
export default function ContentSurroundBlog() {
  return (
    <ContentSurround
      surround={posts}
      className="w-full"
      prevIcon="lucide:chevron-left"
      nextIcon="lucide:chevron-right"
      linkDescription={({ link }) => `${format.format(new Date(link.date))} · ${link.minutes} min read`}
    />
  )
}
