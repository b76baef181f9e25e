import { Button, Container, Icon, Link, PageHero, useContentSearch } from '@frond/ui'
import { pagesOf } from '../content.server'
import { Markdown } from '../Markdown'
import { pageMeta } from '../page-meta'
import { latest, site } from '../site'
import { SundialArt } from '../SundialArt'
import { useVersion } from '../use-version'
import type { Route } from './+types/home'

/** The first code block of the first page. */
export function loader() {
  const blocks = pagesOf(latest.id)[0]?.body ?? []
  return { sample: blocks.filter((block) => block.type === 'element' && block.tagName === 'pre').slice(0, 1) }
}

export const meta = () => pageMeta(site.title, site.description)

export default function HomePage({ loaderData: { sample } }: Route.ComponentProps) {
  const navigation = useVersion()?.navigation ?? []
  const { setOpen } = useContentSearch()
  const first = navigation[0]?.children?.[0]?.path

  return (
    <>
      <PageHero
        orientation="horizontal"
        title={site.title}
        description={site.description}
        renderLinks={
          <>
            <Button
              label="Read the introduction"
              to={first}
              size="xl"
              trailingIcon="lucide:arrow-right"
              ui={{ trailingIcon: 'rtl:-scale-x-100' }}
            />
            <Button
              label="Search"
              icon="lucide:search"
              size="xl"
              color="neutral"
              variant="outline"
              onClick={() => setOpen(true)}
            />
          </>
        }
        className="overflow-hidden border-b border-default bg-muted"
        ui={{ container: 'gap-8 pb-0 @2xl:pb-0 @5xl:pb-0 @2xl:items-end', wrapper: '@2xl:pb-24' }}
      >
        <SundialArt className="w-full" />
      </PageHero>
      <Container className="grid gap-x-16 gap-y-12 py-16 lg:grid-cols-2 lg:py-24">
        <div className="min-w-0 lg:sticky lg:top-24 lg:self-start">
          <h2 className="mb-2 text-2xl font-semibold tracking-tight text-highlighted">A task in a few lines</h2>
          <p className="mb-6 max-w-prose text-muted">
            A schedule reads like a sentence. Sundial checks it when the program starts, and not when the task is due.
          </p>
          <Markdown nodes={sample} />
        </div>
        <nav aria-label="All pages" className="grid gap-10">
          {navigation.map(({ title, icon, children = [] }) => (
            <section key={title}>
              <h2 className="mb-2 flex items-center gap-2 text-sm font-semibold text-highlighted">
                {icon && <Icon name={icon} className="size-5 text-primary" />}
                {title}
              </h2>
              <ul className="divide-y divide-default border-y border-default">
                {children.map((page) => (
                  <li key={page.path}>
                    <Link
                      to={page.path}
                      className="group flex items-center justify-between gap-4 rounded-xs py-3 text-base text-default hover:text-primary"
                    >
                      {page.title}
                      <Icon
                        name="lucide:arrow-right"
                        className="size-4 shrink-0 text-dimmed transition-transform group-hover:translate-x-1 motion-reduce:transition-none rtl:-scale-x-100 rtl:group-hover:-translate-x-1"
                      />
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
      </Container>
    </>
  )
}
