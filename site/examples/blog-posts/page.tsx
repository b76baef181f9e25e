import { BlogPost, BlogPosts, Button, Container, PageHeader } from '@frond/ui'
import { useState } from 'react'

export const layout = 'page'

const picture = (hue: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"><rect width="160" height="90" fill="hsl(${hue} 40% 85%)"/><path d="M40 80C40 40 70 15 125 15C125 60 95 80 40 80Z" fill="hsl(${hue} 45% 45%)"/></svg>`,
  )}`

const ada = { name: 'Ada', description: 'Gardener', avatar: { alt: 'Ada' } }
const grace = { name: 'Grace', description: 'Botanist', avatar: { alt: 'Grace' } }

const posts = [
  {
    title: 'A garden in the shade',
    description: 'Ten plants that grow where the sun never comes, and how to arrange them so that each gets its light.',
    date: '2026-05-12',
    badge: 'Guide',
    image: picture(140),
    authors: [ada],
    to: '/examples/blog-post/article',
  },
  {
    title: 'Water less, grow more',
    description: 'How mulch, shade and a good hour save half of the water.',
    date: '2026-04-02',
    badge: 'Guide',
    image: picture(210),
    authors: [grace],
    to: '/examples/blog-post/article',
  },
  {
    title: 'Plans can be shared',
    description: 'Send a link, and your family sees what grows where.',
    date: '2026-03-20',
    badge: 'News',
    image: picture(280),
    authors: [ada, grace],
    to: '/examples/blog-post/article',
  },
  {
    title: 'Compost in six weeks',
    description: 'What to add, and how often to turn it.',
    date: '2026-02-14',
    badge: 'Guide',
    image: picture(30),
    authors: [grace],
    to: '/examples/blog-post/article',
  },
]

const topics = ['All', 'Guide', 'News']

export default function BlogPage() {
  const [topic, setTopic] = useState('All')
  const [first, ...rest] = posts.filter(({ badge }) => topic === 'All' || badge === topic)

  return (
    <Container className="bg-default pb-24">
      <PageHeader title="Blog" description="Guides and news from the garden." />
      <div role="group" aria-label="Topic" className="flex flex-wrap gap-2 py-8">
        {topics.map((name) => (
          <Button
            key={name}
            label={name}
            color="neutral"
            variant={name === topic ? 'solid' : 'soft'}
            size="sm"
            aria-pressed={name === topic}
            className="rounded-full"
            onClick={() => setTopic(name)}
          />
        ))}
      </div>
      {first && <BlogPost {...first} orientation="horizontal" className="mb-8 lg:mb-12" />}
      <BlogPosts posts={rest} />
    </Container>
  )
}
