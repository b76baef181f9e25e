import { Badge, BlogPosts, Breadcrumb, Button, Container, Footer, Header, NavigationMenu, User } from '@frond/ui'
import { ProseMarkdown } from '@frond/ui/prose'

export const layout = 'page'

/** A landscape with a sun and two hills. */
const picture = (hue: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"><rect width="160" height="90" fill="hsl(${hue} 45% 80%)"/><circle cx="118" cy="30" r="14" fill="hsl(${hue + 40} 80% 90%)"/><path d="M0 62C40 30 90 40 160 70V90H0Z" fill="hsl(${hue} 35% 58%)"/><path d="M0 80C50 55 110 60 160 44V90H0Z" fill="hsl(${hue} 42% 36%)"/></svg>`,
  )}`

const text = `Shade is not a lack of light. It is **cool, even light**, and many leaves prefer it.

## Look at the light first

Watch the bed for one day and note the hours of sun.

| Light | Hours of sun | Plants |
| --- | --: | --- |
| Full shade | 0 to 2 | Fern, moss |
| Half shade | 2 to 4 | Hosta, astilbe |
| Light shade | 4 to 6 | Lady’s mantle |

## Plant in layers

1. Tall ferns at the back, 40 cm apart
2. Hostas in the middle
3. Ground cover along the path

> Leaves are the flowers of the shade.

### Water and soil

Shady beds stay wet longer. Add sand if water stands for more than an hour, and cover the soil with leaves in autumn.`

const more = [
  { title: 'Water less, grow more', date: '2026-04-02', image: picture(205), to: '/examples/blog-post/article' },
  { title: 'Plans can be shared', date: '2026-03-20', image: picture(275), to: '/examples/blog-post/article' },
  { title: 'Compost in six weeks', date: '2026-02-14', image: picture(30), to: '/examples/blog-post/article' },
].map((post) => ({ ...post, headingLevel: 3 as const }))

const pages = [
  { label: 'Planner', to: '#planner', active: false },
  { label: 'Prices', to: '#prices', active: false },
  { label: 'Blog', to: '/examples/blog-posts/page', active: true },
]

export default function ArticlePage() {
  return (
    <>
      <Header
        title="Garden planner"
        to="/examples/blog-posts/page"
        right={<Button label="Sign in" color="neutral" variant="ghost" to="/examples/auth-form/sign-in" />}
        body={<NavigationMenu items={pages} orientation="vertical" aria-label="Menu" />}
      >
        <NavigationMenu items={pages} aria-label="Main" />
      </Header>
      <Container className="py-8 sm:py-12">
        <article className="mx-auto max-w-2xl">
          <Breadcrumb
            items={[{ label: 'Blog', to: '/examples/blog-posts/page' }, { label: 'A garden in the shade' }]}
          />
          <header className="mt-8 mb-8">
            <div className="flex items-center gap-3 text-sm text-muted">
              <time dateTime="2026-05-12">May 12, 2026</time>
              <Badge label="Guide" color="neutral" variant="subtle" className="rounded-full" />
            </div>
            <h1 className="mt-4 text-3xl font-semibold tracking-tight text-balance text-highlighted sm:text-4xl">
              A garden in the shade
            </h1>
            <p className="mt-3 text-lg text-pretty text-muted">Ten plants that grow without direct sun.</p>
            <User name="Ada" description="Gardener" avatar={{ alt: 'Ada' }} size="lg" className="mt-6" />
          </header>
          <img src={picture(140)} alt="" className="mb-10 aspect-video w-full rounded-xl object-cover" />
          <ProseMarkdown text={text} headingLevel={1} />
        </article>
        <section aria-labelledby="more" className="mt-16 border-t border-default pt-12">
          <h2 id="more" className="mb-6 text-2xl font-semibold tracking-tight text-highlighted">
            More from the blog
          </h2>
          <BlogPosts posts={more} />
        </section>
      </Container>
      <Footer
        left="© 2026 Garden planner"
        right={<Button icon="lucide:mail" aria-label="Write to us" color="neutral" variant="ghost" to="#mail" />}
      />
    </>
  )
}
