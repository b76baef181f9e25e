import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { de } from '../locale/de.ts'
import { forgetWarnings } from '../system/warn.ts'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { preferReducedMotion, withoutMotion } from '../testing/motion.ts'
import { blogPostTheme } from '../theme/blog-post.ts'
import { App } from './App.tsx'
import { BlogPost } from './BlogPost.tsx'

const picture = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const post = {
  title: 'A fern garden',
  description: 'Shade is a gift.',
  date: '2026-11-15',
  badge: 'Guide',
  image: picture,
  authors: [{ name: 'Ada' }, { name: 'Grace' }],
  to: '/blog/ferns',
}

// The group of avatars sets the slot of its avatars.
describeComponent('BlogPost', <BlogPost {...post} footer="Read more" />, {
  slot: 'blog-post',
  theme: blogPostTheme,
  hiddenParts: ['avatar'],
})
describeComponent(
  'All looks of BlogPost',
  <div data-slot="all">
    {(['outline', 'soft', 'subtle', 'ghost', 'naked'] as const).map((variant) => (
      <BlogPost key={variant} {...post} variant={variant} orientation="horizontal" />
    ))}
  </div>,
  { slot: 'all' },
)

describe('BlogPost', () => {
  withoutMotion()
  beforeEach(forgetWarnings)

  it('is a card with one link, named by its title', async () => {
    await render(<BlogPost {...post} />)
    const link = page.getByRole('link', { name: 'A fern garden' })
    await expect.element(link).toHaveAttribute('href', '/blog/ferns')
    expect(page.getByRole('link').elements()).toHaveLength(1)
    await expect.element(page.getByRole('heading', { level: 2, name: 'A fern garden' })).toBeVisible()
    await userEvent.tab()
    await expect.element(link).toHaveFocus()
  })

  it('can be pressed everywhere', async () => {
    await render(
      <div style={{ width: 240 }}>
        <BlogPost {...post} />
      </div>,
    )
    const { left, width, bottom } = findPart('blog-post')!.getBoundingClientRect()
    const pressed = document.elementFromPoint(left + width / 2, bottom - 5)
    expect(pressed?.closest('a')?.getAttribute('href')).toBe('/blog/ferns')
  })

  it('writes the date in the language of the application', async () => {
    const screen = await render(<BlogPost {...post} />)
    await expect.element(page.getByText('Nov 15, 2026')).toHaveAttribute('datetime', '2026-11-15')
    await screen.rerender(
      <App locale={de}>
        <BlogPost {...post} />
      </App>,
    )
    await expect.element(page.getByText('15.11.2026')).toBeVisible()
  })

  it('shows one author with a name and several as avatars', async () => {
    const screen = await render(<BlogPost title="A" authors={[{ name: 'Ada', description: 'Gardener' }]} />)
    await expect.element(page.getByText('Gardener')).toBeVisible()
    await screen.rerender(<BlogPost title="A" authors={[{ name: 'Ada' }, { name: 'Grace' }]} />)
    await expect.element(page.getByRole('img', { name: 'Grace' })).toBeVisible()
    expect(findPart('avatar-group')).not.toBeNull()
  })

  it('is no link without an address', async () => {
    await render(<BlogPost title="A fern garden" />)
    expect(page.getByRole('link').elements()).toHaveLength(0)
  })

  it('fills its parts with what the caller renders', async () => {
    await render(
      <BlogPost
        title="A"
        header="Picture"
        renderDate="Today"
        renderBadge="New"
        renderTitle="B"
        renderDescription="C"
        renderAuthors="D"
        footer="E"
      />,
    )
    expect(findPart('blog-post')!.textContent).toBe('PictureTodayNewBCDE')
  })

  it('zooms the picture on hover, but not with reduced motion', async () => {
    await render(<BlogPost {...post} />)
    const zoom = () => getComputedStyle(findPart('image')!).scale
    await userEvent.hover(findPart('blog-post')!)
    await expect.poll(zoom).toBe('1.05')
    await preferReducedMotion()
    await expect.poll(zoom).toBe('1')
  })

  it('starts on the right in right-to-left languages', async () => {
    await render(
      <div dir="rtl">
        <BlogPost {...post} />
      </div>,
    )
    const right = (part: string) => findPart(part)!.getBoundingClientRect().right
    expect(right('date')).toBeGreaterThan(right('badge'))
  })
})
