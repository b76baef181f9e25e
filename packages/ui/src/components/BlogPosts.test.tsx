import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { blogPostsTheme } from '../theme/blog-posts.ts'
import { BlogPost } from './BlogPost.tsx'
import { BlogPosts } from './BlogPosts.tsx'

const posts = [
  { title: 'Ferns', to: '/ferns', reading: 4 },
  { title: 'Hostas', to: '/hostas', reading: 7 },
]

describeComponent('BlogPosts', <BlogPosts posts={posts} />, { slot: 'blog-posts', theme: blogPostsTheme })

describe('BlogPosts', () => {
  it('shows its posts and those between its tags', async () => {
    await render(
      <BlogPosts posts={posts}>
        <BlogPost title="Mosses" />
      </BlogPosts>,
    )
    expect(page.getByRole('article').elements()).toHaveLength(3)
    await expect.element(page.getByRole('heading', { name: 'Mosses' })).toBeVisible()
  })

  it('puts posts into columns, or below each other with the picture beside the text', async () => {
    const screen = await render(<BlogPosts posts={posts} />)
    expect(findPart('blog-post')!.getAttribute('data-orientation')).toBe('vertical')
    await screen.rerender(<BlogPosts posts={posts} orientation="vertical" />)
    expect(findPart('blog-post')!.getAttribute('data-orientation')).toBe('horizontal')
  })

  it('gives the post to its slots', async () => {
    await render(<BlogPosts posts={posts} footer={({ post, index }) => `${index}: ${post.reading} minutes`} />)
    await expect.element(page.getByText('1: 7 minutes')).toBeVisible()
  })

  it('places the first post on the right, and the picture to the right of the text, in right-to-left text', async () => {
    await page.viewport(1200, 800)
    const screen = await render(<BlogPosts dir="rtl" posts={posts} />)
    const box = (name: string) => page.getByRole('article').filter({ hasText: name }).element().getBoundingClientRect()
    const list = () => findPart('blog-posts')!.getBoundingClientRect()
    expect(box('Ferns').right).toBe(list().right)
    expect(box('Hostas').right).toBeLessThan(box('Ferns').left)
    expect(box('Hostas').top).toBe(box('Ferns').top)

    const picture = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'
    await screen.rerender(<BlogPosts dir="rtl" posts={[{ title: 'Ferns', image: picture }]} orientation="vertical" />)
    const [header, body] = ['header', 'body'].map((part) => findPart(part)!.getBoundingClientRect())
    expect(header!.left).toBeGreaterThanOrEqual(body!.right)
  })
})
