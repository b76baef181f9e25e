import { registerIcons } from '@frond/ui'
import { Container } from '@frond/ui/container'
import { Icon } from '@frond/ui/icon'
import { PageCTA } from '@frond/ui/page-cta'
import { PageHero } from '@frond/ui/page-hero'
import { PageSection } from '@frond/ui/page-section'
import { editLink, site } from '../../site.config'
import { findIcons } from '../../icon-collections'
import { readPage } from '../content/content.server'
import { Image } from '../images/Image'
import { Backdrop } from '../static-page/Backdrop'
import { KindFilter, kindFilterIsland, toKindWords } from '../static-page/KindFilter.server'
import { toButtons } from '../static-page/page-links'
import { renderStaticPage } from '../static-page/render-static-page.server'
import type { StaticPageContent } from '../static-page/static-page'

type Page = ReturnType<typeof readPage<'showcase'>>

interface Item {
  name: string
  url: string
  kind: string
  description: string
  /** The path of the pictures, without the mode and the extension. */
  picture: string
  alt: string
}

export function renderShowcasePage(): Promise<StaticPageContent> {
  const page = readPage('showcase')
  for (const subset of findIcons(JSON.stringify(page))) registerIcons(subset)
  return renderStaticPage(page, <ShowcasePage {...page} />, [kindFilterIsland])
}

/** The projects of the list, then the templates. */
function listItems({ items }: Page): Item[] {
  const templates = readPage('templates').templates.map(({ name, title, description }) => ({
    name: `${title} template`,
    url: `/templates/${name}`,
    kind: 'Template',
    description,
    picture: `/templates/${name}`,
    alt: `The first page of the ${title} template`,
  }))
  return [...items.map((item) => ({ ...item, picture: `/showcase/${item.picture}` })), ...templates]
}

function ShowcasePage({ hero, ...page }: Page) {
  const items = listItems({ hero, ...page })
  return (
    <>
      <PageHero {...hero} links={toButtons(hero.links)} top={<Backdrop />} ui={{ container: 'pb-12 sm:pb-16' }} />
      <PageSection title="Projects" ui={{ container: 'gap-0 pt-0 sm:gap-0 sm:pt-0', title: 'sr-only' }}>
        <div className="mb-12">
          <KindFilter label="Filter projects" kinds={[...new Set(items.map(({ kind }) => kind))]} />
        </div>
        <ul data-gallery="" className="grid gap-x-8 gap-y-12 md:grid-cols-2">
          {items.map((item) => (
            <ShowcaseItem key={item.url} {...item} />
          ))}
        </ul>
      </PageSection>
      <Container className="pb-16 sm:pb-24">
        <PageCTA
          variant="subtle"
          title="Have you built something?"
          description={`Add it to the list with two pictures and a line about it. The only rule: it is made of ${site.name}, and everybody can open it.`}
          links={[
            {
              label: 'Edit the list',
              to: editLink('site/content/showcase.yml'),
              target: '_blank',
              icon: 'simple-icons:github',
            },
          ]}
        />
      </Container>
    </>
  )
}

function ShowcaseItem({ name, url, kind, description, picture, alt }: Item) {
  const isOutside = url.startsWith('https:')
  return (
    <li data-words={toKindWords([kind])} className="group relative">
      <div className="overflow-hidden rounded-xl bg-muted ring ring-default transition-shadow group-hover:shadow-lg">
        {(['light', 'dark'] as const).map((mode) => (
          <Image
            key={mode}
            src={`${picture}-${mode}.webp`}
            alt={alt}
            width={1280}
            height={800}
            sizes="100vw md:50vw xl:600px"
            className={`aspect-8/5 w-full object-cover object-top ${mode === 'light' ? 'dark:hidden' : 'hidden dark:block'}`}
          />
        ))}
      </div>
      <h3 className="mt-4 flex items-center gap-1.5 font-semibold text-highlighted">
        <a
          href={url}
          {...(isOutside && { target: '_blank', rel: 'noopener' })}
          className="outline-hidden after:absolute after:inset-0 after:rounded-xl after:outline-primary focus-visible:after:outline-2 focus-visible:after:outline-offset-4"
        >
          {name}
        </a>
        <Icon
          name={isOutside ? 'lucide:arrow-up-right' : 'lucide:arrow-right'}
          className="size-4 text-dimmed transition-transform group-hover:translate-x-0.5 rtl:-scale-x-100 rtl:group-hover:-translate-x-0.5"
        />
      </h3>
      <p className="mt-1 text-sm/6 text-pretty text-muted">{description}</p>
    </li>
  )
}
