import { BlogPosts } from '@frond/ui'

const posts = [
  { title: 'Plans can be shared', date: '2026-04-20', to: '#share', minutes: 3 },
  { title: 'A calendar for sowing', date: '2026-03-08', to: '#calendar', minutes: 5 },
  { title: 'Compost in six weeks', date: '2026-02-14', to: '#compost', minutes: 6 },
]

export default function BlogPostsSlots() {
  return (
    <BlogPosts
      posts={posts.map((post) => ({ ...post, headingLevel: 3 as const, variant: 'subtle' as const }))}
      footer={({ post }) => <p className="text-sm text-muted">{post.minutes} minutes</p>}
    />
  )
}
