import { registerIcons } from '@frond/ui'
import { Badge } from '@frond/ui/badge'
import { Button } from '@frond/ui/button'
import { Container } from '@frond/ui/container'
import { Icon } from '@frond/ui/icon'
import { PageCTA } from '@frond/ui/page-cta'
import { PageHero } from '@frond/ui/page-hero'
import { PageSection } from '@frond/ui/page-section'
import { findIcons } from '../../icon-collections'
import { readPage } from '../content/content.server'
import { Backdrop } from '../static-page/Backdrop'
import { toButtons } from '../static-page/page-links'
import { renderStaticPage } from '../static-page/render-static-page.server'
import type { StaticPageContent } from '../static-page/static-page'
import { PlannedFeatures } from './PlannedFeatures'
import { Sketch } from './Sketch'

type Page = ReturnType<typeof readPage<'templates'>>
type Template = Page['templates'][number]

export function renderTemplatesPage(): Promise<StaticPageContent> {
  const page = readPage('templates')
  for (const subset of findIcons(JSON.stringify(page))) registerIcons(subset)
  return renderStaticPage(page, <TemplatesPage {...page} />)
}

function TemplatesPage({ hero, links, templates }: Page) {
  const groups = [
    {
      headline: 'Free',
      title: 'To begin with',
      description: 'Under the MIT licence, like the library itself.',
      templates: templates.filter(({ licence }) => licence === 'free'),
    },
    {
      headline: 'Pro',
      title: 'To build on',
      description: 'Larger applications with every screen in place, part of Frond UI Pro.',
      templates: templates.filter(({ licence }) => licence === 'pro'),
    },
  ]

  return (
    <>
      <PageHero {...hero} links={toButtons(hero.links)} top={<Backdrop />} ui={{ container: 'pb-12 sm:pb-16' }} />
      {groups.map(({ templates: listed, ...group }) => (
        <PageSection key={group.title} {...group} ui={{ container: 'py-12 sm:py-16' }}>
          <ul className="grid gap-6 lg:gap-8 xl:grid-cols-3">
            {listed.map((template) => (
              <TemplateCard key={template.name} {...template} />
            ))}
          </ul>
        </PageSection>
      ))}
      <Container className="pt-8 pb-16 sm:pb-24">
        <PageCTA
          variant="subtle"
          title="Told on the day"
          description="A template is listed with its preview and its code as soon as both exist. The releases page and its feed say so."
          links={toButtons(links)}
        />
      </Container>
    </>
  )
}

function TemplateCard({ name, title, description, icon, licence, status, features, components }: Template) {
  return (
    // If three cards do not fit in a row, show one per row: two and one would leave a gap.
    <li className="flex flex-col overflow-hidden rounded-xl border border-default bg-default md:max-xl:flex-row">
      <div className="flex shrink-0 items-center border-b border-default bg-muted p-6 md:max-xl:w-2/5 md:max-xl:border-e md:max-xl:border-b-0">
        <Sketch name={name} className="w-full rounded-lg bg-default ring ring-default" />
      </div>
      <div className="flex min-w-0 flex-1 flex-col p-6">
        <div className="flex flex-wrap items-center gap-2">
          <Icon name={icon} className="size-5 text-primary" />
          <h3 className="text-lg font-semibold text-highlighted">{title}</h3>
          <span className="ms-auto flex gap-2">
            <Badge label={status} color="neutral" variant="subtle" />
            <Badge
              label={licence === 'pro' ? 'Pro' : 'Free'}
              color={licence === 'pro' ? 'primary' : 'neutral'}
              variant="soft"
            />
          </span>
        </div>
        <p className="mt-3 text-sm/6 text-pretty text-muted">{description}</p>
        <PlannedFeatures features={features} />
        <div className="mt-auto pt-6">
          <p className="text-xs text-muted">Made of</p>
          <ul className="mt-2 flex flex-wrap gap-1.5">
            {components.map(({ label, to }) => (
              <li key={to}>
                <Button to={to} label={label} size="xs" color="neutral" variant="subtle" />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </li>
  )
}
