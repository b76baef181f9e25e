import { Badge, Button, Container, ContentSurround, Separator } from '@frond/ui'
import { formatDate, type Post, posts } from '../content'
import { pageMeta } from '../page-meta'
import { Article } from '../parts/Article'
import { PostPicture } from '../parts/PostPicture'
import type { Route } from './+types/post'
import NotFoundPage from './not-found'

const findPost = (name: string) => posts.find((post) => post.name === name)

export const meta = ({ params }: Route.MetaArgs) => {
  const post = findPost(params.name)
  return post
    ? pageMeta(post.fields.title, post.fields.description)
    : pageMeta('Page not found', 'There is no article at this address.')
}

export default function PostPage({ params }: Route.ComponentProps) {
  const post = findPost(params.name)
  if (!post) return <NotFoundPage />
  const { title, description, date, topic } = post.fields
  const index = posts.indexOf(post)

  return (
    <Container className="max-w-2xl pb-24">
      <header className="py-12 sm:py-16">
        <Button
          label="Blog"
          icon="lucide:arrow-left"
          to="/blog"
          color="neutral"
          variant="link"
          className="px-0"
          ui={{ leadingIcon: 'rtl:rotate-180' }}
        />
        <div className="mt-6 flex flex-wrap items-center gap-3 text-sm text-muted">
          <Badge label={topic} color="neutral" variant="subtle" className="rounded-full" />
          <time dateTime={date}>{formatDate(date)}</time>
        </div>
        <h1 className="mt-4 text-4xl/[1.1] font-bold tracking-tight text-balance text-highlighted sm:text-5xl/[1.1]">
          {title}
        </h1>
        <p className="mt-5 text-xl/8 text-pretty text-muted">{description}</p>
      </header>
      <div className="mb-10 aspect-21/9 overflow-hidden rounded-2xl">
        <PostPicture name={post.name} />
      </div>
      <Article page={post} />
      <Separator className="my-12" />
      <ContentSurround surround={[toLink(posts[index + 1]), toLink(posts[index - 1])]} />
    </Container>
  )
}

function toLink(post: Post | undefined) {
  return post && { title: post.fields.title, description: post.fields.description, path: `/blog/${post.name}` }
}
