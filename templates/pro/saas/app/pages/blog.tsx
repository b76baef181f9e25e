import { BlogPosts, Button, Container, Empty, PageHero, Tabs } from '@frond/ui'
import { useState } from 'react'
import { posts } from '../content'
import { pageMeta } from '../page-meta'
import { PostPicture } from '../parts/PostPicture'

const description = 'About jobs that run at night, and how to sleep while they do.'

export const meta = () => pageMeta('Blog', description)

const ALL = 'All'

const topics = [ALL, ...new Set(posts.map(({ fields }) => fields.topic))]

export default function BlogPage() {
  const [topic, setTopic] = useState(ALL)
  const shown = posts
    .filter(({ fields }) => topic === ALL || fields.topic === topic)
    .map(({ name, fields: { title, description: text, date, topic: label } }, index) => ({
      name,
      title,
      description: text,
      date,
      badge: { label, color: 'neutral', variant: 'subtle' } as const,
      to: `/blog/${name}`,
      // The newest article takes the whole first row.
      ...(index === 0 && ({ orientation: 'horizontal', className: 'lg:col-span-full' } as const)),
    }))

  return (
    <>
      <PageHero title="Blog" description={description} ui={{ container: 'pb-10 @2xl:pb-12 @5xl:pb-12' }} />
      <Container className="pb-24">
        <div className="mb-8 flex justify-center">
          <Tabs
            aria-label="Topic"
            content={false}
            color="neutral"
            size="sm"
            items={topics.map((label) => ({ label, value: label }))}
            value={topic}
            onValueChange={(value) => setTopic(String(value))}
          />
        </div>
        {posts.length > 0 ? (
          <BlogPosts posts={shown} header={({ post }) => <PostPicture name={post.name} />} />
        ) : (
          <Empty
            icon="lucide:feather"
            title="No articles yet"
            description="Add a Markdown file to content/blog."
            renderActions={<Button label="Read the docs" to="/docs" color="neutral" variant="outline" />}
          />
        )}
      </Container>
    </>
  )
}
