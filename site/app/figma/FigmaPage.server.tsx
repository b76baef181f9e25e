import { registerIcons } from '@frond/ui'
import { Alert } from '@frond/ui/alert'
import { Container } from '@frond/ui/container'
import { PageCard } from '@frond/ui/page-card'
import { PageCTA } from '@frond/ui/page-cta'
import { PageGrid } from '@frond/ui/page-grid'
import { PageHero } from '@frond/ui/page-hero'
import { PageSection } from '@frond/ui/page-section'
import { findIcons } from '../../icon-collections'
import { readPage } from '../content/content.server'
import { Backdrop } from '../static-page/Backdrop'
import { toButtons } from '../static-page/page-links'
import { QuestionsSection, questionsIsland } from '../static-page/QuestionsSection.server'
import { renderStaticPage } from '../static-page/render-static-page.server'
import type { StaticPageContent } from '../static-page/static-page'
import { Steps } from '../static-page/Steps'
import { ComponentsPicture, ModesPicture, TokensPicture } from './Pictures'

type Page = ReturnType<typeof readPage<'figma'>>

export function renderFigmaPage(): Promise<StaticPageContent> {
  const page = readPage('figma')
  for (const subset of findIcons(JSON.stringify(page))) registerIcons(subset)
  return renderStaticPage(page, <FigmaPage {...page} />, [questionsIsland])
}

function FigmaPage(page: Page) {
  const { hero, features1, features2, section1, section2, section3, section4, cta1, customers, faq } = page
  const { features: today, ...todayText } = features1
  const { steps, ...wayText } = section4

  return (
    <>
      <PageHero
        {...hero}
        links={toButtons(hero.links)}
        top={<Backdrop />}
        body={
          <Alert
            className="mx-auto max-w-2xl text-start"
            icon="lucide:info"
            color="neutral"
            variant="subtle"
            description={page.headline}
          />
        }
        ui={{ container: 'pb-12 sm:pb-16' }}
      />

      <PageSection {...todayText} links={toButtons(todayText.links ?? [])} ui={{ container: 'py-12 sm:py-16' }}>
        <PageGrid className="md:grid-cols-3">
          {today.map((feature) => (
            <PageCard key={feature.title} {...feature} />
          ))}
        </PageGrid>
      </PageSection>

      <PageSection id="tokens" {...toSection(section1)} orientation="horizontal" className="scroll-mt-header">
        <TokensPicture />
      </PageSection>
      <PageSection {...toSection(section2)} orientation="horizontal" reverse>
        <ComponentsPicture />
      </PageSection>
      <PageSection {...toSection(section3)} orientation="horizontal">
        <ModesPicture />
      </PageSection>

      <PageSection id="import" {...toSection(wayText)} className="scroll-mt-header">
        <Steps steps={steps} />
      </PageSection>
      <PageSection {...toSection(features2)} ui={{ features: '@2xl:grid-cols-3' }} />

      {customers.items.length > 0 && (
        <PageSection title={customers.title}>
          <ul className="flex flex-wrap justify-center gap-x-8 gap-y-3">
            {customers.items.map(({ name, url }) => (
              <li key={url}>
                <a
                  href={url}
                  target="_blank"
                  rel="noopener"
                  className="text-lg font-medium text-muted hover:text-highlighted"
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </PageSection>
      )}

      <QuestionsSection {...faq} />
      <Container className="pb-16 sm:pb-24">
        <PageCTA variant="subtle" {...cta1} links={toButtons(cta1.links)} />
      </Container>
    </>
  )
}

function toSection({ links = [], ...section }: Page['section1']) {
  return {
    ...section,
    links: toButtons(links).map((link) => ({ color: 'neutral', variant: 'outline', ...link }) as const),
  }
}
