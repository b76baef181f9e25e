import { Badge } from '@frond/ui/badge'
import { Container } from '@frond/ui/container'
import { Icon } from '@frond/ui/icon'
import { PageCTA } from '@frond/ui/page-cta'
import { PageHero } from '@frond/ui/page-hero'
import { PageSection } from '@frond/ui/page-section'
import { site } from '../../site.config'
import { readPage } from '../content/content.server'
import { Backdrop } from '../static-page/Backdrop'
import { QuestionsSection, questionsIsland } from '../static-page/QuestionsSection.server'
import { Island } from '../article/Island.server'
import { renderStaticPage } from '../static-page/render-static-page.server'
import type { StaticPageContent } from '../static-page/static-page'
import { Steps } from '../static-page/Steps'
import { TemplatePicture } from '../templates/TemplatePicture'
import { plans } from '@frond/pro-server/plans'
import { countSeats, formatMoney } from './format'
import { Plans } from './Plans'
import { PlansTable } from './PlansTable'
import { ProFooter } from './ProFooter'
import { questions } from './questions'

const pro = `${site.name} Pro`
const testMode = { kind: 'pro', name: 'TestMode' } as const

export function renderProPage(): Promise<StaticPageContent> {
  const head = {
    path: '/pro',
    title: 'Pro',
    description: `${pro} is a set of complete applications that are built with ${site.name}: SaaS, Dashboard and Chat. The library itself is free.`,
  }
  return renderStaticPage(head, <ProPage />, [testMode])
}

export function renderPricingPage(): Promise<StaticPageContent> {
  const prices = plans
    .map(({ name, amountMinor, currency }) => `${name} ${formatMoney(amountMinor, currency)}`)
    .join(', ')
  const head = {
    path: '/pro/pricing',
    title: 'Pro pricing',
    description: `What ${pro} costs: ${prices}. Paid once, without a subscription. The library itself is free.`,
  }
  return renderStaticPage(head, <PricingPage />, [testMode, questionsIsland])
}

const free = {
  title: 'Free for everybody',
  badge: 'MIT',
  description: 'The library and everything that belongs to it. No account, no key, no limit.',
  items: [
    'Every component, hook and theme',
    'Texts of the components in 63 languages',
    'The free templates',
    'The docs and every example',
  ],
}

const paid = {
  title: 'Pro',
  badge: 'Pro license',
  description: 'Large applications with every screen and state in place, as source code.',
  items: [
    'All Pro templates, as source code',
    `At least ${Math.min(...plans.map(({ updateMonths }) => updateMonths))} months of new releases of them`,
    'For as many projects as you like',
    'A license that works without a network',
  ],
}

function ProPage() {
  const templates = readPage('templates').templates.filter(({ license }) => license === 'pro')
  const [cheapest] = plans
  return (
    <>
      <PageHero
        top={<Backdrop />}
        headline={pro}
        title="Complete applications to start from"
        description="The library is free and stays free. Pro is what takes months to build with it: whole products, screen by screen, as source code that you own."
        links={[
          { label: 'Buy Pro', to: '/pro/purchase', trailingIcon: 'lucide:arrow-right' },
          { label: 'See the prices', to: '/pro/pricing', color: 'neutral', variant: 'outline' },
          { label: 'See all templates', to: '/templates', color: 'neutral', variant: 'ghost' },
        ]}
        body={<Island {...testMode} className="mx-auto max-w-2xl text-start" />}
        ui={{ container: 'pb-12 sm:pb-16' }}
      />

      <PageSection
        headline="What is in it"
        title="Templates with every screen and state"
        description="The download contains all of them as source code. New templates are added to it, and your license covers them within its update window."
        ui={{ container: 'py-12 sm:py-16' }}
      >
        <ul className="mx-auto grid max-w-4xl gap-10">
          {templates.map(({ name, title, description, features }) => (
            <li key={name} className="flex min-w-0 flex-col gap-5 sm:flex-row sm:items-center sm:gap-8">
              <div className="shrink-0 overflow-hidden rounded-xl ring ring-default sm:w-1/2">
                <TemplatePicture name={name} title={title} sizes="100vw lg:33vw xl:400px" />
              </div>
              <div className="min-w-0">
                <h3 className="text-lg font-semibold text-highlighted">{title}</h3>
                <p className="mt-1.5 text-sm/6 text-pretty text-muted">{description}</p>
                <CheckList items={features} className="mt-4" />
              </div>
            </li>
          ))}
        </ul>
      </PageSection>

      <PageSection
        headline="How it works"
        title="From the order to the first screen in minutes"
        ui={{ container: 'py-12 sm:py-16' }}
      >
        <Steps steps={orderSteps} />
      </PageSection>

      <PageSection
        headline="What is free"
        title="The library stays free"
        description="Everything in packages/ has the MIT license. What is in templates/pro/ has the Pro license."
      >
        <div className="grid gap-6 md:grid-cols-2 lg:gap-8">
          <Side {...free} />
          <Side {...paid} highlight />
        </div>
      </PageSection>

      <Container className="pb-16 sm:pb-24">
        <PageCTA
          variant="subtle"
          title={`From ${formatMoney(cheapest!.amountMinor, cheapest!.currency)}, paid once`}
          description={`${plans.map(({ name, seats }) => `${name} for ${countSeats(seats)}`).join(', ')}. Every plan includes every template.`}
          links={[
            { label: 'Compare the plans', to: '/pro/pricing' },
            { label: 'Start with the library', to: '/docs/getting-started' },
          ]}
        />
      </Container>
      <ProFooter />
    </>
  )
}

const orderSteps = [
  {
    title: 'Choose a plan',
    description: 'A plan and a mail address are all we ask for. There is no account to create.',
  },
  {
    title: 'Pay',
    description: 'On the page of the payment provider. We never see the number of your card.',
  },
  {
    title: 'Get your key',
    description: 'It is shown once on the page and sent by mail, together with the receipt.',
  },
  {
    title: 'Activate and download',
    description: 'Each person takes a seat with the key, saves a certificate and downloads the templates.',
  },
]

interface SideProps {
  title: string
  badge: string
  description: string
  items: readonly string[]
  highlight?: boolean
}

function Side({ title, badge, description, items, highlight = false }: SideProps) {
  return (
    <section
      className={`rounded-xl p-6 ring-inset sm:p-8 ${highlight ? 'bg-default ring-2 ring-primary' : 'bg-muted ring ring-default'}`}
    >
      <div className="flex flex-wrap items-center gap-3">
        <h3 className="text-xl font-semibold text-highlighted">{title}</h3>
        <Badge label={badge} color={highlight ? 'primary' : 'neutral'} variant="subtle" />
      </div>
      <p className="mt-2 text-pretty text-muted">{description}</p>
      <CheckList items={items} className="mt-6" />
    </section>
  )
}

function CheckList({ items, className }: { items: readonly string[]; className: string }) {
  return (
    <ul className={`flex flex-col gap-3 text-sm ${className}`}>
      {items.map((item) => (
        <li key={item} className="flex items-start gap-2.5">
          <Icon name="lucide:check" className="mt-0.5 size-4 shrink-0 text-primary" />
          {item}
        </li>
      ))}
    </ul>
  )
}

function PricingPage() {
  return (
    <>
      <PageHero
        top={<Backdrop />}
        headline={pro}
        title="Pay once, build as much as you like"
        description="Every plan includes every Pro template. Prices are in US dollars."
        body={<Island {...testMode} className="mx-auto max-w-2xl text-start" />}
        ui={{ container: 'pb-12 sm:pb-12' }}
      />
      <PageSection title="Plans" ui={{ container: 'gap-0 pt-0 pb-12 sm:gap-0 sm:pt-0 sm:pb-16', title: 'sr-only' }}>
        <Plans />
        <p className="mt-8 text-center text-sm text-muted">
          The library needs no plan. Everything in packages/ is free under the MIT license.
        </p>
      </PageSection>
      <PageSection title="Compare the plans" ui={{ container: 'py-12 sm:py-16' }}>
        <PlansTable />
      </PageSection>
      <QuestionsSection title="Questions" items={questions} />
      <ProFooter />
    </>
  )
}
