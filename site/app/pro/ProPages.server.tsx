import { Alert } from '@frond/ui/alert'
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
import { resolveLinks } from '../navigation/resolve-links'
import { renderStaticPage } from '../static-page/render-static-page.server'
import type { StaticPageContent } from '../static-page/static-page'
import { Steps } from '../static-page/Steps'
import { PlannedFeatures } from '../templates/PlannedFeatures'
import { Sketch } from '../templates/Sketch'
import { Plans } from './Plans'
import { formatPrice, plans } from './plans'
import { questions } from './questions'

const pro = `${site.name} Pro`

export function renderProPage(): Promise<StaticPageContent> {
  const head = {
    path: '/pro',
    title: 'Pro',
    description: `${pro} is three finished applications made of ${site.name}: SaaS, Dashboard and Chat. The library itself is free.`,
  }
  return renderStaticPage(head, <ProPage />)
}

export function renderPricingPage(): Promise<StaticPageContent> {
  const prices = plans.map((plan) => `${plan.name} ${formatPrice(plan)}`).join(', ')
  const head = {
    path: '/pro/pricing',
    title: 'Pro pricing',
    description: `What ${pro} costs: ${prices}. Paid once, with 12 months of updates. The library itself is free.`,
  }
  return renderStaticPage(head, <PricingPage />, [questionsIsland])
}

export function renderPurchasePage(): Promise<StaticPageContent> {
  const head = {
    path: '/pro/purchase',
    title: 'Order Pro',
    description: `Orders for ${pro} are not open yet. This page tells what will happen when they are.`,
  }
  return renderStaticPage(head, <PurchasePage />)
}

export function renderActivatePage(): Promise<StaticPageContent> {
  const head = {
    path: '/pro/activate',
    title: 'Activate Pro',
    description: `Activation of ${pro} opens together with its orders. This page tells what you will need.`,
  }
  return renderStaticPage(head, <ActivatePage />)
}

const free = {
  title: 'Free for everybody',
  badge: 'MIT',
  description: 'The library and all that belongs to it. No account, no key, no limit.',
  items: [
    'Every component, hook and theme',
    'What components say, in 63 languages',
    'The Starter, Landing and Docs templates',
    'The docs and every example',
  ],
}

const paid = {
  title: 'Pro',
  badge: 'Own licence',
  description: 'Three large applications, with every screen and state in place.',
  items: [
    'The SaaS, Dashboard and Chat templates',
    '12 months of new releases of them',
    'For as many projects as you like',
    'A licence that works without a network',
  ],
}

function ProPage() {
  const templates = readPage('templates').templates.filter(({ licence }) => licence === 'pro')
  return (
    <>
      <PageHero
        top={<Backdrop />}
        headline={pro}
        title="Three applications, finished before you begin"
        description="The library is free and stays so. Pro is what takes months to build with it: whole products, screen by screen."
        links={[
          { label: 'See the prices', to: '/pro/pricing', trailingIcon: 'lucide:arrow-right' },
          { label: 'See all templates', to: '/templates' },
        ]}
        body={<InTheMaking />}
        ui={{ container: 'pb-12 sm:pb-16' }}
      />

      <PageSection
        headline="What is in it"
        title="SaaS, Dashboard and Chat"
        description="Outlines of the layout. Pictures will follow when there is something to take pictures of."
        ui={{ container: 'py-12 sm:py-16' }}
      >
        <ul className="grid gap-10 lg:grid-cols-3 lg:gap-8">
          {templates.map(({ name, title, description, features }) => (
            <li
              key={name}
              className="flex min-w-0 flex-col gap-5 sm:max-lg:flex-row sm:max-lg:items-center sm:max-lg:gap-8"
            >
              <div className="shrink-0 rounded-xl bg-muted p-6 ring ring-default ring-inset sm:max-lg:w-2/5">
                <Sketch name={name} className="w-full rounded-lg bg-default ring ring-default" />
              </div>
              <div className="min-w-0">
                <h3 className="text-lg font-semibold text-highlighted">{title}</h3>
                <p className="mt-1.5 text-sm/6 text-pretty text-muted">{description}</p>
                <PlannedFeatures features={features} />
              </div>
            </li>
          ))}
        </ul>
      </PageSection>

      <PageSection
        headline="What is free"
        title="A line that is easy to see"
        description="Everything in packages/ has the MIT licence. What is in templates/pro/ has its own."
      >
        <div className="grid gap-6 md:grid-cols-2 lg:gap-8">
          <Side {...free} />
          <Side {...paid} highlight />
        </div>
      </PageSection>

      <Container className="pb-16 sm:pb-24">
        <PageCTA
          variant="subtle"
          title={`From ${formatPrice(plans[0]!)}, paid once`}
          description="Three plans that differ in how many people work with the templates, and in nothing else."
          links={[
            { label: 'Compare the plans', to: '/pro/pricing' },
            { label: 'Begin with the library', to: '/docs/getting-started' },
          ]}
        />
      </Container>
    </>
  )
}

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
      <ul className="mt-6 flex flex-col gap-3 text-sm">
        {items.map((item) => (
          <li key={item} className="flex items-start gap-2.5">
            <Icon name="lucide:check" className="mt-0.5 size-4 shrink-0 text-primary" />
            {item}
          </li>
        ))}
      </ul>
    </section>
  )
}

function InTheMaking() {
  return (
    <Alert
      className="mx-auto max-w-2xl text-start"
      icon="lucide:hammer"
      color="neutral"
      variant="subtle"
      title="In the making"
      description="The templates are not finished and cannot be ordered yet. Prices and terms are set."
    />
  )
}

function PricingPage() {
  return (
    <>
      <PageHero
        top={<Backdrop />}
        headline={pro}
        title="Pay once, build as much as you like"
        description="Each plan holds all three templates and 12 months of updates. Prices are in US dollars."
        body={<InTheMaking />}
        ui={{ container: 'pb-12 sm:pb-12' }}
      />
      <PageSection title="Plans" ui={{ container: 'gap-0 pt-0 pb-12 sm:gap-0 sm:pt-0 sm:pb-16', title: 'sr-only' }}>
        <Plans />
        <p className="mt-8 text-center text-sm text-muted">
          The library needs no plan. Everything in packages/ is free under the MIT licence.
        </p>
      </PageSection>
      <QuestionsSection title="Questions" items={questions} />
    </>
  )
}

const orderSteps = [
  {
    title: 'Choose a plan',
    description: 'A plan and a mail address are all we ask for. There is no account to make.',
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
    description: 'Each person takes a seat with the key, gets a certificate and downloads the templates.',
  },
]

function PurchasePage() {
  return (
    <>
      <Notice
        headline={pro}
        title="Orders are not open yet"
        description="There is nothing to order before the templates can be downloaded."
        links={[
          { label: 'See the prices', to: '/pro/pricing' },
          { label: 'Follow the releases', to: '/releases' },
        ]}
      />
      <PageSection title="What will happen when they are" ui={{ container: 'pt-8 sm:pt-8' }}>
        <Steps steps={orderSteps} />
      </PageSection>
      <PageSection title="The plans" ui={{ container: 'pt-0 sm:pt-0' }}>
        <ul className="mx-auto w-full max-w-2xl divide-y divide-default rounded-xl ring ring-default ring-inset">
          {plans.map((plan) => (
            <li key={plan.id} className="flex items-center justify-between gap-4 px-6 py-4">
              <div>
                <p className="font-medium text-highlighted">{plan.name}</p>
                <p className="text-sm text-muted">
                  {plan.seats === 1 ? '1 seat' : `${plan.seats} seats`}, {plan.updateMonths} months of updates
                </p>
              </div>
              <p className="text-xl font-semibold text-highlighted tabular-nums">{formatPrice(plan)}</p>
            </li>
          ))}
        </ul>
      </PageSection>
    </>
  )
}

const activateSteps = [
  {
    title: 'Have your key at hand',
    description: 'It starts with FRP1 and is in the email that you received after the order.',
  },
  {
    title: 'Say who takes the seat',
    description: 'A mail address or a user name. The same person never takes a second seat.',
  },
  {
    title: 'Keep the certificate',
    description: 'A small signed file. It proves the licence to your build without a network.',
  },
  {
    title: 'Install',
    description: 'The setup for Vite and Next.js will be shown beside the certificate.',
  },
]

function ActivatePage() {
  return (
    <>
      <Notice
        headline={pro}
        title="Nothing to activate yet"
        description="Keys come with orders, and orders are not open. This page will take your key from that day on."
        links={resolveLinks([
          { label: 'When orders open', to: '/pro/purchase' },
          { label: 'Use the free library', to: '/docs/getting-started/installation' },
        ])}
      />
      <PageSection title="What activation will ask for" ui={{ container: 'pt-8 sm:pt-8' }}>
        <Steps steps={activateSteps} />
      </PageSection>
    </>
  )
}

interface NoticeProps {
  headline: string
  title: string
  description: string
  links: { label: string; to: string }[]
}

/** The header of a page whose feature is not available yet. */
function Notice(props: NoticeProps) {
  return <PageHero top={<Backdrop />} {...props} ui={{ container: 'pb-12 sm:pb-16' }} />
}
