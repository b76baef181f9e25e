import { BlogPost, BlogPosts, Button, Container, Empty, Footer, Header, NavigationMenu, PageHeader } from '@frond/ui'
import { useState } from 'react'

export const layout = 'page'

/** A landscape with a sun and two hills. */
const picture = (hue: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"><rect width="160" height="90" fill="hsl(${hue} 45% 80%)"/><circle cx="118" cy="30" r="14" fill="hsl(${hue + 40} 80% 90%)"/><path d="M0 62C40 30 90 40 160 70V90H0Z" fill="hsl(${hue} 35% 58%)"/><path d="M0 80C50 55 110 60 160 44V90H0Z" fill="hsl(${hue} 42% 36%)"/></svg>`,
  )}`

const ada = { name: 'Ada', description: 'Gardener', avatar: { alt: 'Ada' } }
const grace = { name: 'Grace', description: 'Botanist', avatar: { alt: 'Grace' } }

const posts = [
  {
    title: 'A garden in the shade',
    description: 'Ten plants that grow without direct sun, and how to arrange them so that each gets its light.',
    date: '2026-05-12',
    badge: 'Guide',
    image: picture(140),
    authors: [ada],
    to: '/examples/blog-post/article',
  },
  {
    title: 'Water less, grow more',
    description: 'Mulch, shade and the right hour save half of the water.',
    date: '2026-04-02',
    badge: 'Guide',
    image: picture(205),
    authors: [grace],
    to: '/examples/blog-post/article',
  },
  {
    title: 'Plans can be shared',
    description: 'Send a link, and your family sees what grows where.',
    date: '2026-03-20',
    badge: 'News',
    image: picture(275),
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

const topics = ['All', 'Guide', 'News', 'Recipes']

const pages = [
  { label: 'Planner', to: '#planner', active: false },
  { label: 'Prices', to: '#prices', active: false },
  { label: 'Blog', to: '/examples/blog-posts/page', active: true },
]

export default function BlogPage() {
  const [topic, setTopic] = useState('All')
  const [first, ...rest] = posts.filter(({ badge }) => topic === 'All' || badge === topic)

  return (
    <div className="flex min-h-dvh flex-col">
      <Header
        title="Garden planner"
        to="/examples/blog-posts/page"
        right={<Button label="Sign in" color="neutral" variant="ghost" to="/examples/auth-form/sign-in" />}
        body={<NavigationMenu items={pages} orientation="vertical" aria-label="Menu" />}
      >
        <NavigationMenu items={pages} aria-label="Main" />
      </Header>
      <Container className="w-full grow pb-16 lg:pb-24">
        <PageHeader
          title="Blog"
          description="Guides and news from the garden, every other week."
          links={[{ label: 'Subscribe', icon: 'lucide:rss', color: 'neutral', variant: 'outline', to: '#feed' }]}
        />
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
        {first ? (
          <>
            <BlogPost {...first} orientation="horizontal" className="mb-8 lg:mb-12" />
            <BlogPosts posts={rest} />
          </>
        ) : (
          <Empty
            icon="lucide:notebook-pen"
            title={`No posts in ${topic}`}
            description="The first one is being written."
            actions={[{ label: 'Show all posts', onClick: () => setTopic('All') }]}
          />
        )}
      </Container>
      <Footer
        left="© 2026 Garden planner"
        right={<Button icon="lucide:mail" aria-label="Write to us" color="neutral" variant="ghost" to="#mail" />}
      />
    </div>
  )
}
