import { BlogPosts } from '@frond/ui'

const picture = (hue: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"><rect width="160" height="90" fill="hsl(${hue} 40% 85%)"/><path d="M40 80C40 40 70 15 125 15C125 60 95 80 40 80Z" fill="hsl(${hue} 45% 45%)"/></svg>`,
  )}`

const posts = [
  { title: 'A garden in the shade', date: '2026-05-12', image: picture(140), to: '#shade' },
  { title: 'Water less, grow more', date: '2026-04-02', image: picture(210), to: '#water' },
  { title: 'Compost in six weeks', date: '2026-02-14', image: picture(30), to: '#compost' },
]

export default function BasicBlogPosts() {
  return <BlogPosts posts={posts.map((post) => ({ ...post, headingLevel: 3 as const }))} />
}
