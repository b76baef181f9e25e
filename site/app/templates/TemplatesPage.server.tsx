import { registerIcons } from '@frond/ui'
import { Badge } from '@frond/ui/badge'
import { Button } from '@frond/ui/button'
import { Container } from '@frond/ui/container'
import { PageCTA } from '@frond/ui/page-cta'
import { PageHero } from '@frond/ui/page-hero'
import { PageSection } from '@frond/ui/page-section'
import { findIcons } from '../../icon-collections'
import { readPage } from '../content/content.server'
import { Backdrop } from '../static-page/Backdrop'
import { KindFilter, kindFilterIsland, toKindWords } from '../static-page/KindFilter.server'
import { toButtons } from '../static-page/page-links'
import { renderStaticPage } from '../static-page/render-static-page.server'
import type { StaticPageContent } from '../static-page/static-page'
import { TemplatePicture } from './TemplatePicture'

type Page = ReturnType<typeof readPage<'templates'>>
type Template = Page['templates'][number]

export function renderTemplatesPage(): Promise<StaticPageContent> {
  const page = readPage('templates')
  for (const subset of findIcons(JSON.stringify(page))) registerIcons(subset)
  return renderStaticPage(page, <TemplatesPage {...page} />, [kindFilterIsland])
}

function TemplatesPage({ hero, links, templates }: Page) {
  const groups = [
    {
      headline: 'Free',
      title: 'Open source',
      description: 'Under the MIT license, like the library.',
      templates: templates.filter(({ license }) => license === 'free'),
    },
    {
      headline: 'Pro',
      title: 'Larger apps',
      description: 'Complete products with many screens. Part of Frond UI Pro; the previews are open to everyone.',
      templates: templates.filter(({ license }) => license === 'pro'),
    },
  ]

  return (
    <>
      <PageHero {...hero} links={toButtons(hero.links)} top={<Backdrop />} ui={{ container: 'pb-12 sm:pb-16' }} />
      <Container>
        <KindFilter label="Filter templates" kinds={['Free', 'Pro', ...new Set(templates.map(({ kind }) => kind))]} />
      </Container>
      {groups
        .filter((group) => group.templates.length > 0)
        .map(({ templates: listed, ...group }) => (
          <PageSection key={group.title} {...group} data-gallery-section="" ui={{ container: 'py-12 sm:py-16' }}>
            {/* A grid, because centered cards would move while the browser parses the next ones. */}
            <ul data-gallery="" className="grid gap-6 md:grid-cols-2 lg:gap-8 xl:grid-cols-3">
              {listed.map((template) => (
                <TemplateCard key={template.name} {...template} />
              ))}
            </ul>
          </PageSection>
        ))}
      <Container className="pt-8 pb-16 sm:pb-24">
        <PageCTA
          variant="subtle"
          title="Missing a template?"
          description="Describe the app that you start most often. New templates are announced on the releases page."
          links={toButtons(links)}
        />
      </Container>
    </>
  )
}

function TemplateCard({ name, title, description, license, kind, preview }: Template) {
  return (
    <li
      data-words={toKindWords([kind, license])}
      className="group relative flex flex-col overflow-hidden rounded-xl border border-default bg-default transition-shadow hover:shadow-lg"
    >
      <div className="border-b border-default bg-muted">
        <TemplatePicture name={name} title={title} sizes="100vw md:50vw xl:400px" />
      </div>
      <div className="flex flex-1 flex-col p-6">
        <div className="flex flex-wrap items-center gap-2">
          <h3 className="text-lg font-semibold text-highlighted">
            <a
              href={`/templates/${name}`}
              className="outline-hidden after:absolute after:inset-0 after:rounded-xl after:outline-primary focus-visible:after:outline-2 focus-visible:after:outline-offset-2"
            >
              {title}
            </a>
          </h3>
          <span className="ms-auto flex gap-2">
            <Badge label={kind} color="neutral" variant="subtle" />
            {license === 'pro' && <Badge label="Pro" variant="soft" />}
          </span>
        </div>
        <p className="mt-3 text-sm/6 text-pretty text-muted">{description}</p>
        <div className="mt-auto pt-6">
          {preview ? (
            <Button
              to={`/templates/${name}/preview/`}
              external
              target="_blank"
              label="Open preview"
              aria-label={`Open preview of ${title}`}
              icon="lucide:external-link"
              color="neutral"
              variant="outline"
              size="sm"
              className="relative"
            />
          ) : (
            <p className="text-sm text-muted">Runs on its own server, so it has no preview here.</p>
          )}
        </div>
      </div>
    </li>
  )
}
